/** What a save comes to: the site with it, or why it was refused. */
import type { MadeSite } from '../../generator/makeSite.ts';

export interface SaveOutcome {
  /** The site with the saved change; undefined if the save was refused. */
  readonly made?: MadeSite;
  /** Whether the save may have changed a rule, which has a day from which it applies. */
  readonly isRule?: boolean | undefined;
  /** Whether every journey that was changed has a day that has passed, so that visitors see none of them. */
  readonly isPast?: boolean | undefined;
  /** Whether the form was sent without any change. */
  readonly isUnchanged?: boolean;
  readonly problems: readonly Problem[];
}

/** Why a save was refused. */
export interface Problem {
  /** The name of the field that is wrong, or '' if the form does not have it. */
  readonly name: string;
  readonly sentence: string;
  /** The address of the page where it can be fixed, if that is another page. */
  readonly href?: string | undefined;
}

/** Returns the outcome of a save that is refused for a reason that concerns no single field. */
export function refused(sentence: string): SaveOutcome {
  return { problems: [{ name: '', sentence }] };
}

/** Returns the value of `saved` in the address after a save, from which the page knows what to say. */
export function whatIsSaved({ isUnchanged, isPast, isRule }: SaveOutcome): string {
  if (isUnchanged) return 'nothing';
  if (isPast) return 'past';
  return isRule ? 'rule' : '';
}
