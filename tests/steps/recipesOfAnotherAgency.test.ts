/** The recipes once more, on the facts of an agency that has put its own in the place of the samples. */
import { vi } from 'vitest';
import { agencies, writeAgency } from '../support/agencies.ts';

const { facts, address } = agencies[1]!;

vi.mock(import('../support/projectCopy.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const copyProjectForAll = () => {
    const copy = original.copyProjectForAll();
    writeAgency(copy, { facts, address });
    return copy;
  };
  return { ...original, copyProjectForAll };
});

// What the recipes hold for the old facts.
const { agency } = await import('../../src/content/agency.ts');
Object.assign(agency, { phone: '+910000000001', messaging: '+910000000002', ...facts, address: { ...agency.address, ...address } });

await import('./recipes.test.ts');
