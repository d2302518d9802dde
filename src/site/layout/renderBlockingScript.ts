/**
 * The content of a script whose only purpose is to block rendering. A script waits for the stylesheets above it, and the browser
 * renders nothing below a script until it has run, so nothing ever shows unstyled. It is one space, because browsers skip an
 * empty script.
 */
export const renderBlockingScript = ' ';
