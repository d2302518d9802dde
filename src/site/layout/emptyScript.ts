/**
 * Scripts wait for the stylesheets before them. So does this one, and with it the browsers that would otherwise show what
 * follows without its styles. It does nothing; without any character no browser would wait for it.
 */
export const emptyScript = ' ';
