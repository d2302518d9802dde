/** Says in one sentence why a server could not be reached, and what to do. */
import { FTPError } from 'basic-ftp';
import { serverWords } from './serverWords.ts';
import type { Settings } from './settings.ts';

export type Stage = 'reach' | 'encrypt' | 'log in' | 'open the folder';

export class ConnectFault extends Error {
  override readonly name = 'ConnectFault';
  /** Whether it makes no sense to try again: the server has answered, and refused. */
  readonly refused: boolean;

  constructor(message: string, { cause, refused }: { cause: unknown; refused: boolean }) {
    super(message, { cause });
    this.refused = refused;
  }
}

/** Takes what went wrong at which stage, and the folders that the server has where the one asked for is not there. */
export function connectFault(
  error: unknown,
  stage: Stage,
  settings: Settings,
  folders: readonly string[] = [],
): ConnectFault {
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  const certificate = stage === 'encrypt' ? certificateFault(error, code, settings) : undefined;
  const refused = certificate !== undefined || (error instanceof FTPError && error.code !== 421);
  const other = () => (refused ? refusal(error, stage, settings, folders) : silence(code, error, settings));
  const [reason, advice] = certificate ?? other();
  const { host, folder } = settings;
  const aim = {
    reach: `reach ${host}`,
    encrypt: `encrypt the connection to ${host}`,
    'log in': `log in to ${host}`,
    'open the folder': `open the folder ${folder} on ${host}`,
  };
  return new ConnectFault(`Could not ${aim[stage]}: ${reason}. ${advice}`, { cause: error, refused });
}

type Words = readonly [reason: string, advice: string];

function certificateFault(error: unknown, code: string, { host }: Settings): Words | undefined {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const names = String(
      (error as { cert?: { subjectaltname?: string } }).cert?.subjectaltname ?? 'another server',
    ).replaceAll(/DNS:|IP Address:/g, '');
    return [
      `its certificate is for ${names}`,
      'If that is your hosting company, write that name in .env behind FTP_TLS_SERVERNAME= (for *.example.com write ' +
        'ftp.example.com); otherwise check FTP_HOST.',
    ];
  }
  if (!/CERT|SIGNATURE|ISSUER|SELF_SIGNED/.test(code)) return undefined;
  const why = code === 'CERT_HAS_EXPIRED' ? 'has run out' : 'is not signed by anybody whom this computer trusts';
  return [
    `its certificate ${why}, so that any computer could pretend to be ${host}`,
    'Ask the hosting company for a server name with a valid certificate; ' +
      'only if they say that this one is theirs, write FTP_TLS_CHECK=off in .env.',
  ];
}

function refusal(error: unknown, stage: Stage, { encrypted }: Settings, folders: readonly string[]): Words {
  const words = serverWords(error);
  if (stage === 'encrypt') {
    return [
      `it does not offer encryption (${words})`,
      'Ask the hosting company for FTPS; only if they have none, write FTP_MODE=plain in .env: ' +
        'the password then travels readable.',
    ];
  }
  if (stage === 'open the folder') {
    const found = folders.length > 0 ? ` The folders there are: ${folders.slice(0, 8).join(', ')}.` : '';
    return [`the server refuses it (${words})`, `Write the folder of the site in .env behind FTP_FOLDER=.${found}`];
  }
  if (!encrypted && /encrypt|tls|ssl|cleartext|secure/i.test(words)) {
    return [`it wants an encrypted connection (${words})`, 'Delete the line FTP_MODE=plain in .env.'];
  }
  if (stage === 'log in') {
    return [
      `it refuses the user name or the password (${words})`,
      'Check FTP_USER and FTP_PASSWORD in .env; the hosting panel can set a new password.',
    ];
  }
  return [`it does not want to talk (${words})`, 'Wait some minutes and try again, or ask the hosting company.'];
}

function silence(code: string, error: unknown, { port }: Settings): Words {
  if (error instanceof FTPError) {
    return [`it takes no more connections now (${serverWords(error)})`, 'Wait some minutes and try again.'];
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return ['there is no server of that name', 'Check FTP_HOST in .env, and that this computer is online.'];
  }
  if (code === 'ECONNREFUSED') {
    return [`nothing answers on port ${port}`, 'Check FTP_HOST and FTP_PORT in .env with the hosting company.'];
  }
  if (code.startsWith('ERR_SSL')) {
    return ['the two do not agree on an encryption', 'Install the newest Node.js, or ask the hosting company.'];
  }
  if (/timeout|ETIMEDOUT/i.test(`${code} ${(error as Error).message}`)) {
    return ['it does not answer', 'Check FTP_HOST and FTP_PORT in .env, and that this network allows FTP.'];
  }
  return [`the connection was cut (${serverWords(error)})`, 'Check that this computer is online and try again.'];
}
