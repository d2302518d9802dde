/**
 * Names of files and folders that no person put there: what systems, file managers, editors, office and sync programs leave. They
 * take no part in the site or in a rebuild. The names are those of github.com/github/gitignore (folder Global: macOS, Windows,
 * Linux, Vim, Emacs, JetBrains, LibreOffice, MicrosoftOffice, SynologyDiskStation) and of the sync programs' own help pages.
 */
const leftovers = [
  // Of names that begin with a dot, only the two that hosts read are anybody's own.
  /^\.(?!(htaccess|well-known)$)/,
  // Office programs begin the name of an open file with ~ or $, and editors end that of a former version with ~.
  /^[~$]|~$/,
  // Emacs saves #notes.txt#, and Vim tries with 4913 whether it may write.
  /^#.*#$|^4913$/,
  // Windows keeps where a file comes from in prices.pdf:Zone.Identifier.
  /:/,
  /^(desktop\.ini|(ehthumbs.*|thumbs)\.db|icon[\r\uf00d]|__macosx|@.*|#(recycle|snapshot)|system volume information|lost\+found)$/i,
  /\.(bak|backup|save|old|orig|rej|tmp|temp|sw[a-z]|part|partial|download|crdownload|opdownload|lnk|log)$|\.un~|___jb_/i,
  // The second of two versions of a file: of Dropbox, Nextcloud and Seafile, of Syncthing, and of OneDrive from another computer.
  /\(.*[cC]onflict.*\)|\.sync-conflict-|-(DESKTOP|LAPTOP)-[0-9A-Z]+(?=\.|$)/,
];

/** Takes a path with forward slashes; returns it up to the first such name, with a slash behind a folder, or undefined. */
export function leftoverIn(file: string, more: readonly RegExp[] = []): string | undefined {
  const parts = file.split('/');
  const all = [...leftovers, ...more];
  const at = parts.findIndex((part) => all.some((pattern) => pattern.test(part)));
  if (at === -1) return undefined;
  return parts.slice(0, at + 1).join('/') + (at < parts.length - 1 ? '/' : '');
}
