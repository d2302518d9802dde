/** The outcome of a save, for the page that sent it. */
import type { MadeSite } from '../../../generator/makeSite.ts';
import { explain } from '../../../generator/report/terminal.ts';
import { adviceOf, ContentError, sentenceOf, type Fault } from '../../../schemas/faults.ts';

export interface Outcome {
  /** The site with the saved change; undefined if the save was refused. */
  readonly made?: MadeSite;
  /** Why it was refused: sentences, each with the name of its field, or ''. */
  readonly problems: readonly (readonly [name: string, sentence: string])[];
}

/** Takes a save, and a function that returns the form's field for a fault or undefined; returns the outcome. */
export async function outcomeOf(
  save: Promise<MadeSite>,
  fieldFor: (fault: Fault) => string | undefined = () => undefined,
): Promise<Outcome> {
  try {
    return { made: await save, problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) return { problems: [['', explain(error)]] };
    const problems = error.faults.map((fault) => {
      const field = fieldFor(fault);
      return field === undefined
        ? (['', sentenceOf(fault, 'form')] as const)
        : ([field, adviceOf(fault, 'form')] as const);
    });
    return { problems };
  }
}
