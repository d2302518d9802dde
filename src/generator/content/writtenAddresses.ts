/** Finds the addresses that staff wrote into facts and structure, so that a fault in one can name its file and line. */
import { is } from 'valibot';
import { everyValue, type Place } from '../../values/place.ts';
import { linkTarget } from '../../values/schemas/values.ts';
import type { Project } from '../project.ts';
import { ContentFile } from './contentFile.ts';
import { factsFile, structureFile } from './loadContent.ts';

/** An address in a content file, such as `/licence.pdf`. */
export interface WrittenAddress extends Place {
  readonly href: string;
  readonly line: number | undefined;
}

/** Returns the addresses in the order of the files. They are read again, because checked content lacks what pages leave out. */
export function findWrittenAddresses(project: Project): WrittenAddress[] {
  return [factsFile, structureFile].flatMap((name) => {
    const file = ContentFile.read(project, name);
    return everyValue(file.valueOf()).flatMap(({ keys, value }) =>
      is(linkTarget, value) ? { file: name, keys, line: file.lineOf(keys), href: value } : [],
    );
  });
}
