/** Finds response headers of the host that make a browser show a file wrongly. */
import {
  contentTypeOf,
  fileKindOf,
  harmfulOnPages,
  hidesFromSearch,
  knownEncodings,
} from './hostHeaders.ts';

/**
 * Returns the harmful header of a response for a file, such as `Content-Type: text/plain`, or undefined. `header` returns the
 * value of a header, or an empty string. A trial site may be hidden from search engines.
 */
export function findHarmfulHeader(
  name: string,
  header: (name: string) => string,
  { isSecure, isTrial }: { readonly isSecure: boolean; readonly isTrial: boolean },
): string | undefined {
  const isPage = name.endsWith('.html');
  const quote = (headerName: string) => `${headerName}: ${header(headerName)}`;
  const encodings = header('Content-Encoding')
    .toLowerCase()
    .split(/[\s,]+/);
  if (!encodings.every((encoding) => encoding === '' || knownEncodings.includes(encoding)))
    return quote('Content-Encoding');
  const harmful = Object.entries(isPage ? harmfulOnPages : {}).find(([headerName, isHarmless]) => {
    const value = header(headerName);
    return value !== '' && !isHarmless(value, isSecure);
  });
  if (harmful) return quote(harmful[0]);
  if (isPage && !isTrial && hidesFromSearch.test(header('X-Robots-Tag')))
    return quote('X-Robots-Tag');
  const kind = fileKindOf(name);
  if (kind === undefined) return undefined;
  const [type = '', ...parameters] = header('Content-Type')
    .toLowerCase()
    .split(/\s*;\s*/);
  const charsets = parameters.filter((parameter) => parameter.startsWith('charset='));
  const isVague = ['', 'application/octet-stream', 'binary/octet-stream'].includes(type);
  const isRightType = [kind.type, ...(kind.synonyms ?? [])].includes(type);
  const isRightCharset =
    !kind.isText || charsets.every((charset) => /^charset="?utf-?8"?$/.test(charset));
  if ((isRightType && isRightCharset) || (isVague && !kind.isNeeded)) return undefined;
  return `Content-Type: ${header('Content-Type') || 'none'} instead of ${contentTypeOf(kind)}`;
}
