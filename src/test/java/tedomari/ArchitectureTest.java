package tedomari;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The packages look only down, as the table in {@code docs/architecture.md} says. */
final class ArchitectureTest {

    private static final JavaClasses PROJECT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("/test-classes/"))
            .importPackages("tedomari");

    /** Package and what it may import of the project. */
    private static final Map<String, List<String>> MAY_IMPORT = new LinkedHashMap<>();

    static {
        MAY_IMPORT.put("cgt", List.of());
        MAY_IMPORT.put("go", List.of());
        MAY_IMPORT.put("task", List.of());
        MAY_IMPORT.put("job", List.of("task"));
        MAY_IMPORT.put("spark", List.of("job", "task"));
        MAY_IMPORT.put("search", List.of("go", "task"));
        MAY_IMPORT.put("eyes", List.of("go", "search", "task", "job"));
        MAY_IMPORT.put("semeai", List.of("cgt", "go", "task"));
        MAY_IMPORT.put("judge", List.of("cgt", "go", "task", "search", "eyes", "semeai"));
        MAY_IMPORT.put("catalog", List.of("cgt", "go", "task", "job", "search", "eyes", "semeai", "judge"));
        MAY_IMPORT.put("verify", List.of("cgt", "go", "task", "job", "search", "eyes", "semeai", "judge", "catalog"));
        MAY_IMPORT.put("draw", List.of("cgt", "go", "search", "eyes", "semeai", "judge", "catalog", "verify"));
        List<String> belowLang =
                List.of("cgt", "go", "task", "job", "search", "eyes", "semeai", "judge", "catalog", "verify", "draw");
        MAY_IMPORT.put("lang", belowLang);
        MAY_IMPORT.put("gtp", belowLang);
        MAY_IMPORT.put(
                "cli",
                Stream.concat(belowLang.stream(), Stream.of("lang", "gtp")).toList());
    }

    @TestFactory
    Stream<DynamicTest> aPackageImportsOnlyWhatItRestsOn() {
        return MAY_IMPORT.keySet().stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> {
                    List<String> allowed = MAY_IMPORT.getOrDefault(name, List.of());
                    String[] forbidden = MAY_IMPORT.keySet().stream()
                            .filter(other -> !other.equals(name) && !allowed.contains(other))
                            .map(other -> "tedomari." + other + "..")
                            .toArray(String[]::new);
                    noClasses()
                            .that()
                            .resideInAPackage("tedomari." + name + "..")
                            .should()
                            .dependOnClassesThat()
                            .resideInAnyPackage(forbidden)
                            .allowEmptyShould(true)
                            .check(PROJECT);
                }));
    }

    @Test
    void everyClassLivesInAPackageOfTheTable() {
        classes()
                .should()
                .resideInAnyPackage(MAY_IMPORT.keySet().stream()
                        .map(name -> "tedomari." + name + "..")
                        .toArray(String[]::new))
                .check(PROJECT);
    }

    @Test
    void noGroupOfCommandsKnowsTheTop() {
        noClasses()
                .that()
                .resideInAPackage("tedomari.cli.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tedomari.cli")
                .check(PROJECT);
    }

    @Test
    void noGroupOfCommandsKnowsAnotherButWhatAllOfThemShare() {
        slices().matching("tedomari.cli.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAnyPackage("tedomari.cli.shell..", "tedomari.cli.text.."))
                .check(PROJECT);
        slices().matching("tedomari.cli.(*)..").should().beFreeOfCycles().check(PROJECT);
    }

    @Test
    void onlyTheCommandLineKnowsPicocli() {
        noClasses()
                .that()
                .resideOutsideOfPackage("tedomari.cli..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("picocli..")
                .check(PROJECT);
    }

    @Test
    void onlyThePromptKnowsTheTerminal() {
        noClasses()
                .that()
                .resideOutsideOfPackage("tedomari.cli.prompt..")
                // It takes the signal of Ctrl-C from jline and nothing else, since Java itself does not offer it.
                .and()
                .doNotHaveFullyQualifiedName("tedomari.cli.shell.CtrlC")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jline..")
                .check(PROJECT);
    }

    @Test
    void onlyItsOwnPackageKnowsSpark() {
        noClasses()
                .that()
                .resideOutsideOfPackage("tedomari.spark..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tedomari.spark..", "org.apache..", "scala..")
                .check(PROJECT);
    }
}
