/**
 * Names of files and folders that nobody created on purpose: what systems, file managers, editors, office and sync programs leave
 * behind. The site and the rebuilds of dev ignore them. The names are those of github.com/github/gitignore (folder Global: macOS,
 * Windows, Linux, Vim, Emacs, JetBrains, LibreOffice, MicrosoftOffice, SynologyDiskStation) and of the sync programs' own help
 * pages.
 */
const leftovers = [
  // The only dotfiles that people create are the two that hosts read.
  /^\.(?!(htaccess|well-known)$)/,
  // Office programs put ~ or $ before the name of an open file, and editors append ~ to the name of a backup.
  /^[~$]|~$/,
  // Emacs saves drafts as #notes.txt#, and Vim creates 4913 to test whether it may write.
  /^#.*#$|^4913$/,
  // Windows records where a file came from in prices.pdf:Zone.Identifier.
  /:/,
  /^(desktop\.ini|(ehthumbs.*|thumbs)\.db|icon[\r\uf00d]|__macosx|@.*|#(recycle|snapshot)|system volume information|lost\+found)$/i,
  /\.(bak|backup|save|old|orig|rej|tmp|temp|sw[a-z]|part|partial|download|crdownload|opdownload|lnk|log)$|\.un~|___jb_/i,
  // Conflicted copies: of Dropbox, Nextcloud and Seafile, of Syncthing, and of OneDrive from another computer.
  /\(.*[cC]onflict.*\)|\.sync-conflict-|-(DESKTOP|LAPTOP)-[0-9A-Z]+(?=\.|$)/,
];

/**
 * Takes a path with forward slashes; returns it up to the end of its first leftover, with a slash after a folder, or undefined.
 */
export function leftoverIn(file: string, more: readonly RegExp[] = []): string | undefined {
  const parts = file.split('/');
  const all = [...leftovers, ...more];
  const at = parts.findIndex((part) => all.some((pattern) => pattern.test(part)));
  if (at === -1) return undefined;
  return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '');
}

/** Matches names that Windows reserves for devices, with any extension. */
export const windowsDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
