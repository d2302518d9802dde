/** Where the site is sent: three settings that the page Publish keeps in .env, which git does not see. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { explain } from '../../../generator/report/terminal.ts';
import { readSettings } from '../../upload/ftpSettings.ts';
import { typedIn } from './fields.ts';

/** The boxes of the page, by the names of the settings. */
export const hostingBoxes = [
  ['FTP_HOST', 'Server', 'Such as ftp.example.com.'],
  ['FTP_USER', 'User', 'The user name of the FTP account.'],
  ['FTP_FOLDER', 'Folder', 'Mostly /public_html.'],
] as const;

export interface Hosting {
  /** What the boxes have, by the names of the settings. */
  readonly values: Readonly<Record<string, string>>;
  /** Why nothing can be published with them, or ''. */
  readonly reason: string;
  /** Whether the page asks for the password, because it is not in .env. */
  readonly needsPassword: boolean;
}

/** Returns the settings of a project, as far as it has them. */
export function readHosting(root: string): Hosting {
  try {
    const { host, user, folder, password } = readSettings(root, process.env);
    const values = { FTP_HOST: host, FTP_USER: user, FTP_FOLDER: folder };
    return { values, reason: '', needsPassword: password === undefined };
  } catch (error) {
    const text = textOf(root) ?? '';
    const values = hostingBoxes.map(([name]) => [name, lineOf(name).exec(text)?.[1]?.trim() ?? '']);
    const needsPassword = !/^\s*FTP_PASSWORD\s*=\s*\S/m.test(text);
    return { values: Object.fromEntries(values), reason: explain(error), needsPassword };
  }
}

/** Writes what a form sent into .env. Returns why nothing can be published with it, and leaves .env as it was then, or ''. */
export function writeHosting(root: string, posted: URLSearchParams): string {
  const { values, reason } = readHosting(root);
  const typed = hostingBoxes.map(([name]) => [name, meantBy(name, posted)] as const);
  if (typed.every(([name, value]) => value === undefined || value === values[name])) return reason;
  const before = textOf(root);
  const empty = path.join(root, '.env.example');
  let text = before ?? (existsSync(empty) ? readFileSync(empty, 'utf8') : '');
  for (const [name, value = ''] of typed) {
    const line = `${name}=${value}`;
    text = lineOf(name).test(text) ? text.replace(lineOf(name), () => line) : `${line}\n${text}`;
  }
  const file = path.join(root, '.env');
  try {
    writeFileSync(file, text, { mode: 0o600 });
    readSettings(root, process.env);
    return '';
  } catch (error) {
    if (before === undefined) rmSync(file, { force: true });
    else writeFileSync(file, before);
    return explain(error);
  }
}

/** Returns what was typed for a setting. Of an address such as ftp://ftp.example.com/public it is the name of the server. */
function meantBy(name: string, posted: URLSearchParams): string | undefined {
  if (!posted.has(name)) return undefined;
  const typed = typedIn(posted, name, '').trim();
  return name === 'FTP_HOST' ? typed.replace(/^\w+:\/\/|\/.*$/g, '') : typed;
}

function textOf(root: string): string | undefined {
  const file = path.join(root, '.env');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function lineOf(name: string): RegExp {
  return new RegExp(`^[ \\t]*${name}[ \\t]*=(.*)$`, 'm');
}
