/** What an upload gets, what its steps share, and how it can end. */
import type { Files } from '../../generator/files/siteFiles.ts';
import type { Access } from '../../hosting/ftpSettings.ts';
import type { Tell, UploadEnd } from '../../hosting/progress.ts';
import type { RemoteFolder } from './ftp/remoteFolder.ts';
import type { RetryPolicy } from './ftp/retryPolicy.ts';
import type { LiveSite } from './live/liveSite.ts';
import type { CopyMemory } from './plan/copyMemory.ts';
import type { SiteFiles } from './plan/planUpload.ts';

export interface UploadJob {
  /** Builds the site, and returns its files. They are not read from dist, which another build may have replaced since. */
  readonly makeFiles: () => Promise<Files>;
  /** The address at which visitors see the folder, without a slash at the end. */
  readonly siteUrl: string;
  readonly access: Access;
  readonly memory: CopyMemory;
  readonly dryRun?: boolean | undefined;
  readonly all?: boolean | undefined;
  /** Whether what another copy of the project has sent may be replaced. */
  readonly replace?: boolean | undefined;
  /** Whether this is a trial, which may be hidden from search engines. */
  readonly isTrial?: boolean;
  /** Prints a line, with settings in braces as in a HostingError. */
  readonly say: (line: string) => void;
  /** Prints a line of the same form as a warning. */
  readonly warn: (line: string) => void;
  /** Receives a message for each step of the upload. */
  readonly tell?: Tell;
  readonly signal?: AbortSignal;
  readonly retry: RetryPolicy;
}

/** What the steps of an upload share. */
export interface UploadRun {
  readonly job: UploadJob;
  readonly files: SiteFiles;
  readonly remote: RemoteFolder;
  readonly live: LiveSite;
  /** The names of the files that have gone live. */
  readonly sent: string[];
}

/** How an upload ended without an error. Its sentence has settings in braces, as in a HostingError. */
export interface Outcome {
  readonly sentence: string;
  readonly end: Exclude<UploadEnd, 'failed'> | 'dry';
}
