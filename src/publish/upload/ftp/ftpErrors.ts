/** Turns an error of the FTP connection into one sentence for staff: what failed, why, and what to do. */
import path from 'node:path';
import { FTPError } from 'basic-ftp';
import type { Access } from '../../../hosting/ftpSettings.ts';
import { withoutUnprintable } from '../../../values/damagedTexts.ts';
import {
  BlockedError,
  errorFrom,
  excerptOf,
  fillNames,
  FinalError,
  type FinalState,
  type Sentence,
} from './uploadErrors.ts';

/** What each step of an upload over FTP tries, in the words that follow "Could not". {name} is a file or a folder of the site. */
const purposes = {
  reach: 'reach {host}',
  encrypt: 'encrypt the connection to {host}',
  logIn: 'log in to {host}',
  openFolder: 'open the folder {folder} on {host}',
  begin: 'begin ({host})',
  read: 'read {name} ({host})',
  lookFor: 'look for {name} ({host})',
  list: 'list the folder ({host})',
  send: 'send {name} ({host})',
  deletePart: 'delete what is left of {name} ({host})',
  delete: 'delete {name} ({host})',
  deleteFolder: 'delete the folder {name} ({host})',
};

type FtpStep = keyof typeof purposes;

/** What was tried when an error occurred. */
export interface FtpAttempt {
  readonly step: FtpStep;
  /** The file or folder of the site that the step is about. */
  readonly name?: string;
  /** Whether the step connects with settings that have worked before. */
  readonly isAgain?: boolean;
}

/** Everything that decides which sentence an error gets. */
interface FtpFailure extends Required<FtpAttempt> {
  /** `answer` if the server refused a command, and `silence` for any error that the upload itself has not recognised. */
  readonly state: 'answer' | 'silence' | 'blocked' | FinalState;
  /** The number of the server's answer, such as "530", or the code of the error, such as "ENOTFOUND". */
  readonly code: string;
  /** Whether the settings ask for encryption. */
  readonly encrypted: boolean;
  /** The server's answer in one line, such as "530 Login incorrect"; otherwise empty, whatever the FTP package says. */
  readonly words: string;
}

interface FtpReason extends Sentence {
  readonly when: (failure: FtpFailure) => boolean;
}

const stepsOfConnecting: readonly FtpStep[] = ['reach', 'encrypt', 'logIn', 'openFolder'];
const stepsThatWrite: readonly FtpStep[] = ['begin', 'send'];

const saysEncrypt = /encrypt|tls|ssl|cleartext|secure/i;
const saysFull = /quota|disk full|no space/i;
const saysWrongLogin = /incorrect|invalid|wrong|fail|denied|password|authent/i;
const saysClosedAccount = /maximum|too many|suspend|disabled|expired|locked|banned/i;

const diskIsFull: Sentence = {
  reason: 'the server accepts no more files, usually because its disk is full ({said})',
  advice:
    'Check the disk space in the hosting panel, and delete old e-mails, backups or files there.',
};

/** The first row whose condition is true gives the reason and the advice. */
const ftpReasons: readonly FtpReason[] = [
  {
    when: ({ state, code }) => state === 'silence' && code === 'ERR_TLS_CERT_ALTNAME_INVALID',
    reason: 'its certificate is for {names}',
    advice:
      'If that is your hosting company, write that name into {FTP_TLS_SERVERNAME} (for *.example.com write ' +
      'ftp.example.com); otherwise check {FTP_HOST}.',
  },
  {
    // Such as DEPTH_ZERO_SELF_SIGNED_CERT, CERT_HAS_EXPIRED and UNABLE_TO_GET_ISSUER_CERT_LOCALLY.
    when: ({ state, code }) => state === 'silence' && /CERT|SIGNATURE|ISSUER/.test(code),
    reason:
      'this computer does not trust its certificate ({said}), so any computer could pose as {host}',
    advice:
      'Ask the hosting company for a server name with a valid certificate; ' +
      'only if they say that this one is theirs, set {FTP_TLS_CHECK} to off.',
  },
  {
    when: ({ state, step }) => state === 'answer' && step === 'encrypt',
    reason: 'it does not offer encryption ({said})',
    advice:
      'Ask the hosting company for FTPS; only if they have none, set {FTP_MODE} to plain: ' +
      'the password is then sent unencrypted.',
  },
  {
    when: ({ state, step }) => state === 'answer' && step === 'openFolder',
    reason: 'the server refuses it ({said})',
    advice: 'Write the folder of the site into {FTP_FOLDER}.{folders}',
  },
  {
    when: ({ state, step, encrypted, words }) =>
      state === 'answer' &&
      stepsOfConnecting.includes(step) &&
      !encrypted &&
      saysEncrypt.test(words),
    reason: 'it wants an encrypted connection ({said})',
    advice: 'Set {FTP_MODE} to ftps.',
  },
  {
    when: ({ state, step, code }) =>
      state === 'answer' && stepsThatWrite.includes(step) && ['451', '452', '552'].includes(code),
    ...diskIsFull,
  },
  {
    when: ({ state, words }) => state === 'answer' && saysFull.test(words),
    ...diskIsFull,
  },
  {
    when: ({ state }) => state === 'full',
    ...diskIsFull,
  },
  {
    // Servers use the same codes for too many logins or a closed account, and only their words tell these apart.
    when: ({ state, step, code, words }) =>
      state === 'answer' &&
      step === 'logIn' &&
      code.startsWith('53') &&
      saysWrongLogin.test(words) &&
      !saysClosedAccount.test(words),
    reason: 'it refuses the user name or the password ({said})',
    advice: 'Check {FTP_USER} and {FTP_PASSWORD}; the hosting panel can set a new password.',
  },
  {
    when: ({ state, step }) => state === 'answer' && stepsOfConnecting.includes(step),
    reason: 'it refuses the connection ({said})',
    advice: 'Wait some minutes and try again, or send these words to the hosting company.',
  },
  {
    when: ({ state, code, isAgain }) =>
      state === 'silence' && ['ENOTFOUND', 'EAI_AGAIN'].includes(code) && !isAgain,
    reason: 'there is no server of that name',
    advice: 'Check {FTP_HOST}, and that this computer is online.',
  },
  {
    when: ({ state, step, isAgain }) =>
      state === 'silence' && stepsOfConnecting.includes(step) && !isAgain,
    reason: 'it does not answer as an FTP server does ({said})',
    advice:
      'Check that this computer is online and that its network allows FTP, and ask the hosting company whether {FTP_HOST} and ' +
      '{FTP_PORT} (now {port}) are right.',
  },
  {
    when: ({ state }) => state === 'overtaken',
    reason: 'another upload has begun since, and this one leaves the folder to it',
    advice: 'Wait until that one has finished, then look at the site.',
  },
  {
    when: ({ state }) => state === 'dotNames',
    reason: 'the server takes no file whose name begins with a dot ({said})',
    advice:
      'Ask the hosting company to let this FTP user write such files: .htaccess and the list of what has been sent need it.',
  },
  {
    when: ({ state }) => state === 'endless',
    reason: 'the server sends data without end ({said})',
    advice:
      'Try again. If it happens again, show this line to the hosting company. If it is {list}, delete that file in the hosting ' +
      'panel first.',
  },
  {
    when: ({ state }) => state === 'blocked',
    reason: 'the server answers, but the connection for the files is blocked',
    advice:
      'Try another network, such as a phone; if it is the same there, ask the hosting company to open the passive ' +
      'FTP ports.',
  },
  {
    when: ({ state, step, name }) =>
      state === 'answer' && step === 'send' && path.posix.basename(name).length >= 100,
    reason: 'the server refuses it, perhaps because its name is too long ({said})',
    advice: 'Give the file in public/, or the page, a name of fewer than 100 letters.',
  },
  {
    when: ({ state, code }) =>
      state === 'silence' || (state === 'answer' && ['421', '425', '426'].includes(code)),
    reason: 'the connection was cut, or the server has stopped answering ({said})',
    // Disk space and permissions are named because ProFTPD drops the connection when it refuses a file.
    advice:
      'Check that this computer is online, or try another network, such as a phone. If it happens again, check in the ' +
      'hosting panel that there is disk space, and that this user may write in {folder}.',
  },
  {
    when: () => true,
    reason: 'the server refuses it in {folder} ({said})',
    advice:
      'Check in the hosting panel what this user may do there, and ask the hosting company what these words mean.',
  },
];

/**
 * Returns the error to throw for an error of the FTP client, which it also changes: its message and its stack no longer contain
 * the password. `found` is what connecting has found out: the names in a certificate, and a sentence about the folders.
 */
export function ftpError(
  error: unknown,
  { step, name = '', isAgain = false }: FtpAttempt,
  access: Access,
  found: { readonly names?: string; readonly folders?: string } = {},
): Error {
  const { code = 'UNKNOWN' } = error as { readonly code?: string | number };
  const state = stateOf(error);
  // Unprintable characters go first: with one inside the password, a server could get it past hidePassword.
  const message = withoutUnprintable((error as Error).message);
  const words = state === 'answer' ? message.replaceAll(/\s+/g, ' ') : '';
  const { encrypted } = access;
  const failure = { state, code: `${code}`, step, name, isAgain, encrypted, words };
  const sentence = ftpReasons.find(({ when }) => when(failure))!;
  const hidden = hidePassword(message, access.password);
  // The stack, which is the library's, repeats the message.
  Object.assign(error as Error, { message: hidden, stack: hidden });
  const values = { ...access, name, list: '.upload.json', ...found, said: excerptOf(hidden) };
  const purpose = fillNames(purposes[step], values);
  return errorFrom(sentence, isAgain ? `${purpose} again` : purpose, values, error);
}

function stateOf(error: unknown): FtpFailure['state'] {
  if (error instanceof FTPError) return 'answer';
  if (error instanceof FinalError) return error.state;
  return error instanceof BlockedError ? 'blocked' : 'silence';
}

/** Replaces the password, which some servers repeat, by stars. It stays where it is only a piece of a longer word. */
function hidePassword(message: string, password: string): string {
  return message.replaceAll(password, (word, at: number) =>
    isInside(message, at, at + word.length) ? word : '***',
  );
}

/** Whether a part of a text is only a piece of a longer word. */
function isInside(text: string, start: number, end: number): boolean {
  const edges = [text.slice(Math.max(0, start - 1), start + 1), text.slice(end - 1, end + 1)];
  return edges.some((edge) => /^[\p{L}\p{N}]{2}$/u.test(edge));
}
