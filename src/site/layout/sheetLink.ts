/** The start of the stylesheet link. Everything before it in a page is the first screen. */
export const sheetLink = '<link rel="stylesheet"';
