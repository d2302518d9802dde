/** Finds what a misspelt word was meant to be. */

/** Whether two words differ by at most one letter that is added, missing, wrong or moved. */
export function isOneLetterOff(word: string, written: string): boolean {
  const shortened = (whole: string) =>
    [...whole].map((_, at) => whole.slice(0, at) + whole.slice(at + 1)).concat(whole);
  return shortened(word).some((shorter) => shortened(written).includes(shorter));
}

/** Where many agencies have their e-mail. */
const mailProviders = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
];

/**
 * Takes the part of an e-mail address after the @; returns the provider of which it is a misspelling, or undefined. Some other
 * providers have almost the same name, but begin with another letter: mail.com, ymail.com.
 */
export function providerMeantBy(domain: string): string | undefined {
  const written = domain.toLowerCase();
  if (mailProviders.includes(written)) return undefined;
  return mailProviders.find(
    (provider) => provider[0] === written[0] && isOneLetterOff(provider, written),
  );
}
