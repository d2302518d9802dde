/** What a file really is, told by its first bytes and not by its name. */

/** Pictures that the build reads, and what else people save under a picture's name. */
export type FileKind = { readonly readable: boolean; readonly called: string };

/** Takes a file's bytes; returns its kind in words that continue "it is …". */
export function fileKind(bytes: Buffer): FileKind {
  const start = bytes.subarray(0, 1024).toString('latin1');
  const known = signatures.find(({ matches }) => matches.test(start));
  if (!known) return { readable: false, called: 'not a picture' };
  if (known.called === zip) return { readable: false, called: `not a picture but ${officeKind(bytes)}` };
  return { readable: known.readable ?? false, called: known.called };
}

const zip = 'a zip archive';

/** Sources: the formats' own specifications; HEIF's brands from ISO/IEC 23008-12, AVIF's from the AV1 image format. */
const signatures: readonly { matches: RegExp; called: string; readable?: true }[] = [
  { matches: /^\xff\xd8\xff/, called: 'a JPEG picture', readable: true },
  { matches: /^\x89PNG\r\n\x1a\n/, called: 'a PNG picture', readable: true },
  { matches: /^RIFF[^]{4}WEBP/, called: 'a WebP picture', readable: true },
  { matches: /^[^]{4}ftyp(?:avi[fs]|[^]{4}[^]{4}(?:[^]{4}){0,8}?avi[fs])/, called: 'an AVIF picture', readable: true },
  { matches: /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/, called: 'an HEIC picture, which browsers cannot show' },
  { matches: /^[^]{4}ftyp/, called: 'not a picture but a video' },
  { matches: /^GIF8/, called: 'a GIF picture, which has too few colours for a photograph' },
  { matches: /^(?:II[*+]\0|MM\0[*+])/, called: 'a TIFF or camera raw picture, which browsers cannot show' },
  { matches: /^BM[^]{4}\0\0\0\0/, called: 'a BMP picture, which is far too large for a website' },
  { matches: /^8BPS/, called: 'a Photoshop document, which browsers cannot show' },
  { matches: /^(?:\xff\n|\0\0\0\x0cJXL )/, called: 'a JPEG XL picture, which most browsers cannot show' },
  { matches: /^%PDF/, called: 'not a picture but a PDF document' },
  { matches: /^PK(?:\x03\x04|\x05\x06)/, called: zip },
  { matches: /^\xd0\xcf\x11\xe0/, called: 'not a picture but an old Word or Office document' },
  { matches: /^(?:\xef\xbb\xbf)?\s*<(?:svg|\?xml[^]*<svg)/i, called: 'an SVG drawing, not a photograph' },
  { matches: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype html|html|head)/i, called: 'not a picture but a web page' },
];

/** Word, Excel and PowerPoint files are zip archives that hold a folder of that name. */
function officeKind(bytes: Buffer): string {
  if (bytes.includes('word/')) return 'a Word document';
  if (bytes.includes('ppt/')) return 'a PowerPoint document';
  if (bytes.includes('xl/')) return 'an Excel document';
  return zip;
}
