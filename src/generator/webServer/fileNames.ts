/** The names that only the build gives: those of files that browsers keep for a year, and addresses that no page can have. */

/** The end of a name that holds a hash of the content, as a pattern. */
const hashedEnding = String.raw`\.[0-9A-Za-z]{8}\.(avif|jpg|css|js|woff2)`;

/**
 * Matches names that hold a hash of the content. Apache's FilesMatch sees only the name, whatever its folder, so no file of
 * public/ may have such a name. isHashed also looks at the folder.
 */
export const hashedFileName = new RegExp(`${hashedEnding}$`);

/** Matches the address of a script, a style or a font of a build, anywhere in the HTML of a page. */
export const hashedAsset = new RegExp(String.raw`/assets/[\w-]+${hashedEnding}`);

/** The folders in which every file has a hash in its name. */
export const immutableFolders = ['assets', 'pictures'] as const;

/**
 * Takes a file's path inside the site; returns whether its name holds a hash of its content. Such a file never changes under its
 * name, so browsers keep it for a year.
 */
export function isHashed(name: string): boolean {
  const isInFolder = immutableFolders.some((folder) => name.startsWith(`${folder}/`));
  return isInFolder && hashedFileName.test(name);
}

/**
 * Addresses that no page can have: folders that browsers cache for a year, names of the site's own files, and what Apache (Alias,
 * SetHandler), cPanel and Plesk (redirects of a new account) serve themselves.
 */
export const takenAddresses: readonly string[] = [
  ...immutableFolders,
  'index',
  '404',
  ...'icons error server-status server-info cgi-bin cgi-sys'.split(' '),
  ...'cpanel webmail whm controlpanel mailman phpmyadmin plesk-stat'.split(' '),
];
