/** public/ as it is. */
import { describe, expect, it } from 'vitest';
import { copyPublic, versionPublic } from '../../src/steps/copyPublic.ts';
import { shortHash } from '../../src/steps/shortHash.ts';
import { projectAt } from '../../src/project.ts';
import { treeOf } from '../support/projectCopy.ts';
import { emptyFolder, writeFiles } from '../support/writtenSite.ts';

const files = { 'favicon.ico': 'i', '.well-known/security.txt': 's', 'video/a b é.mp4': 'v' };
const inPublic = Object.fromEntries(Object.entries(files).map(([name, text]) => [`public/${name}`, text]));

describe('copyPublic', () => {
  it('copies every file byte for byte beside what is there, dotfiles too', async () => {
    const output = writeFiles({ 'index.html': 'h' });
    await copyPublic(projectAt(writeFiles(inPublic)), output);
    expect(treeOf(output)).toEqual({ ...files, 'index.html': 'h' });
  });
});

describe('versionPublic', () => {
  it('puts the content’s hash behind the address', () => {
    const urlOf = versionPublic(projectAt(writeFiles(inPublic)));
    expect(urlOf('/video/a b é.mp4')).toBe(`/video/a b é.mp4?v=${shortHash('v')}`);
  });

  it('changes the address with the content', () => {
    const root = writeFiles(inPublic);
    const before = versionPublic(projectAt(root))('/favicon.ico');
    writeFiles({ 'public/favicon.ico': 'j' }, root);
    expect(versionPublic(projectAt(root))('/favicon.ico')).not.toBe(before);
  });

  it('says which file is missing and where it belongs', () => {
    expect(() => versionPublic(projectAt(emptyFolder()))('/video/hero.mp4')).toThrow(
      'Could not find hero.mp4 (public/video/hero.mp4): the site shows it. Put it there.',
    );
  });
});
