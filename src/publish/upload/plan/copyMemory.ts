/** Remembers what this copy of the project has sent, to detect that another copy has sent something since. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Project } from '../../../generator/project.ts';
import { shortHash } from '../../../generator/files/shortHash.ts';
import type { Settings } from '../../../hosting/ftpSettings.ts';

export interface CopyMemory {
  /** Whether this copy has sent the release of a manifest. */
  readonly hasSent: (release: string) => boolean;
  /** Returns the name of a new release that replaces the former one, and remembers both until the next. */
  readonly begin: (former: string) => string;
}

/**
 * Opens the memory for a folder on a server. It depends on the user too, because two users may see different folders under the
 * same path. A GitHub workflow starts from a fresh checkout of its branch each time, so all of its runs count as one copy.
 */
export function openMemory(
  { history }: Pick<Project, 'history'>,
  { host, port, user, folder }: Pick<Settings, 'host' | 'port' | 'user' | 'folder'>,
  { GITHUB_ACTIONS, GITHUB_REPOSITORY }: NodeJS.ProcessEnv,
): CopyMemory {
  if (GITHUB_ACTIONS) {
    const workflow = `workflow of ${GITHUB_REPOSITORY}`;
    return { hasSent: (release) => release === workflow, begin: () => workflow };
  }
  const file = path.join(history, `sent-${shortHash(`${user}@${host}:${port}${folder}`)}`);
  const releases = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return {
    hasSent: (release) => releases.includes(release),
    begin(former) {
      const release = randomUUID();
      mkdirSync(history, { recursive: true });
      writeFileSync(file, [former, release].join('\n'));
      return release;
    },
  };
}
