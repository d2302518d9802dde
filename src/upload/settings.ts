/** How to reach the hosting, as the file .env says it and, where that is silent, the environment. */
import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';

/** The settings; see the end of readSettings. */
export type Settings = Readonly<ReturnType<typeof readSettings>>;

type Form = readonly [fits: (value: string) => boolean, expected: string];

const anything: Form = [() => true, ''];
const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536;
const isAddress = (value: string) => /^https?:\/\/[^\s?#]+$/.test(value) && URL.canParse(value);

/** What each value must be, and what to write instead. */
const forms = {
  FTP_HOST: [
    (value) => /^[\w.-]+$/.test(value) || isIPv6(value),
    'only the name of the server, such as ftp.example.com, without ftp:// and folder',
  ],
  FTP_USER: anything,
  FTP_PASSWORD: anything,
  FTP_FOLDER: anything,
  FTP_PORT: [isPort, 'a number, mostly 21'],
  FTP_MODE: [(value) => ['ftps', 'plain'].includes(value), 'ftps or plain'],
  FTP_TLS_SERVERNAME: anything,
  FTP_TLS_CHECK: [(value) => ['on', 'off'].includes(value), 'on or off'],
  SITE_URL: [isAddress, 'an address such as https://www.example.com'],
} satisfies Record<string, Form>;
type Name = keyof typeof forms;
const names = Object.keys(forms);

/**
 * Reads the settings. The file wins, so that a variable left over in a shell never sends the site elsewhere; without a
 * file the environment is enough. Throws one sentence on the first thing that is missing or wrong.
 */
export function readSettings(file: string, environment: NodeJS.ProcessEnv) {
  const shown = path.basename(file);
  const needsFile = existsSync(file) || !('FTP_HOST' in environment);
  const written = needsFile ? readEnvFile(file, shown) : new Map<string, string>();
  const value = (name: Name) => {
    const text = written.get(name) || environment[name]?.trim() || undefined;
    const [fits, expected] = forms[name];
    if (text === undefined || fits(text)) return text;
    const source = written.get(name) ? shown : 'the environment';
    throw new Error(`Could not use ${name} in ${source}: its value has another form. Write ${expected}.`);
  };
  const required = (name: Name, what: string) => {
    const text = value(name);
    if (text !== undefined) return text;
    const source = needsFile ? shown : 'the environment';
    throw new Error(`Could not find ${name} in ${source}. Write ${what} behind ${name}=.`);
  };
  return {
    host: required('FTP_HOST', 'the name of the FTP server'),
    port: Number(value('FTP_PORT') ?? 21),
    user: required('FTP_USER', 'the user name of the FTP account'),
    /** Undefined where it is to be asked for. */
    password: value('FTP_PASSWORD'),
    /** The folder on the server that the web address shows. */
    folder: required('FTP_FOLDER', 'the folder of the site, mostly /public_html,').replace(/(.)\/+$/, '$1'),
    encrypted: value('FTP_MODE') !== 'plain',
    /** The name that the server's certificate must bear, where it is not the host. */
    certificateName: value('FTP_TLS_SERVERNAME'),
    certificateChecked: value('FTP_TLS_CHECK') !== 'off',
    /** Where the site is seen, where it is not the agency's address; without a slash at the end. */
    siteUrl: value('SITE_URL')?.replace(/\/+$/, ''),
  };
}

/**
 * Reads lines of NAME=value. A value goes to the end of its line, so that a password may hold `#` or `=`; quotes around
 * it are left away. Throws with the line's number, never with its text: it may be the password.
 */
function readEnvFile(file: string, shown: string): Map<string, string> {
  const text = readText(file, shown).replace(/^\uFEFF/, '');
  if (text.includes('\0')) {
    throw new Error(`Could not read ${shown}: it is not plain text. Save it again with the encoding UTF-8.`);
  }
  const values = new Map<string, string>();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const [, name, value] = /^\s*([A-Z_]+)\s*=(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new Error(
        `Could not read ${shown}, line ${index + 1}: it is neither NAME=value nor a comment. ` +
          'Begin it with one of the names of .env.example in capital letters, or with a # to leave it out.',
      );
    }
    if (!names.includes(name)) {
      throw new Error(
        `Could not use ${name} in ${shown}: there is no such setting. The settings are ${names.join(', ')}.`,
      );
    }
    values.set(name, value.trim().replace(/^(["'])(.*)\1$/, '$2'));
  }
  return values;
}

function readText(file: string, shown: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const advice = existsSync(`${file}.txt`)
      ? `Rename ${shown}.txt to ${shown}.`
      : `Copy .env.example to ${shown} and fill it in.`;
    throw new Error(`Could not read ${shown}, which says how to reach the hosting. ${advice}`, { cause });
  }
}
