/** The door of the publisher: all that other rooms may use of it. What sends and packs is loaded when it begins. */
import type * as packing from './pack.ts';
import type * as uploading from './upload.ts';

export { writeSettings, writtenSettings } from './upload/ftpSettings.ts';

export const upload: typeof uploading.upload = async (...args) =>
  (await import('./upload.ts')).upload(...args);

export const pack: typeof packing.pack = async (...args) =>
  (await import('./pack.ts')).pack(...args);
