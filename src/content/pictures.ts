/** How content names a picture: the file in src/pictures, what it shows, and the point that a crop must keep. */

export interface PictureText {
  /** The file's name in src/pictures without its ending. */
  readonly slug: string;
  /** What the picture shows, for those who cannot see it. */
  readonly alt: string;
  /**
   * The point that every crop keeps in view, from 0, 0 (top left) to 1, 1 (bottom right); without it the middle.
   * `zoom: 1.2` goes closer, to leave out a frame around the subject.
   */
  readonly focus?: { readonly x: number; readonly y: number; readonly zoom?: number };
}
