/** Turns errors of FTP and HTTP into one sentence for staff: what failed, why, and what to do. */
import { FTPError } from 'basic-ftp';
import type { Settings } from './ftpSettings.ts';

/**
 * Known errors, in the order in which they are tried: the first pattern that matches gives the reason and the advice.
 * Both may hold names in braces, such as {host}.
 */
export type KnownErrors = readonly (readonly [pattern: RegExp, reason: string, advice: string])[];

/**
 * Returns the error to throw: "Could not <purpose>: <reason>. <advice>". `found` is the text that the patterns are
 * matched against and the value of {found}; `values` has what the other names in braces stand for.
 */
export function knownError(
  errors: KnownErrors,
  purpose: string,
  found: string,
  values: object,
  cause?: unknown,
): Error {
  const [, reason, advice] = errors.find(([pattern]) => pattern.test(found))!;
  const known = new Map<string, unknown>(Object.entries({ ...values, found }));
  const sentence = `${reason}. ${advice}`.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(known.get(name)),
  );
  return new Error(`Could not ${purpose}: ${sentence}`, { cause });
}

/**
 * Returns the error to throw for an error of the FTP client. `purpose` is what failed: "send index.html
 * (ftp.example.com)". `values` has what names in braces stand for besides the settings. The patterns are matched against one line of five parts: `answer` if the server refused a command,
 * otherwise `silence`; the code; `ftps` or `plain`; the purpose; and the client's message. An example:
 * `answer 530 ftps log in to ftp.example.com: 530 Login incorrect`.
 */
export function ftpError(
  errors: KnownErrors,
  error: unknown,
  purpose: string,
  settings: Settings,
  values = {},
): Error {
  const { code = 'UNKNOWN', message } = error as NodeJS.ErrnoException;
  const kind = error instanceof FTPError ? 'answer' : 'silence';
  const mode = settings.encrypted ? 'ftps' : 'plain';
  const key = `${kind} ${code} ${mode} ${purpose}: ${message.replaceAll(/\s+/g, ' ')}`;
  hidePassword(error as Error, settings.password);
  const said = quotable((error as Error).message);
  return knownError(errors, purpose, key, { ...settings, ...values, said }, error);
}

/**
 * Replaces the password in an error by ***, because some servers repeat it in their answer. The lines of the stack that
 * name our own files stay as they are: a short password may be part of a path.
 */
function hidePassword(error: Error, password: string | undefined): void {
  if (!password) return;
  const hide = (text: string) => text.replaceAll(password, '***');
  error.message = hide(error.message);
  const lines = error.stack?.split('\n') ?? [];
  error.stack = lines.map((line) => (/^ +at /.test(line) ? line : hide(line))).join('\n');
}

/**
 * Returns a server's message in a form that can be quoted inside a sentence: its first line, without control characters
 * and without a full stop, at most 160 characters. Cuts at a semicolon, behind which Node writes for programmers.
 */
export function quotable(message: string): string {
  const [line = ''] = message.split(/[\r\n;]/);
  const clean = line.replaceAll(/[\0-\x1f\x7f-\x9f]/g, '').trim();
  return clean.slice(0, 160).replace(/[.:\s]+$/, '') || 'no reason given';
}
