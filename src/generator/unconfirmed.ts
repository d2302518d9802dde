/** The facts that are still samples: what they are, and the notice where they are published all the same. */

/** Returns what can be unconfirmed: the facts of the agency, and each translation, which stands for itself by its file. */
export function factsOf({
  agency,
  languages,
}: {
  agency: object;
  languages: readonly { lang: string }[];
}): object {
  const translations = languages.map(({ lang }) => [lang, `src/content/languages/${lang}.ts`]);
  return { ...agency, translations: Object.fromEntries(translations) };
}

/** Returns the fact that a dotted name such as `address.street` leads to, undefined where there is none. */
export function factAt(facts: object, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], facts);
}

/** Takes the names of the facts that are still samples; returns the notice for a trial with them, or nothing. */
export function sampleNotice(unconfirmed: readonly string[]): string[] {
  if (unconfirmed.length === 0) return [];
  return [
    '*** SAMPLE FACTS ARE BEING PUBLISHED ***',
    `Visitors will see facts that are not the agency's: ${unconfirmed.join(', ')}.`,
  ];
}
