/** Says in one sentence why something did not work, and what to do. */
import { FTPError } from 'basic-ftp';
import type { Settings } from './ftpSettings.ts';

/** What goes wrong: the first pattern that fits tells the reason and what to do; names in braces are filled in. */
export type Faults = readonly (readonly [pattern: RegExp, reason: string, advice: string])[];

/** Takes what was to be done, what the patterns are tried on, and what stands for the names in braces beside `found`. */
export function faultOf(
  faults: Faults,
  purpose: string,
  found: string,
  facts: object,
  cause?: unknown,
): Error {
  const [, reason, advice] = faults.find(([pattern]) => pattern.test(found))!;
  const known = new Map<string, unknown>(Object.entries({ ...facts, found }));
  const sentence = `${reason}. ${advice}`.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(known.get(name)),
  );
  return new Error(`Could not ${purpose}: ${sentence}`, { cause });
}

/**
 * Takes what was to be done at the FTP server, such as "send index.html (ftp.example.com)", and what went wrong. The
 * patterns are tried on "answer" or "silence" of the server, the error's code, ftps or plain, what was to be done, and
 * the error's words: `answer 530 ftps log in to ftp.example.com: 530 Login incorrect`.
 */
export function ftpFault(
  faults: Faults,
  error: unknown,
  purpose: string,
  settings: Settings,
  facts = {},
): Error {
  const { code = 'UNKNOWN', message } = error as NodeJS.ErrnoException;
  const kind = error instanceof FTPError ? 'answer' : 'silence';
  const mode = settings.encrypted ? 'ftps' : 'plain';
  const key = `${kind} ${code} ${mode} ${purpose}: ${message.replaceAll(/\s+/g, ' ')}`;
  return faultOf(faults, purpose, key, { ...settings, ...facts, said: quotable(message) }, error);
}

/**
 * What the other side said, fit to stand in a sentence: the first line, at most 160 characters, without a full stop.
 * Behind a semicolon Node gives advice to programmers.
 */
function quotable(words: string): string {
  const [line = ''] = words.split(/[\r\n;]/);
  const clean = line.replaceAll(/[\0-\x1f\x7f-\x9f]/g, '').trim();
  return clean.slice(0, 160).replace(/[.:\s]+$/, '') || 'no reason given';
}
