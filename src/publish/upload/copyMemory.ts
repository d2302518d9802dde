/** What this copy of the project remembers of what it has sent, to know when another copy has sent something since. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Project } from '../../generator/project.ts';
import { shortHash } from '../../values/shortHash.ts';
import type { Settings } from '../../hosting/ftpSettings.ts';

export interface CopyMemory {
  /** Whether this copy has sent the release of a manifest. */
  readonly hasSent: (release: string) => boolean;
  /** Returns the name of a release that is to take the place of another, and remembers both until the next. */
  readonly begin: (former: string) => string;
}

/**
 * Opens the memory for a folder on a server. Two users may see different folders under the same path, so the user counts too. A
 * workflow on GitHub begins with a new copy each time, and always with that of its branch: all of its runs are one copy.
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
