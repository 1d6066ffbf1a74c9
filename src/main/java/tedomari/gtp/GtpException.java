package tedomari.gtp;

/** A command that fails; the message is the reply. */
final class GtpException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    GtpException(String message) {
        super(message, null, false, false);
    }
}
