/** The file .env in every form in which staff may write it, and the environment without that file. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readSettings, writeSettings } from '../../src/hosting/ftpSettings.ts';
import { writeFiles } from '../support/temporaryFiles.ts';

const needed = 'FTP_HOST=ftp.example.com\nFTP_USER=staff\nFTP_FOLDER=/public_html\n';
const readIn = (files: Record<string, string | Uint8Array>, environment = {}) =>
  readSettings(writeFiles(files), environment);
const read = (text: string, environment = {}) => readIn({ '.env': text }, environment);

const defaults = {
  host: 'ftp.example.com',
  port: 21,
  user: 'staff',
  password: undefined,
  folder: '/public_html',
  encrypted: true,
  certificateName: undefined,
  certificateChecked: true,
  siteUrl: undefined,
};

it('reads every setting of .env', () => {
  const text =
    'FTP_HOST=10.0.0.1\nFTP_USER=staff@example.com\nFTP_PASSWORD=p\nFTP_FOLDER=/www/\nFTP_PORT=2121\nFTP_MODE=plain\n' +
    'FTP_TLS_SERVERNAME=a.example\nFTP_TLS_CHECK=off\nSITE_URL=http://trial.example:8080/\n';
  expect(read(text)).toEqual({
    host: '10.0.0.1',
    port: 2121,
    user: 'staff@example.com',
    password: 'p',
    folder: '/www',
    encrypted: false,
    certificateName: 'a.example',
    certificateChecked: false,
    siteUrl: 'http://trial.example:8080',
  });
  expect(read(`${needed}FTP_FOLDER=/`).folder).toBe('/');
});

it.each([
  ['FTP_PASSWORD=a#b=c d', 'a#b=c d'],
  ['FTP_PASSWORD = spaced ', 'spaced'],
  ['FTP_PASSWORD=" kept "', ' kept '],
  ['FTP_PASSWORD="', '"'],
  ['\uFEFFFTP_PASSWORD=first line', 'first line'],
  ['# a comment\r\n\r\nFTP_PASSWORD=windows\r\n', 'windows'],
  ['# a comment\rFTP_PASSWORD=mac\r', 'mac'],
  ['FTP_PASSWORD=', undefined],
])('reads %j', (text, password) => {
  expect(read(`${text}\n${needed}`)).toEqual({ ...defaults, password });
});

it('takes a password from the environment with its spaces, but without a final line break', () => {
  const environment = { FTP_PASSWORD: ' kept \n', FTP_PORT: ' 2121 ' };
  expect(read(needed, environment)).toEqual({ ...defaults, password: ' kept ', port: 2121 });
});

it.each(['hunter2', 'ftp_password=hunter2', '=hunter2', 'FTP_PASSWORT=hunter2'])(
  'refuses the line %s by its number, without showing its text',
  (line) => {
    const act = () => read(`FTP_USER=x\n${line}`);
    expect(act).toThrow(
      'Could not read .env, line 2: it is neither a setting nor a comment. Begin it with one of FTP',
    );
    expect(act).not.toThrow(/hunter2/);
  },
);

it('refuses a file that is not plain text, and invisible characters, without showing them', () => {
  const asPowerShell = Buffer.from(`\ufeff${needed}`, 'utf16le');
  expect(() => readIn({ '.env': asPowerShell })).toThrow(
    /^Could not read \.env: it is not plain text\./,
  );
  const hidden = () => read(`${needed}FTP_PASSWORD=hun\u200bter2`);
  expect(hidden).toThrow('Could not read .env, line 4: it has an invisible character');
  expect(hidden).not.toThrow(/ter2/);
});

it.each([
  ['FTP_HOST', 'ftp://ftp.example.com'],
  ['FTP_HOST', 'ftp.example.com/public_html'],
  ['FTP_PORT', 'ftp'],
  ['FTP_PORT', '0'],
  ['FTP_PORT', '65536'],
  ['FTP_PORT', '99999'],
  ['FTP_MODE', 'ftp'],
  ['FTP_TLS_CHECK', 'no'],
  ['SITE_URL', 'https://host.example/~user'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://www.example.com:99999'],
])('refuses %s=%s', (name, value) => {
  expect(() => read(`${needed}${name}=${value}\n`)).toThrow(
    `Could not use ${name} in .env: its value is not valid. Write `,
  );
});

it('says how to write a missing value, and how to write a missing file', () => {
  expect(() => read(`${needed}FTP_HOST=`)).toThrow(
    'Could not use FTP_HOST in .env: it is missing. Write only the name of the server, such as ftp.example.com, ' +
      'without ftp:// and folder.',
  );
  expect(() => readIn({}, { SITE_URL: 'https://x.example' })).toThrow(
    'Could not read .env, which says how to reach the hosting: it is missing. Copy .env.example to .env and fill it in.',
  );
  // Notepad adds this extension.
  expect(() => readIn({ '.env.txt': needed })).toThrow('Rename .env.txt to .env.');
});

it('reads .env.example, which names every setting', () => {
  const file = fileURLToPath(new URL('../../.env.example', import.meta.url));
  const example = readFileSync(file, 'utf8');
  const filled = example
    .replace('FTP_HOST=', 'FTP_HOST=ftp.example.com')
    .replace('FTP_USER=', 'FTP_USER=staff');
  expect(read(filled)).toEqual(defaults);
  const names = new Set(example.match(/\b(FTP|SITE)_[A-Z_]+/g));
  expect([...names].sort().join(' ')).toBe(
    'FTP_FOLDER FTP_HOST FTP_MODE FTP_PASSWORD FTP_PORT FTP_TLS_CHECK FTP_TLS_SERVERNAME FTP_USER SITE_URL',
  );
});

it('writes a setting into a file saved by Notepad, and leaves the other lines as they are', () => {
  const text = `# a\r\n${needed}SITE_URL=http://old.example\r\nSITE_URL=http://old.example\r\n`;
  const folder = writeFiles({ '.env': `\uFEFF${text}` });
  writeSettings(folder, [['SITE_URL', 'http://new.example']]);
  expect(readFileSync(path.join(folder, '.env'), 'utf8')).toBe(text.replaceAll('old', 'new'));
});

it('replaces a setting that was pasted with a no-break space before it', () => {
  const folder = writeFiles({ '.env': `${needed}\u00a0FTP_USER\u00a0=old\n` });
  writeSettings(folder, [['FTP_USER', 'other']]);
  expect(readFileSync(path.join(folder, '.env'), 'utf8')).not.toContain('old');
  expect(readSettings(folder, {}).user).toBe('other');
});

it.each(['a\rFTP_MODE=plain', 'a\nFTP_MODE=plain'])('writes %j as one value', (value) => {
  const folder = writeFiles({ '.env': needed });
  writeSettings(folder, [['FTP_USER', value]]);
  expect(readSettings(folder, {})).toMatchObject({ user: 'a FTP_MODE=plain', encrypted: true });
});

it('keeps lines that it cannot read as comments, so that staff are not stuck in the form', () => {
  const folder = writeFiles({ '.env': `hunter2\n${needed}FTP_USER=sta\u200bff\n` });
  writeSettings(folder, [['FTP_FOLDER', '/www']]);
  const written = readFileSync(path.join(folder, '.env'), 'utf8');
  expect(written).toMatch(/^# hunter2\n/);
  expect(written).toContain('# FTP_USER=sta\u200bff\n');
  expect(readSettings(folder, {})).toMatchObject({ user: 'staff', folder: '/www' });
});

it.skipIf(process.platform === 'win32')(
  'keeps .env, which may have the password, readable only by its owner',
  () => {
    const folder = writeFiles({ '.env': needed });
    writeSettings(folder, [['FTP_USER', 'other']]);
    expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600);
  },
);

it('leaves .env intact if a write fails', () => {
  const folder = writeFiles({ '.env': needed, '.env.tmp/taken': '' });
  expect(() => writeSettings(folder, [['FTP_USER', 'other']])).toThrow(/EISDIR|EPERM|EACCES/);
  expect(readFileSync(path.join(folder, '.env'), 'utf8')).toBe(needed);
});

const environment = {
  FTP_HOST: 'ftp.example.com',
  FTP_USER: 'staff',
  FTP_PASSWORD: 'a#b\n',
  FTP_FOLDER: '/public_html',
};

it('takes from the environment what .env leaves out, and names the environment if there is no file', () => {
  expect(readIn({}, environment)).toEqual({ ...defaults, password: 'a#b' });
  expect(() => readIn({}, { ...environment, FTP_HOST: '' })).toThrow(
    'Could not use FTP_HOST in the environment: it is missing. Write only',
  );
  expect(() => read(needed, { FTP_PORT: '99999' })).toThrow(
    'Could not use FTP_PORT in the environment: its value is not valid. Write',
  );
  const stray = { ...environment, FTP_HOST: 'elsewhere.example', FTP_USER: 'other' };
  expect(read(`${needed}FTP_PASSWORD=\n`, stray)).toEqual({ ...defaults, password: 'a#b' });
});
