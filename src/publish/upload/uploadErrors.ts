/** Turns errors of FTP and HTTP into one sentence for staff: what failed, why, and what to do. */
import { FTPError } from 'basic-ftp';
import type { Access } from '../../hosting/ftpSettings.ts';
import { HostingError } from '../../hosting/hostingError.ts';

/**
 * Both may contain values in braces, such as {host}, and settings in capitals, such as {FTP_HOST}, which a terminal and the form
 * name differently.
 */
export interface Sentence {
  readonly reason: string;
  readonly advice: string;
}

/** What the upload knows about an error besides its code. */
type FtpState = 'answer' | 'silence' | FinalState | 'blocked';
export type FinalState = 'overtaken' | 'full' | 'dotNames' | 'endless';

/** An error after which the upload ends at once, because a retry could not help. */
export class FinalError extends Error {
  readonly state: FinalState;

  constructor(state: FinalState, message: string) {
    super(message);
    this.state = state;
  }
}

/** Throws if staff have stopped the upload, for example with Ctrl-C. */
export function throwIfStopped(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Error('Could not finish the upload: it was stopped.');
}

/** No data connection could be opened, although the server answers commands. */
export class BlockedError extends Error {}

/**
 * Tried in this order: the first pattern that matches gives the reason and the advice. A pattern matches one line of five parts:
 * the state, which is `answer` if the server refused a command; the code; `ftps` or `plain`; what was tried, with `again` if it
 * has worked before; and the server's words, never those of the FTP package. An example: `answer 530 ftps log in to
 * ftp.example.com: 530 Login incorrect`.
 */
const ftpErrors: readonly (readonly [pattern: RegExp, reason: string, advice: string])[] = [
  [
    /^silence ERR_TLS_CERT_ALTNAME_INVALID /,
    'its certificate is for {names}',
    'If that is your hosting company, write that name into {FTP_TLS_SERVERNAME} (for *.example.com write ' +
      'ftp.example.com); otherwise check {FTP_HOST}.',
  ],
  [
    /^silence \w*(CERT|SIGNATURE|ISSUER)/,
    'this computer does not trust its certificate ({said}), so any computer could pose as {host}',
    'Ask the hosting company for a server name with a valid certificate; ' +
      'only if they say that this one is theirs, set {FTP_TLS_CHECK} to off.',
  ],
  [
    /^answer \d+ ftps encrypt /,
    'it does not offer encryption ({said})',
    'Ask the hosting company for FTPS; only if they have none, set {FTP_MODE} to plain: ' +
      'the password is then sent unencrypted.',
  ],
  [
    /^answer \d+ \w+ open the folder /,
    'the server refuses it ({said})',
    'Write the folder of the site into {FTP_FOLDER}.{folders}',
  ],
  [
    /^answer \d+ plain (reach|log in) .*: .*(encrypt|tls|ssl|cleartext|secure)/i,
    'it wants an encrypted connection ({said})',
    'Set {FTP_MODE} to ftps.',
  ],
  [
    /^answer (451|452|552) \w+ (send|begin) |^answer .*: .*(quota|disk full|no space)|^full /i,
    'the server accepts no more files, usually because its disk is full ({said})',
    'Check the disk space in the hosting panel, and delete old e-mails, backups or files there.',
  ],
  [
    // Servers use the same codes for too many logins or a closed account, and only their words tell these apart.
    /^answer 53\d \w+ log in [^:]+: (?!.*(maximum|too many|suspend|disabled|expired|locked|banned)).*(incorrect|invalid|wrong|fail|denied|password|authent)/i,
    'it refuses the user name or the password ({said})',
    'Check {FTP_USER} and {FTP_PASSWORD}; the hosting panel can set a new password.',
  ],
  [
    /^answer \d+ \w+ (reach|log in) /,
    'it refuses the connection ({said})',
    'Wait some minutes and try again, or send these words to the hosting company.',
  ],
  [
    /^silence (ENOTFOUND|EAI_AGAIN) (?!.* again: )/,
    'there is no server of that name',
    'Check {FTP_HOST}, and that this computer is online.',
  ],
  [
    /^silence \w+ \w+ (reach|encrypt|log in|open) (?!.* again: )/,
    'it does not answer as an FTP server does ({said})',
    'Check that this computer is online and that its network allows FTP, and ask the hosting company whether {FTP_HOST} and ' +
      '{FTP_PORT} (now {port}) are right.',
  ],
  [
    /^overtaken /,
    'another upload has begun since, and this one leaves the folder to it',
    'Wait until that one has finished, then look at the site.',
  ],
  [
    /^dotNames /,
    'the server takes no file whose name begins with a dot ({said})',
    'Ask the hosting company to let this FTP user write such files: .htaccess and the list of what has been sent need it.',
  ],
  [
    /^endless /,
    'the server sends data without end ({said})',
    'Try again. If it happens again, show this line to the hosting company. If it is {list}, delete that file in the hosting ' +
      'panel first.',
  ],
  [
    /^blocked /,
    'the server answers, but the connection for the files is blocked',
    'Try another network, such as a phone; if it is the same there, ask the hosting company to open the passive ' +
      'FTP ports.',
  ],
  [
    /^answer \d+ \w+ send [^(]*[^/(]{100,} \(/,
    'the server refuses it, perhaps because its name is too long ({said})',
    'Give the file in public/, or the page, a name of fewer than 100 letters.',
  ],
  // The advice includes disk space and permissions, because ProFTPD drops the connection when it refuses a file.
  [
    /^(silence|answer 42[156]) /,
    'the connection was cut, or the server has stopped answering ({said})',
    'Check that this computer is online, or try another network, such as a phone. If it happens again, check in the ' +
      'hosting panel that there is disk space, and that this user may write in {folder}.',
  ],
  [
    /^/,
    'the server refuses it in {folder} ({said})',
    'Check in the hosting panel what this user may do there, and ask the hosting company what these words mean.',
  ],
];

/**
 * Returns the error to throw for an error of the FTP client. `purpose` is what was tried: "send index.html (ftp.example.com)";
 * `values` has the values for names in braces that are not settings.
 */
export function ftpError(error: unknown, purpose: string, access: Access, values = {}): Error {
  const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
  const state = stateOf(error);
  const mode = access.encrypted ? 'ftps' : 'plain';
  // Invisible characters are removed first: with one inside the password, a server could get it past the masking below.
  const message = (error as Error).message.replaceAll(
    /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\p{Cf}/gu,
    '',
  );
  const words = state === 'answer' ? message.replaceAll(/\s+/g, ' ') : '';
  const line = `${state} ${code} ${mode} ${purpose}: ${words}`;
  // Some servers repeat the password, so it is masked. The stack, which is the library's, repeats the message.
  const hidden = message.replaceAll(access.password, (word, at: number) =>
    isInside(message, at, at + word.length) ? word : '***',
  );
  Object.assign(error as Error, { message: hidden, stack: hidden });
  const [, reason, advice] = ftpErrors.find(([pattern]) => pattern.test(line))!;
  const named = { list: '.upload.json', ...access, ...values, said: quotable(hidden) };
  return errorFrom({ reason, advice }, purpose, named, error);
}

function stateOf(error: unknown): FtpState {
  if (error instanceof FTPError) return 'answer';
  if (error instanceof FinalError) return error.state;
  return error instanceof BlockedError ? 'blocked' : 'silence';
}

/** Whether a part of a text is only a piece of a longer word. */
function isInside(text: string, start: number, end: number): boolean {
  const edges = [text.slice(Math.max(0, start - 1), start + 1), text.slice(end - 1, end + 1)];
  return edges.some((edge) => /^[\p{L}\p{N}]{2}$/u.test(edge));
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
  const named = new Map<string, unknown>(Object.entries(values));
  const sentence = `${reason}. ${advice}`.replaceAll(/\{([a-z]+)\}/g, (_, name: string) =>
    String(named.get(name)),
  );
  return new HostingError(`Could not ${purpose}: ${sentence}`, { cause });
}

/**
 * Returns a server's message in a form that can be quoted inside a sentence: its first line, without control characters and
 * without a full stop, at most 160 characters. Cuts at a semicolon, after which Node adds details for programmers.
 */
export function quotable(message: string): string {
  const [line = ''] = message.split(/[\r\n;]/);
  // basic-ftp appends which of its connections failed.
  const own = line.replace(/ \((control|data) socket\)/, '');
  const clean = own.replaceAll(/[\0-\x1f\x7f-\x9f]|\p{Cf}/gu, '').trim();
  return clean.slice(0, 160).replace(/[.:\s]+$/, '') || 'no reason given';
}
