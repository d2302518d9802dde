/** The errors of an upload, and how their sentences are put together. */
import { HostingError } from '../../../hosting/hostingError.ts';
import { withoutUnprintable } from '../../../values/damagedTexts.ts';
import { startOf } from '../../../values/format.ts';

/**
 * Both may contain values in braces, such as {host}, and settings in capitals, such as {FTP_HOST}, which a terminal and the form
 * name differently.
 */
export interface Sentence {
  readonly reason: string;
  readonly advice: string;
}

/** Why an upload ends at once. */
export type FinalState = 'overtaken' | 'full' | 'dotNames' | 'endless';

/** An error after which the upload ends at once, because a retry could not help. */
export class FinalError extends Error {
  readonly state: FinalState;

  constructor(state: FinalState, message: string) {
    super(message);
    this.state = state;
  }
}

/** No data connection could be opened, although the server answers commands. */
export class BlockedError extends Error {}

/** Throws if staff have stopped the upload, for example with Ctrl-C. */
export function throwIfStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Error('Could not finish the upload: it was stopped.');
}

/**
 * Returns the error to throw: "Could not <purpose>: <reason>. <advice>". `values` has the values for names in braces, except
 * those in capitals.
 */
export function errorFrom(
  { reason, advice }: Sentence,
  purpose: string,
  values: object,
  cause?: unknown,
): Error {
  const sentence = fillNames(`${reason}. ${advice}`, values);
  return new HostingError(`Could not ${purpose}: ${sentence}`, { cause });
}

/** Replaces each name in braces by its value, except those in capitals. */
export function fillNames(text: string, values: object): string {
  const named = new Map<string, unknown>(Object.entries(values));
  return text.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => String(named.get(name)));
}

/** Returns a server's message in a form that can be quoted inside a sentence: without unprintable characters, and short. */
export function quotable(message: string): string {
  return excerptOf(withoutUnprintable(message));
}

/**
 * Returns what a sentence quotes of a printable message: its first line without a full stop, at most 160 characters. Cuts at a
 * semicolon, after which Node adds details for programmers.
 */
export function excerptOf(message: string): string {
  const [line = ''] = message.split(/[\r\n;]/);
  // basic-ftp appends which of its connections failed.
  const own = line.replace(/ \((control|data) socket\)/, '').trim();
  return startOf(own, 160).replace(/[.:\s]+$/, '') || 'no reason given';
}
