/** Says in one sentence why the server did not do what it was asked, and what to do. */
import { FTPError } from 'basic-ftp';
import { serverWords } from './serverWords.ts';
import type { Settings } from './settings.ts';

/** The library's words (6.2.3) for a connection for data that could not be opened, while that for commands is open. */
const noDataConnection = /open data connection|parse response to '(EPSV|PASV)'|strategies work\b.*FTPError/;

/** Whether no connection for data could be opened. */
export function isDataConnectionFault(error: unknown): boolean {
  return error instanceof Error && !(error instanceof FTPError) && noDataConnection.test(error.message);
}

/** Whether the server wants the connection for data to continue the encryption of the one for commands. */
export function isSessionReuseFault(error: unknown, { encrypted }: Pick<Settings, 'encrypted'>): boolean {
  if (!encrypted || !(error instanceof FTPError)) return false;
  return error.code === 522 || /session.{0,20}re-?us/i.test(error.message);
}

/** Takes what was to be done, such as "send index.html", and what went wrong; the error's message names the way out. */
export function transferFault(error: unknown, purpose: string, settings: Settings): Error {
  const [reason, advice] = words(error, settings);
  return new Error(`Could not ${purpose} (${settings.host}): ${reason}. ${advice}`, { cause: error });
}

function words(error: unknown, settings: Settings): readonly [reason: string, advice: string] {
  const said = serverWords(error);
  if (isSessionReuseFault(error, settings)) {
    return [
      `the server wants its encryption to be continued, and this Node.js did not do it (${said})`,
      'Install the newest Node.js, or ask the hosting company to switch off the required TLS session reuse.',
    ];
  }
  if (isDataConnectionFault(error)) {
    return [
      'the server answers, but the connection for the files is blocked',
      'Try another network, such as a phone; if it is the same there, ask the hosting company to open the passive ' +
        'FTP ports.',
    ];
  }
  if (!(error instanceof FTPError)) {
    return [`the connection was cut again and again (${said})`, 'Check that this computer is online.'];
  }
  if ([452, 552].includes(error.code) || /quota|disk full|no space/i.test(said)) {
    return [`the server is full (${said})`, 'Delete old mails, backups or files there, or get more space.'];
  }
  if (error.code === 451) {
    return [
      `the server could not write it, mostly because it is full (${said})`,
      'Look at the disk space in the hosting panel.',
    ];
  }
  if ([550, 553, 532].includes(error.code)) {
    return [
      `the server does not allow it in ${settings.folder} (${said})`,
      'Check FTP_FOLDER in .env, and in the hosting panel that this user may write there.',
    ];
  }
  return [`the server says "${said}"`, 'Wait some minutes and try again, or ask the hosting company what that means.'];
}
