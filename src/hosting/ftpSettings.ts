/** Reads the FTP settings from .env, and those missing there from the environment. Writes the settings that the form has. */
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../generator/files/disk.ts';
import { readText, readWritten } from '../generator/files/readFile.ts';
import { invisible } from '../values/damagedTexts.ts';
import { HostingError } from './hostingError.ts';

export type Settings = Readonly<ReturnType<typeof readSettings>>;

/** The settings together with the password, which may have been typed at the prompt. */
export type Access = Settings & { readonly password: string };

/** For each setting, the pattern of valid values and the words with which the error says what to write. */
const forms = {
  FTP_HOST: [
    /^[\w.-]+$/,
    'only the name of the server, such as ftp.example.com, without ftp:// and folder',
  ],
  FTP_USER: [/./, 'the user name of the FTP account'],
  FTP_PASSWORD: [/./, ''],
  FTP_FOLDER: [/./, 'the folder of the site, mostly /public_html'],
  FTP_PORT: [
    { test: (text) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536 },
    'a number below 65536, mostly 21',
  ],
  FTP_MODE: [/^(ftps|plain)$/, 'ftps or plain'],
  FTP_TLS_SERVERNAME: [/./, ''],
  FTP_TLS_CHECK: [/^(on|off)$/, 'on or off'],
  SITE_URL: [
    { test: (text) => /^https?:\/\/[^\s?#/]+\/*$/.test(text) && URL.canParse(text) },
    'an address without a folder, such as https://www.example.com',
  ],
} satisfies Record<string, readonly [form: { test(text: string): boolean }, expected: string]>;
export type SettingName = keyof typeof forms;
const names = Object.keys(forms);

/**
 * Returns the settings from .env in a folder and from the environment. .env takes precedence: a variable left over in a shell
 * must not send the site to another server. Throws for the first setting that is missing or invalid.
 */
export function readSettings(folder: string, environment: NodeJS.ProcessEnv) {
  const file = path.join(folder, '.env');
  const needsFile = existsSync(file) || !('FTP_HOST' in environment);
  return settingsFrom(needsFile ? readEnvFile(file) : undefined, environment);
}

/** Takes the values from .env, if it exists, and the environment. Throws a HostingError. */
function settingsFrom(
  written: ReadonlyMap<string, string> | undefined,
  environment: NodeJS.ProcessEnv,
) {
  const inEnvironment = (name: SettingName) => {
    const text = environment[name];
    // A password may begin or end with a space, but not with a line break.
    return name === 'FTP_PASSWORD' ? text?.replace(/[\r\n]+$/, '') : text?.trim();
  };
  const value = (name: SettingName, isNeeded = false) => {
    const text = written?.get(name) || inEnvironment(name) || undefined;
    const [form, expected] = forms[name];
    if (text === undefined && !isNeeded) return undefined;
    if (text !== undefined && form.test(text)) return text;
    const reason = text === undefined ? 'it is missing' : 'its value is not valid';
    const isInFile = written && (text === undefined || written.get(name) === text);
    const source = isInFile ? '.env' : 'the environment';
    throw new HostingError(`Could not use {${name}}: ${reason}. Write ${expected}.`, { source });
  };
  const required = (name: SettingName) => value(name, true)!;
  return {
    host: required('FTP_HOST'),
    port: Number(value('FTP_PORT') ?? 21),
    user: required('FTP_USER'),
    /** Undefined if the command has to ask for it. */
    password: value('FTP_PASSWORD'),
    /** The folder on the server whose files the web address shows. */
    folder: required('FTP_FOLDER').replace(/(.)\/+$/, '$1'),
    encrypted: value('FTP_MODE') !== 'plain',
    /** The name in the server's certificate, if it differs from the host. */
    certificateName: value('FTP_TLS_SERVERNAME'),
    certificateChecked: value('FTP_TLS_CHECK') !== 'off',
    /** The site's address without a trailing slash, if it differs from the agency's `siteUrl`. */
    siteUrl: value('SITE_URL')?.replace(/\/+$/, ''),
  };
}

/**
 * Writes settings to .env, which Git ignores. All other lines stay, except that an unreadable line becomes a comment, because the
 * form has no field for it. A new file starts as a copy of .env.example. If nothing can be published with the result, throws and
 * leaves .env unchanged.
 */
export function writeSettings(
  folder: string,
  settings: readonly (readonly [name: SettingName, value: string])[],
): void {
  if (settings.length === 0) {
    readSettings(folder, process.env);
    return;
  }
  const file = path.join(folder, '.env');
  const source = [file, `${file}.example`].find((candidate) => existsSync(candidate));
  let text = source ? readWritten(source, path.basename(source)).replace(/^\ufeff/, '') : '';
  text = text.replaceAll(/^[^\r\n]+$/gm, (line) => (whyUnreadable(line) ? `# ${line}` : line));
  for (const [name, typed] of settings) {
    // From an address such as ftp://ftp.example.com/public, keep only the name of the server.
    const value = name === 'FTP_HOST' ? typed.replace(/^\w+:\/\/|\/.*$/g, '') : typed;
    const line = `${name}=${value.replaceAll(/[\r\n]/g, ' ')}`;
    // Matches all spaces that settingLine accepts: pasted text may have no-break spaces.
    const written = new RegExp(`^[^\\S\\r\\n]*${name}[^\\S\\r\\n]*=.*$`, 'gm');
    text = written.test(text) ? text.replace(written, () => line) : `${line}\n${text}`;
  }
  settingsFrom(parseSettings(text), process.env);
  writeAtomically(existsSync(file) ? realpathSync(file) : file, text, 0o600);
}

/** Returns the value of each setting in .env, valid or not; an empty map if .env cannot be read. */
export function writtenSettings(folder: string): ReadonlyMap<string, string> {
  try {
    return readEnvFile(path.join(folder, '.env'));
  } catch {
    return new Map();
  }
}

function readEnvFile(file: string): Map<string, string> {
  if (!existsSync(file)) {
    // Notepad on Windows adds .txt to the name.
    const advice = existsSync(`${file}.txt`)
      ? 'Rename .env.txt to .env.'
      : 'Copy .env.example to .env and fill it in.';
    throw new Error(
      `Could not read .env, which says how to reach the hosting: it is missing. ${advice}`,
    );
  }
  return parseSettings(readText(file, '.env'));
}

/**
 * Returns the values from lines of the form NAME=value. A value ends where its line ends, because a password may contain `#` or
 * `=`; quotes around it are dropped. Throws for any other line; the message has the line's number but not its text, which may be
 * the password.
 */
function parseSettings(text: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const reason = whyUnreadable(line);
    if (reason) throw new Error(`Could not read .env, line ${index + 1}: ${reason}`);
    const [, name, value] = settingLine.exec(line) ?? [];
    if (name !== undefined) values.set(name, value!.trim().replace(/^(["'])(.*)\1$/, '$2'));
  }
  return values;
}

const settingLine = new RegExp(`^\\s*(${names.join('|')})\\s*=(.*)$`);

/** Returns what is wrong with a line of .env, and what to write; undefined for a setting, a comment and an empty line. */
function whyUnreadable(line: string): string | undefined {
  if (/^\s*(#|$)/.test(line)) return undefined;
  if (invisible.test(line))
    return 'it has an invisible character in it. Type the line instead of pasting it.';
  if (settingLine.test(line)) return undefined;
  return (
    `it is neither a setting nor a comment. Begin it with one of ${names.join(', ')} and a =, or with a # to ` +
    'leave it out.'
  );
}
