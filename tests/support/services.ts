/** The services, other than taxes, that the price of the answered facts excludes. */
export const excluded =
  'vaccination insurance extraBaggage otherMeals personal wheelchair tips'.split(' ');

/** Returns the services of facts.jsonc: those that are in the price, and those that are not. */
export function services(
  included: readonly string[],
  excluded: readonly string[] = [],
): Record<string, 'in' | 'notIn'> {
  return {
    ...Object.fromEntries(included.map((name) => [name, 'in' as const])),
    ...Object.fromEntries(excluded.map((name) => [name, 'notIn' as const])),
  };
}
