/** How to reach the hosting, as the file .env says it. */
import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { parseEnvFile } from './envFile.ts';

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  /** Undefined where it is to be asked for. */
  readonly password: string | undefined;
  /** The folder on the server that the web address shows. */
  readonly folder: string;
  /** False only where the file says FTP_MODE=plain. */
  readonly encrypted: boolean;
  /** The name that the server's certificate must bear, where it is not the host. */
  readonly certificateName: string | undefined;
  /** False only where the file says FTP_TLS_CHECK=off. */
  readonly certificateChecked: boolean;
  /** Where the site is seen, where it is not the agency's address; without a slash at the end. */
  readonly siteUrl: string | undefined;
}

const names = [
  'FTP_HOST', 'FTP_USER', 'FTP_PASSWORD', 'FTP_FOLDER', 'FTP_PORT', 'FTP_MODE', 'FTP_TLS_SERVERNAME', 'FTP_TLS_CHECK',
  'SITE_URL',
] as const;
type Name = (typeof names)[number];

/** Reads the settings from a file. Throws one sentence on the first thing that is missing or wrong. */
export function readSettings(file: string): Settings {
  const shown = path.basename(file);
  const values = parseEnvFile(readText(file, shown), shown);
  for (const name of values.keys()) {
    if (!names.includes(name as Name)) {
      throw new Error(
        `Could not use ${name} in ${shown}: there is no such setting. The settings are ${names.join(', ')}.`,
      );
    }
  }
  const value = (name: Name) => values.get(name) || undefined;
  const required = (name: Name, what: string) => {
    const text = value(name);
    if (text === undefined) throw new Error(`Could not find ${name} in ${shown}. Write ${what} behind ${name}=.`);
    return text;
  };
  const oneOf = (name: Name, usual: string, other: string) => {
    const text = value(name) ?? usual;
    if (text !== usual && text !== other) throw wrong(name, shown, `${usual} or ${other}`);
    return text;
  };
  return {
    host: hostName(required('FTP_HOST', 'the name of the FTP server'), shown),
    port: portNumber(value('FTP_PORT') ?? '21', shown),
    user: required('FTP_USER', 'the user name of the FTP account'),
    password: value('FTP_PASSWORD'),
    folder: required('FTP_FOLDER', 'the folder of the site, mostly /public_html,').replace(/(.)\/+$/, '$1'),
    encrypted: oneOf('FTP_MODE', 'ftps', 'plain') === 'ftps',
    certificateName: value('FTP_TLS_SERVERNAME'),
    certificateChecked: oneOf('FTP_TLS_CHECK', 'on', 'off') === 'on',
    siteUrl: webAddress(value('SITE_URL'), shown),
  };
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

function hostName(text: string, shown: string): string {
  if (!/^[\w.-]+$/.test(text) && !isIPv6(text)) {
    throw wrong('FTP_HOST', shown, 'only the name of the server, such as ftp.example.com, without ftp:// and folder');
  }
  return text;
}

function portNumber(text: string, shown: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw wrong('FTP_PORT', shown, 'a number, mostly 21');
  return port;
}

function webAddress(text: string | undefined, shown: string): string | undefined {
  if (text === undefined) return undefined;
  if (!/^https?:\/\/[^\s?#]+$/.test(text) || !URL.canParse(text)) {
    throw wrong('SITE_URL', shown, 'an address such as https://www.example.com');
  }
  return text.replace(/\/+$/, '');
}

function wrong(name: Name, shown: string, expected: string): Error {
  return new Error(`Could not use ${name} in ${shown}: its value has another form. Write ${expected}.`);
}
