/** The order in which files go up: whatever a page needs is there before the page is. */
import { hashedFolders } from '../steps/host/hostHeaders.ts';

/** Assets, then pages, then what stands beside them, then what tells the host how to serve them. */
const classes = ['asset', 'page', 'support', 'host'] as const;
export type FileClass = (typeof classes)[number];

const supportFiles = ['404.html', 'sitemap.xml', 'robots.txt', 'manifest.webmanifest'];
const hostFiles = ['.htaccess', '_headers'];

/** Takes a file's name inside the site. */
export function classOf(name: string): FileClass {
  if (hostFiles.includes(name)) return 'host';
  if (supportFiles.includes(name)) return 'support';
  return name.endsWith('.html') ? 'page' : 'asset';
}

/** Whether the file's name carries its content. */
export function isHashed(name: string): boolean {
  return hashedFolders.some((folder) => name.startsWith(`${folder}/`));
}

/** Compares two names for sorting: by class, hashed assets before others, the home page as the last of the pages. */
export function bySendingOrder(one: string, other: string): number {
  return rank(one) - rank(other) || (one < other ? -1 : one > other ? 1 : 0);
}

function rank(name: string): number {
  const kind = classOf(name);
  return classes.indexOf(kind) * 2 + Number(name === 'index.html' || (kind === 'asset' && !isHashed(name)));
}
