/** The labels of the form, which are remarks in the live facts. */
import { expect, it } from 'vitest';
import { fieldsIn, readGroups } from '../../src/editor/form/fields.ts';
import { ContentFile } from '../../src/generator/content/contentFile.ts';
import { projectAt } from '../../src/generator/project.ts';

it('has a remark with the label of every fact', () => {
  const file = ContentFile.read(projectAt(), 'facts.jsonc');
  const remarks = file.text.match(/\/\*[^]*?\*\//g)!.join('\n');
  const shown = readGroups({ file })
    .flatMap(fieldsIn)
    .filter(({ kind, name }) => kind !== 'tick' && kind !== 'checked' && !name.endsWith(']'))
    // The choices of the services have the words of the price card.
    .filter(({ name }) => !name.startsWith('package.services.'));
  expect(shown.map(({ name }) => name)).toContain('departures.list[0].airline');
  expect(shown.filter(({ label }) => !remarks.includes(label)).map(({ name }) => name)).toEqual([]);
});
