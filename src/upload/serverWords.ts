/** What the other side said, fit to stand in a sentence. */

/** Returns the first line of an error's message in brackets-safe form, without a full stop, at most 160 characters. */
export function serverWords(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split(/[\r\n]/);
  const clean = line.replaceAll(/[\0-\x1f\x7f-\x9f]/g, '').trim();
  return clean.slice(0, 160).replace(/[.:\s]+$/, '') || 'no reason given';
}
