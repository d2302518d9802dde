/** Makes one sentence of an error: what failed, why, and what to do. */
import { FTPError } from 'basic-ftp';
import type { Settings } from './ftpSettings.ts';

/** Known errors: the first pattern that fits gives reason and advice, with {names} filled in. */
export type Faults = readonly (readonly [pattern: RegExp, reason: string, advice: string])[];

/** Takes the purpose, the text to match (also `{found}`) and the values of other {names}. */
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
 * Takes an error of the FTP client and the purpose, such as "send index.html (ftp.example.com)".
 * The text to match is `answer` or `silence` of the server, the code, `ftps` or `plain`, the
 * purpose and the message: `answer 530 ftps log in to ftp.example.com: 530 Login incorrect`.
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
  hidePassword(error as Error, settings.password);
  const said = quotable((error as Error).message);
  return faultOf(faults, purpose, key, { ...settings, ...facts, said }, error);
}

/** Servers repeat what they were sent. Takes the password out of their words, and of no other. */
function hidePassword(error: Error, password: string | undefined): void {
  if (!password) return;
  const hide = (text: string) => text.replaceAll(password, '***');
  error.message = hide(error.message);
  const lines = error.stack?.split('\n') ?? [];
  error.stack = lines.map((line) => (/^ +at /.test(line) ? line : hide(line))).join('\n');
}

/**
 * Returns words of a server fit for a sentence: their first line without a full stop, not too long.
 * After a semicolon Node gives advice to programmers.
 */
export function quotable(message: string): string {
  const [line = ''] = message.split(/[\r\n;]/);
  const clean = line.replaceAll(/[\0-\x1f\x7f-\x9f]/g, '').trim();
  return clean.slice(0, 160).replace(/[.:\s]+$/, '') || 'no reason given';
}
