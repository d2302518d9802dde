/**
 * The content of a script that does nothing but wait. A script waits for the stylesheets above it, and the browser shows
 * nothing below a script before it has run, so nothing is ever visible without its styles. It is one space, because
 * browsers skip a script without content.
 */
export const renderBlockingScript = ' ';
