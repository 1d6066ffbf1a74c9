package tedomari.draw;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** An SVG as an XML parser sees it. */
record Document(Element root) {

    static Document parse(String svg) throws Exception {
        return new Document(DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement());
    }

    List<Element> elements(String name) {
        NodeList found = root.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) {
            elements.add((Element) found.item(i));
        }
        return elements;
    }

    /** The first text element with this content. */
    Element text(String content) {
        return elements("text").stream()
                .filter(text -> text.getTextContent().equals(content))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no text " + content));
    }

    static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }
}
