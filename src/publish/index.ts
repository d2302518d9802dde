/** The door of the publisher: all that other rooms may use of it. */
export { pack } from './pack.ts';
export { uploadSite } from './uploadSite.ts';
