/** Marks what nobody has confirmed yet: `phone: sample('+910000000000')`. Take the mark away once the value is right. */

export interface Sample<T> {
  readonly sample: T;
}

/** Takes a fact or the words of a language; the build lists every mark, and an upload refuses them. */
export function sample<T>(value: T): Sample<T> {
  return { sample: value };
}
