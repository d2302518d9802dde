/** The errors of pictures that cannot be shown. */
import { shownPath } from '../project.ts';

/** The reason for refusing a file in another format. */
export const otherFormat =
  'it is not a JPEG, PNG, WebP or AVIF. Save it as JPEG or PNG and take that file.';

/** Says why a file cannot be shown as a picture. */
export class PictureError extends Error {
  /** What is wrong with the file and what to do, without its name. */
  readonly reason: string;

  constructor(verb: 'read' | 'use', file: string, reason: string, options?: ErrorOptions) {
    super(`Could not ${verb} the picture (${shownPath(file)}): ${reason}`, options);
    this.reason = reason;
  }
}

export interface RefusedPicture {
  readonly slug: string;
  /** What is wrong with its file and what to do, without its name. Undefined if it has no file, or several. */
  readonly reason: string | undefined;
  /** The whole sentence, with the pages that show the picture. */
  readonly sentence: string;
}

/** Stops a build because of pictures. Its message has a line for each. */
export class PicturesError extends Error {
  readonly refused: readonly RefusedPicture[];

  constructor(refused: readonly RefusedPicture[]) {
    super(refused.map(({ sentence }) => sentence).join('\n'));
    this.refused = refused;
  }
}
