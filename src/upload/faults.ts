/** Says in one sentence why the hosting did not do what it was asked, and what to do. */
import { FTPError } from 'basic-ftp';
import type { Settings } from './settings.ts';

/** What goes wrong: the first pattern that fits tells the reason and what to do; names in braces are filled in. */
export type Faults = readonly (readonly [pattern: RegExp, reason: string, advice: string])[];

/** What connecting consists of. */
export type Stage = 'reach' | 'encrypt' | 'log in' | 'open the folder';

const pretends = 'so that any computer could pretend to be {host}';
const askForCertificate =
  'Ask the hosting company for a server name with a valid certificate; ' +
  'only if they say that this one is theirs, write FTP_TLS_CHECK=off in .env.';

/** Against `answer` or `silence`, the error's code, the stage, `ftps` or `plain`, and the error's words. */
const connectFaults: Faults = [
  [/^silence ERR_TLS_CERT_ALTNAME_INVALID encrypt /, 'its certificate is for {names}',
    'If that is your hosting company, write that name in .env behind FTP_TLS_SERVERNAME= (for *.example.com write ' +
    'ftp.example.com); otherwise check FTP_HOST.'],
  [/^silence CERT_HAS_EXPIRED encrypt /, `its certificate has run out, ${pretends}`, askForCertificate],
  [/^silence \w*(CERT|SIGNATURE|ISSUER|SELF_SIGNED)\w* encrypt /,
    `its certificate is not signed by anybody whom this computer trusts, ${pretends}`, askForCertificate],
  [/^answer 421 /, 'it takes no more connections now ({said})', 'Wait some minutes and try again.'],
  [/^answer \d+ encrypt /, 'it does not offer encryption ({said})',
    'Ask the hosting company for FTPS; only if they have none, write FTP_MODE=plain in .env: ' +
    'the password then travels readable.'],
  [/^answer \d+ open the folder /, 'the server refuses it ({said})',
    'Write the folder of the site in .env behind FTP_FOLDER=.{folders}'],
  [/^answer .* plain: .*(encrypt|tls|ssl|cleartext|secure)/i, 'it wants an encrypted connection ({said})',
    'Delete the line FTP_MODE=plain in .env.'],
  [/^answer \d+ log in /, 'it refuses the user name or the password ({said})',
    'Check FTP_USER and FTP_PASSWORD in .env; the hosting panel can set a new password.'],
  [/^answer /, 'it does not want to talk ({said})', 'Wait some minutes and try again, or ask the hosting company.'],
  [/^silence (ENOTFOUND|EAI_AGAIN) /, 'there is no server of that name',
    'Check FTP_HOST in .env, and that this computer is online.'],
  [/^silence ECONNREFUSED /, 'nothing answers on port {port}',
    'Check FTP_HOST and FTP_PORT in .env with the hosting company.'],
  [/^silence ERR_SSL/, 'the two do not agree on an encryption',
    'Install the newest Node.js, or ask the hosting company.'],
  [/timeout|ETIMEDOUT/i, 'it does not answer',
    'Check FTP_HOST and FTP_PORT in .env, and that this network allows FTP.'],
  [/^/, 'the connection was cut ({said})', 'Check that this computer is online and try again.'],
];

/** The library's words (6.2.3) for a connection for data that could not be opened, while that for commands is open. */
const noDataConnection = /^silence .*(open data connection|parse response to '(EPSV|PASV)'|strategies work\b.*FTPError)/;

/** Against the same; the stage is `transfer`. */
const transferFaults: Faults = [
  [/^silence ANOTHER_UPLOAD /, 'another upload is running at the same time', 'Wait until it has ended.'],
  [/^answer (522 \w+ ftps:|\d+ \w+ ftps: .*session.{0,20}re-?us)/i,
    'the server wants its encryption to be continued, and this Node.js did not do it ({said})',
    'Install the newest Node.js, or ask the hosting company to switch off the required TLS session reuse.'],
  [noDataConnection, 'the server answers, but the connection for the files is blocked',
    'Try another network, such as a phone; if it is the same there, ask the hosting company to open the passive ' +
    'FTP ports.'],
  [/^silence /, 'the connection was cut again and again ({said})', 'Check that this computer is online.'],
  [/^answer (452|552) |quota|disk full|no space/i, 'the server is full ({said})',
    'Delete old mails, backups or files there, or get more space.'],
  [/^answer 451 /, 'the server could not write it, mostly because it is full ({said})',
    'Look at the disk space in the hosting panel.'],
  [/^answer (550|553|532) /, 'the server does not allow it in {folder} ({said})',
    'Check FTP_FOLDER in .env, and in the hosting panel that this user may write there.'],
  [/^/, 'the server says "{said}"', 'Wait some minutes and try again, or ask the hosting company what that means.'],
];

export class ConnectFault extends Error {
  override readonly name = 'ConnectFault';
  /** Whether it makes no sense to try again: the server has answered, and refused. */
  refused = false;
}

/** Takes what went wrong at which stage, and the folders that the server has where the one asked for is not there. */
export function connectFault(
  error: unknown,
  stage: Stage,
  settings: Settings,
  folders: readonly string[] = [],
): ConnectFault {
  const { host, folder } = settings;
  const [reason, advice] = findFault(connectFaults, keyOf(error, stage, settings), {
    ...settings,
    said: wordsOf(error),
    names: certificateNames(error),
    folders: folders.length > 0 ? ` The folders there are: ${folders.slice(0, 8).join(', ')}.` : '',
  });
  const aim = {
    reach: `reach ${host}`,
    encrypt: `encrypt the connection to ${host}`,
    'log in': `log in to ${host}`,
    'open the folder': `open the folder ${folder} on ${host}`,
  };
  const fault = new ConnectFault(`Could not ${aim[stage]}: ${reason}. ${advice}`, { cause: error });
  fault.refused = reason.startsWith('its certificate') || (error instanceof FTPError && error.code !== 421);
  return fault;
}

/** Takes what was to be done, such as "send index.html", and what went wrong; the error's message names the way out. */
export function transferFault(error: unknown, purpose: string, settings: Settings): Error {
  const facts = { folder: settings.folder, said: wordsOf(error) };
  const [reason, advice] = findFault(transferFaults, keyOf(error, 'transfer', settings), facts);
  return new Error(`Could not ${purpose} (${settings.host}): ${reason}. ${advice}`, { cause: error });
}

/** Whether no connection for data could be opened. */
export function isDataConnectionFault(error: unknown, settings: Settings): boolean {
  return noDataConnection.test(keyOf(error, 'transfer', settings));
}

/** Takes what the patterns are tried on, and what stands for the names in braces; returns the reason and the advice. */
export function findFault(faults: Faults, key: string, facts: Readonly<Record<string, unknown>>): [string, string] {
  const [, reason, advice] = faults.find(([pattern]) => pattern.test(key))!;
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name]));
  return [fill(reason), fill(advice)];
}

function keyOf(error: unknown, stage: Stage | 'transfer', { encrypted }: Settings): string {
  const { code = 'UNKNOWN', message } = error as NodeJS.ErrnoException;
  const kind = error instanceof FTPError ? 'answer' : 'silence';
  return `${kind} ${code} ${stage} ${encrypted ? 'ftps' : 'plain'}: ${message.replaceAll(/\s+/g, ' ')}`;
}

function certificateNames(error: unknown): string {
  const { cert } = error as { cert?: { subjectaltname?: string } };
  return (cert?.subjectaltname ?? 'another server').replaceAll(/DNS:|IP Address:/g, '');
}

/** What the other side said, fit to stand in a sentence: the first line, at most 160 characters, without a full stop. */
function wordsOf(error: unknown): string {
  const [line = ''] = (error as Error).message.split(/[\r\n]/);
  const clean = line.replaceAll(/[\0-\x1f\x7f-\x9f]/g, '').trim();
  return clean.slice(0, 160).replace(/[.:\s]+$/, '') || 'no reason given';
}
