/** All schemas that the content is made of. Each says what a value must be, and what to write instead. */
export * from './groups.ts';
export * from './texts.ts';
export * from './values.ts';
