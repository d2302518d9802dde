/** The names that only the build gives: those of files that browsers keep for a year, and addresses that no page can have. */

/**
 * Matches names that hold a hash of the content. Apache's FilesMatch sees only the name, whatever its folder, so no file of
 * public/ may have such a name. isHashed also looks at the folder.
 */
export const hashedFileName = /\.[0-9A-Za-z]{8}\.(avif|jpg|css|js|woff2)$/;

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
