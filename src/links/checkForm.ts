/** Checks by form what cannot be asked for: telephone, e-mail and messaging links, empty and malformed ones. */
import type { Sort, SortedLink } from './link.ts';
import type { Finding } from './verdict.ts';

/** The facts of the agency that links repeat. */
export interface LinkFacts {
  readonly siteUrl: string;
  readonly phone: string;
  readonly messaging: string;
  readonly email: string;
}

type Check = (address: string, facts: LinkFacts) => string | undefined;

const checks: Readonly<Partial<Record<Sort, Check>>> = {
  empty: () => 'it leads nowhere; give it a target',
  malformed: () => 'it is not an address that a browser understands',
  unknown: (address) => `links that begin with ${address.replace(/:.*/s, ':')} are not used on this site`,
  phone: checkPhone,
  mail: checkMail,
  messaging: checkMessaging,
};

/** What search engines and previews take for the address of the site itself. */
const ownKinds = ['link canonical', 'meta og:url', 'sitemap loc', 'robots sitemap'];

/** Takes sorted links and the agency's facts and returns one finding for each fault. */
export function checkForm(links: readonly SortedLink[], facts: LinkFacts): Finding[] {
  return links.flatMap((link): Finding[] => {
    const reason = checks[link.sort]?.(link.address.trim(), facts) ?? checkOwn(link, facts);
    const address = link.address || `(${link.kind})`;
    return reason === undefined ? [] : [{ address, pages: [link.page], verdict: 'broken', reason }];
  });
}

function checkOwn(link: SortedLink, { siteUrl }: LinkFacts): string | undefined {
  if (!ownKinds.includes(link.kind) || link.sort === 'internal') return undefined;
  return `it is not an address of this site (${siteUrl})`;
}

function checkPhone(address: string, { phone }: LinkFacts): string | undefined {
  const number = address.slice('tel:'.length);
  // E.164: at most 15 digits, the first of the country code is never 0.
  if (!/^\+[1-9]\d{1,14}$/.test(number)) return 'a telephone link is tel:, a plus sign and digits only';
  return number === phone ? undefined : `the agency's number is ${phone}`;
}

function checkMail(address: string, { email }: LinkFacts): string | undefined {
  const [to = '', query = '', ...rest] = address.slice('mailto:'.length).split('?');
  if (!/^[^\s@,;%]+@[^\s@,;%]+\.[^\s@,;%]+$/.test(to)) return 'an e-mail link holds exactly one address';
  if (to !== email) return `the agency's e-mail address is ${email}`;
  if (rest.length > 0) return 'an e-mail link has one question mark at most';
  for (const [name, value] of fields(query)) {
    if (name !== 'subject' && name !== 'body') return `an e-mail link gives a subject and a body, not “${name}”`;
    if (value.includes('+')) return `its ${name} would show plus signs; write a space as %20`;
    if (decode(value) === undefined) return `its ${name} cannot be decoded`;
  }
  return undefined;
}

function checkMessaging(address: string, { messaging }: LinkFacts): string | undefined {
  const form = /^https:\/\/wa\.me\/([1-9]\d*)\?text=([^&#]*)$/.exec(address);
  if (!form) return 'a messaging link is https://wa.me/, digits only, ?text= and the message';
  const [, digits = '', message = ''] = form;
  if (`+${digits}` !== messaging) return `the agency's messaging number is ${messaging}`;
  const text = decode(message.replaceAll('+', ' '));
  if (text === undefined) return 'its message cannot be decoded';
  return text.trim() === '' ? 'its message is empty' : undefined;
}

function fields(query: string): [name: string, value: string][] {
  if (query === '') return [];
  return query.split('&').map((field) => {
    const [name = '', ...value] = field.split('=');
    return [name, value.join('=')];
  });
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
