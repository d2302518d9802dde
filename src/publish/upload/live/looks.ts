/** Lists the requests with which the live site is checked: which addresses, as which visitors, and how often. */
import path from 'node:path';
import { isHashed } from '../../../generator/webServer/fileNames.ts';
import { addressPathOf, visitors, type LiveSite, type Visitor } from './liveSite.ts';
import { kindOf } from '../plan/planUpload.ts';

/**
 * How many times in a row a file must be right if an old version of it was seen, or if only a few files were sent: one of several
 * servers or caches of a host may be stale and answer only some of the requests.
 */
export const manyTimes = 6;

/** A request that is made until its answer is right. */
export interface Look {
  readonly name: string;
  readonly path: string;
  readonly visitor: Visitor;
  /** Words after the address where it is not the usual request, such as `, asked as a simple program`. */
  readonly how: string;
  /** How many times in a row it must be right. */
  readonly times: number;
  /** Whether it counts as not checked, instead of wrong, if there is no answer. */
  readonly mayBeSilent?: boolean;
}

/** Whether visitors can see a file: in every folder, hosts hide their configuration files, and .htaccess hides dotfiles. */
export function isShown(name: string): boolean {
  return kindOf(path.posix.basename(name)) !== 'rules' && !/(^|\/)\./.test(name);
}

/** Returns the looks at each file of the site, and at those that have been deleted. */
export function looksAt(
  shown: readonly string[],
  deleted: readonly string[],
  sent: readonly string[],
  siteUrl: string,
): Look[] {
  const asPart = visitors.partOf(siteUrl);
  const changing = shown.filter((name) => sent.includes(name) && !isHashed(name));
  const timesOfSent = changing.length < manyTimes ? manyTimes : 2;
  return [...shown, ...deleted].map((name) => ({
    name,
    path: addressPathOf(name),
    visitor: name.endsWith('.html') ? visitors.page : asPart,
    how: '',
    times: changing.includes(name) ? timesOfSent : 1,
  }));
}

/** Returns the looks at the home page and one other page at the entry points that visitors use besides the usual one. */
export async function looksAtDoors(shown: readonly string[], live: LiveSite): Promise<Look[]> {
  const home = { name: 'index.html', path: '', times: 1 };
  if (!shown.includes(home.name)) return [];
  const inner = shown.find((name) => name.endsWith('/index.html')) ?? home.name;
  const { host, port, protocol } = new URL(live.url);
  const plainly = { headers: visitors.page.headers, origin: `http://${host}` };
  // People paste the address of a page without its trailing slash, and messengers add a query parameter.
  const pasted = `${addressPathOf(inner).replace(/\/$/, '')}?fbclid=1`;
  return [
    { ...home, visitor: visitors.fromSearch, how: ', asked as a phone that comes from a search' },
    {
      ...home,
      name: inner,
      path: pasted,
      visitor: visitors.fromMessage,
      how: ', asked as a phone that comes from a message',
    },
    { ...home, visitor: visitors.plain, how: ', asked as a simple program' },
    ...(protocol === 'https:' && port === ''
      ? [{ ...home, visitor: plainly, how: `, asked at http://${host}`, mayBeSilent: true }]
      : []),
    ...(await live.addresses()).map((address) => ({
      ...home,
      visitor: { headers: visitors.page.headers, address },
      how: `, asked at ${address.address}, one of several addresses of the host`,
      mayBeSilent: true,
    })),
  ];
}
