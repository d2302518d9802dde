/** Turns a save that runs into its outcome: the new site, or the reasons why it was refused, each at its field. */
import { ContentFile } from '../../generator/content/contentFile.ts';
import type { MadeSite } from '../../generator/makeSite.ts';
import { PicturesError, type RefusedPicture } from '../../generator/pictures/pictureErrors.ts';
import { explain } from '../../generator/terminal.ts';
import { ContentError, stateOf, type Fault } from '../../values/faults.ts';
import { sayRefused } from '../changes/pictureChanges.ts';
import { readGroups } from './readFields.ts';
import type { FormRequest } from './formRequest.ts';
import { refused, type Problem, type SaveOutcome } from './outcome.ts';
import { formPlaceOf } from './places.ts';

/** Two functions that return the name of the field at which a page shows a problem; undefined if it has no such field. */
interface BoxesOfPage {
  readonly fieldOf: (fault: Fault) => string | undefined;
  /** Takes the slug of a photo. */
  readonly fieldOfPhoto: (slug: string) => string | undefined;
}

const noBoxes: BoxesOfPage = { fieldOf: () => undefined, fieldOfPhoto: () => undefined };

/** Takes a save and the fields of its page; returns the outcome. Problems at fields of other pages have their addresses. */
export async function outcomeOf(
  { project, site }: FormRequest,
  save: Promise<MadeSite>,
  { fieldOf, fieldOfPhoto } = noBoxes,
): Promise<SaveOutcome> {
  try {
    return { made: await save, problems: [] };
  } catch (error) {
    if (error instanceof PicturesError) {
      return { problems: error.refused.map((picture) => problemOf(picture, fieldOfPhoto)) };
    }
    if (!(error instanceof ContentError)) return refused(explain(error));
    const groups = readGroups({ site, file: ContentFile.read(project, 'facts.jsonc') });
    const problems = error.faults.map((fault): Problem => {
      const name = fieldOf(fault);
      if (name) return { name, sentence: `${fault.advice}.` };
      const { label, address: href } = formPlaceOf(groups, fault);
      const sentence = fault.sentence ?? `Could not save this: ${label} ${stateOf(fault)}`;
      return { name: '', sentence, href };
    });
    return { problems };
  }
}

/** Returns the problem of a photo that cannot be used: at its box, if it was chosen on this page. */
function problemOf(
  { slug, reason, sentence }: RefusedPicture,
  fieldOfPhoto: BoxesOfPage['fieldOfPhoto'],
): Problem {
  const name = fieldOfPhoto(slug);
  if (!name || !reason) return { name: '', sentence };
  return { name, sentence: sayRefused(reason) };
}
