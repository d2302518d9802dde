/** The messages that the page prepares. Once the visitor has entered a family, they say who travels. */
import type { FamilyDate } from './familyDates.ts';

interface FamilyMessage {
  readonly link: HTMLAnchorElement;
  /** The address before the visitor enters a family. */
  readonly plainHref: string;
  /** The date that the message asks about; undefined if it is about the package. */
  readonly date: FamilyDate | undefined;
}

/** Returns the links in a section that prepare a message, each with the date that it is about, if any. */
export function readMessages(section: HTMLElement, dates: readonly FamilyDate[]): FamilyMessage[] {
  return [...section.querySelectorAll<HTMLAnchorElement>('[data-message]')].map((link) => ({
    link,
    plainHref: link.href,
    date: dates.find(({ element }) => element.contains(link)),
  }));
}

/** Puts lines about the family in place of {family} in the message of a link. */
export function showMessage({ link }: FamilyMessage, lines: readonly string[]): void {
  const address = new URL(link.href);
  address.search = `text=${encodeURIComponent(messageWith(link.dataset.message!, lines))}`;
  link.href = address.href;
}

/** Returns a template with {family} replaced by lines, and with no-break spaces, which only pages need, made plain. */
export function messageWith(template: string, lines: readonly string[]): string {
  return template.replace('{family}', () => lines.join('\n')).replace(/\u00a0/g, ' ');
}
