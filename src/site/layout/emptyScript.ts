/**
 * A script waits for the stylesheets above it, and nothing below it is shown until it has run: so nothing is ever shown
 * without its styles. It does nothing, and needs one character, or browsers skip it.
 */
export const emptyScript = ' ';
