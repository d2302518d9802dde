/** The file .env, as staff may write it, and the environment without one. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/commands/upload/ftpSettings.ts';
import { writeFiles } from '../../support/writtenSite.ts';

const needed = 'FTP_HOST=ftp.example.com\nFTP_USER=staff\nFTP_FOLDER=/public_html\n';
const readIn = (files: Record<string, string>, environment = {}) =>
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

describe('the file .env', () => {
  it('may hold every setting', () => {
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
  });

  it('may name the root as the folder', () => {
    expect(read(`${needed}FTP_FOLDER=/`).folder).toBe('/');
  });

  it.each([
    ['FTP_PASSWORD=a#b=c d', 'a#b=c d'],
    ['FTP_PASSWORD = spaced ', 'spaced'],
    ['FTP_PASSWORD=" kept "', ' kept '],
    ["FTP_PASSWORD='it\"s'", 'it"s'],
    ['FTP_PASSWORD="', '"'],
    ['\uFEFFFTP_PASSWORD=first line', 'first line'],
    ['# a comment\r\n\r\nFTP_PASSWORD=windows\r\n', 'windows'],
    ['FTP_PASSWORD=पासवर्ड', 'पासवर्ड'],
    ['FTP_PASSWORD=', undefined],
  ])('may be written as %j', (text, password) => {
    expect(read(`${text}\n${needed}`)).toEqual({ ...defaults, password });
  });

  it.each(['hunter2', 'ftp_password=hunter2', '=hunter2', 'FTP_PASSWORT=hunter2'])(
    'is refused by the number, not the text, of a line that says %s',
    (line) => {
      const act = () => read(`FTP_USER=x\n${line}`);
      expect(act).toThrow(
        'Could not read .env, line 2: it is neither a setting nor a comment. Begin it with one of FTP',
      );
      expect(act).not.toThrow(/hunter2/);
    },
  );

  it.each([
    ['FTP_HOST=', 'Could not find FTP_HOST in .env. Write only the name of the server,'],
    [
      'FTP_HOST=ftp://ftp.example.com',
      'FTP_HOST in .env: its value has another form. Write only the name of the server',
    ],
    ['FTP_HOST=ftp.example.com:21', 'Write only the name of the server'],
    ['FTP_HOST=ftp.example.com/public_html', 'Write only the name of the server'],
    [
      'FTP_PORT=ftp',
      'Could not use FTP_PORT in .env: its value has another form. Write a number below 65536, mostly 21, behind FTP_PORT=.',
    ],
    ['FTP_PORT=99999', 'Write a number below 65536'],
    ['FTP_PORT=0', 'Write a number below 65536'],
    [
      'FTP_MODE=ftp',
      'Could not use FTP_MODE in .env: its value has another form. Write ftps or plain behind FTP_MODE=.',
    ],
    ['FTP_TLS_CHECK=no', 'Write on or off behind'],
    ['SITE_URL=https://host.example/~user', 'Write an address without a folder'],
    [
      'SITE_URL=www.example.com',
      'Write an address without a folder, such as https://www.example.com, behind',
    ],
  ])('is refused with %s', (line, sentence) => {
    expect(() => read(`${needed}${line}\n`)).toThrow(sentence);
  });

  it('is asked for when it is missing', () => {
    expect(() => readIn({}, { SITE_URL: 'https://x.example' })).toThrow(
      'Could not read .env, which says how to reach the hosting. Copy .env.example to .env and fill it in.',
    );
  });

  it('is recognised when Notepad has added .txt', () => {
    expect(() => readIn({ '.env.txt': needed })).toThrow('Rename .env.txt to .env.');
  });

  it('has an example that names every setting', () => {
    const example = readFileSync(
      fileURLToPath(new URL('../../../.env.example', import.meta.url)),
      'utf8',
    );
    const filled = example
      .replace('FTP_HOST=', 'FTP_HOST=ftp.example.com')
      .replace('FTP_USER=', 'FTP_USER=staff');
    expect(read(filled)).toEqual(defaults);
    const names = new Set(example.match(/\b(FTP|SITE)_[A-Z_]+/g));
    expect([...names].sort()).toEqual([
      'FTP_FOLDER',
      'FTP_HOST',
      'FTP_MODE',
      'FTP_PASSWORD',
      'FTP_PORT',
      'FTP_TLS_CHECK',
      'FTP_TLS_SERVERNAME',
      'FTP_USER',
      'SITE_URL',
    ]);
  });
});

describe('the environment', () => {
  const environment = {
    FTP_HOST: 'ftp.example.com',
    FTP_USER: 'staff',
    FTP_PASSWORD: 'a#b\n',
    FTP_FOLDER: '/public_html',
  };

  it('is enough without a file', () => {
    expect(readIn({}, environment)).toEqual({ ...defaults, password: 'a#b' });
  });

  it('fills in what the file leaves out, and never overrules it', () => {
    const text = 'FTP_HOST=ftp.example.com\nFTP_USER=staff\nFTP_PASSWORD=\nFTP_FOLDER=/www\n';
    const stray = { ...environment, FTP_HOST: 'elsewhere.example', FTP_USER: 'other' };
    expect(read(text, stray)).toEqual({ ...defaults, password: 'a#b', folder: '/www' });
  });

  it.each([
    [
      { FTP_HOST: '' },
      'Could not find FTP_HOST in the environment. Write only the name of the server,',
    ],
    [
      { FTP_PORT: 'ftp' },
      'Could not use FTP_PORT in the environment: its value has another form. Write a number',
    ],
  ])('is named when it is wrong: %j', (wrong, sentence) => {
    expect(() => readIn({}, { ...environment, ...wrong })).toThrow(sentence);
  });
});
