/** The field for a photo that belongs to a row, such as that of a person. */
import { existsSync } from 'node:fs';
import { photoAdvice } from '../changes/pictureChanges.ts';
import { namesMeantFor } from '../../generator/pictures/sources.ts';
import type { Project } from '../../generator/project.ts';
import { pathOf, type Keys } from '../../values/place.ts';
import type { Sources } from './field.ts';

/**
 * Returns the short names of the saved photo and of the one that a save will write, and the hint. A chosen photo replaces the
 * saved one; if there is none, it gets a new name, derived from the name of its row.
 */
export function readPhotoField(sources: Sources, keys: Keys, name: string) {
  const { file, project, posted, uploads, given = new Set() } = sources;
  const value = (file.valueOf(keys) as string | undefined) ?? '';
  const isChosen = uploads?.has(photoInput(name));
  const hint = `Choose a file: ${photoAdvice}`;
  if (posted?.has(noPhotoInput(name))) return { value, typed: '', hint };
  if (!isChosen || !project) return { value, typed: posted?.get(name) ?? value, hint };
  if (value !== '') return { value, typed: value, hint };
  const ofRow = posted?.get(pathOf([...keys.slice(0, -1), 'name'])) ?? `${keys.at(-1)}`;
  const isInRow = typeof keys.at(-2) === 'number';
  return { value, typed: freeSlug(isInRow ? ofRow : `${keys.at(-1)}`, project, given), hint };
}

/** The names of the file input of a photo, and of the tick that removes the photo. */
export const photoInput = (name: string) => `${name}:file`;

export const noPhotoInput = (name: string) => `${name}:none`;

/**
 * Returns and reserves a slug that no picture has yet: "Imran Khan" -> imran-khan, or imran-khan-2. A file that cannot be used
 * takes its slug, too, because a build refuses two files for one slug.
 */
function freeSlug(name: string, project: Project, given: Set<string>): string {
  const letters = name.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const slug = letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'photo';
  // Without the folder the save is refused anyway.
  if (!existsSync(project.pictures)) return slug;
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (given.has(candidate) || namesMeantFor(candidate, project).length > 0) continue;
    given.add(candidate);
    return candidate;
  }
}
