/** How the link of the sheet begins. What comes before it in a page is the first screen. */
export const sheetLink = '<link rel="stylesheet"';
