/** The entry point of the publisher: all that other folders may import from it. */
export { pack } from './pack.ts';
export { uploadSite } from './uploadSite.ts';
