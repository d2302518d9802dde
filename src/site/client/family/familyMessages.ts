/** The messages that the page prepares. Those about the package and about a date say who travels, once somebody has counted. */
import type { FamilyDate } from './familyDates.ts';

export interface FamilyMessage {
  readonly link: HTMLAnchorElement;
  /** The address as long as nobody is counted. */
  readonly plainHref: string;
  /** The date that it asks about; undefined where it is about the package. */
  readonly date: FamilyDate | undefined;
}

/** Returns the links of a section that prepare a message, each with its date where it is about one. */
export function readMessages(section: HTMLElement, dates: readonly FamilyDate[]): FamilyMessage[] {
  return [...section.querySelectorAll<HTMLAnchorElement>('[data-message]')].map((link) => ({
    link,
    plainHref: link.href,
    date: dates.find(({ element }) => element.contains(link)),
  }));
}

/** Puts lines about the family where the template of a message says {family}. */
export function showMessage({ link }: FamilyMessage, lines: readonly string[]): void {
  const address = new URL(link.href);
  address.search = `text=${encodeURIComponent(messageWith(link.dataset.message!, lines))}`;
  link.href = address.href;
}

/** Returns a template with these lines in it. Its no-break spaces are for pages alone. */
export function messageWith(template: string, lines: readonly string[]): string {
  return template.replace('{family}', () => lines.join('\n')).replace(/\u00a0/g, ' ');
}
