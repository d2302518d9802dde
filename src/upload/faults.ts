/** Says in one sentence why something did not work, and what to do. */
import { FTPError } from 'basic-ftp';
import type { Settings } from './settings.ts';

/** What goes wrong: the first pattern that fits tells the reason and what to do; names in braces are filled in. */
export type Faults = readonly (readonly [pattern: RegExp, reason: string, advice: string])[];

/** Takes what the patterns are tried on, and what stands for the names in braces; returns the reason and the advice. */
export function findFault(faults: Faults, key: string, facts: Readonly<Record<string, unknown>>): [string, string] {
  const [, reason, advice] = faults.find(([pattern]) => pattern.test(key))!;
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
  return [fill(reason), fill(advice)];
}

/**
 * Takes what was to be done at the FTP server, such as "send index.html (ftp.example.com)", and what went wrong. The
 * patterns are tried on "answer" or "silence" of the server, the error's code, ftps or plain, what was to be done, and
 * the error's words: `answer 530 ftps log in to ftp.example.com: 530 Login incorrect`.
 */
export function ftpFault(faults: Faults, error: unknown, purpose: string, settings: Settings, facts = {}): Error {
  const { code = 'UNKNOWN', message } = error as NodeJS.ErrnoException;
  const kind = error instanceof FTPError ? 'answer' : 'silence';
  const mode = settings.encrypted ? 'ftps' : 'plain';
  const key = `${kind} ${code} ${mode} ${purpose}: ${message.replaceAll(/\s+/g, ' ')}`;
  const [reason, advice] = findFault(faults, key, { ...settings, ...facts, said: quotable(message) });
  return new Error(`Could not ${purpose}: ${reason}. ${advice}`, { cause: error });
}

/** What the other side said, fit to stand in a sentence: the first line, at most 160 characters, without a full stop. */
function quotable(words: string): string {
  const [line = ''] = words.split(/[\r\n]/);
  const clean = line.replaceAll(/[\0-\x1f\x7f-\x9f]/g, '').trim();
  return clean.slice(0, 160).replace(/[.:\s]+$/, '') || 'no reason given';
}
