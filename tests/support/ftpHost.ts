/** A host for tests: an FTP server, a web server that serves its folder, and the settings to reach them. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesUnder } from '../../src/generator/files/disk.ts';
import { startFtpServer, type FtpServerOptions } from './ftpServer.ts';
import { serveFolder } from './serveFolder.ts';
import { emptyFolder } from './temporaryFiles.ts';

/** Returns the texts of a folder's files by their names, without the manifest. */
export function textsIn(folder: string): Record<string, string> {
  const names = filesUnder(folder).filter((name) => !name.startsWith('.upload.'));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

export type Host = Awaited<ReturnType<typeof startHost>>;

/** Starts an FTP server, and a web server that serves its folder /public_html unless `answer` returns another answer. */
export async function startHost(
  options: Partial<FtpServerOptions> = {},
  answer?: Parameters<typeof serveFolder>[1],
) {
  const home = emptyFolder();
  const root = path.join(home, 'public_html');
  mkdirSync(root);
  const ftp = await startFtpServer({ root: home, ...options });
  return { root, ftp, url: await serveFolder(root, answer) };
}

/** Returns the settings as .env and the workflow have them; in the workflow, a missing secret is empty. */
export const settingsFor = ({ ftp, url }: Host) => ({
  FTP_HOST: '127.0.0.1',
  FTP_PORT: `${ftp.port}`,
  FTP_USER: 'staff',
  FTP_PASSWORD: 'hunter #2',
  FTP_FOLDER: '/public_html',
  FTP_MODE: 'plain',
  FTP_TLS_SERVERNAME: '',
  FTP_TLS_CHECK: '',
  SITE_URL: url,
});
