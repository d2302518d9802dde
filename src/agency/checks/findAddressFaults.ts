/** Finds a part of the address that is in the field of another part, where pages would show it twice. */
import type { Facts } from '../schemas/content.ts';
import type { FieldFault } from '../../values/faults.ts';

/** Returns at most one fault. An Indian PIN code has six digits, and pages show all other parts after the street. */
export function findAddressFaults(address: Facts['agency']['address']): FieldFault[] {
  const { street, city, postalCode, region, country, countryCode } = address;
  const at = (name: keyof typeof address, advice: string) => [
    { keys: ['agency', 'address', name], value: address[name], advice },
  ];
  if (countryCode === 'IN' && !/^\d{3}[ -]?\d{3}$/.test(postalCode))
    return at('postalCode', 'Write all six digits of the PIN code');
  const hasPart = (text: string, ...others: readonly string[]) =>
    partsOf(text).some((part) => others.map(inOneWord).includes(part));
  const hasCode = (text: string) =>
    partsOf(text).some((part) => part.endsWith(inOneWord(postalCode)));
  // A town may have the name of its state or country, such as Delhi or Singapore, if it has nothing else.
  const isSeveral = (text: string) => partsOf(text).length > 1;
  if (hasCode(street) || hasPart(street, city))
    return at('street', 'Write it without the town and the PIN code, which pages show after it');
  if (hasPart(street, region, country))
    return at('street', 'Write it without the state and the country, which pages show after it');
  // Howrah, WB
  const hasShortState = /[\s,(–-][A-Z]{2,3}\)?$/.test(city);
  if (hasCode(city) || hasShortState || (isSeveral(city) && hasPart(city, region, country)))
    return at('city', 'Write the town alone: pages show PIN code, state and country after it');
  if (hasCode(region) || (isSeveral(region) && hasPart(region, city, country)))
    return at('region', 'Write the state alone: pages show town, PIN code and country beside it');
  return [];
}

/** Returns the parts of an address between its commas, dashes and brackets, each in one word. */
function partsOf(text: string): string[] {
  return text.split(/[,–—()]| - /).map(inOneWord);
}

function inOneWord(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '');
}
