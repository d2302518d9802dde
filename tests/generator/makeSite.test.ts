/** What the steps make of scripts, public files and the font; the pages are in tests/site. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { projectAt } from '../../src/generator/project.ts';
import { bundleClient } from '../../src/generator/bundle.ts';
import { readFont, readPublic, versionPublic } from '../../src/generator/publicFiles.ts';
import { writeFiles } from '../support/writtenSite.ts';

describe('the browser script', () => {
  /** The script of a project of which only the beginning is there. */
  const bundleOf = (main: string) =>
    bundleClient(projectAt(writeFiles({ 'src/site/client/main.ts': main })));

  it('is read by the oldest browsers that know modules, and has another name when it is another script', async () => {
    const [one, other] = [
      await bundleOf('alert(window?.a ?? 1);'),
      await bundleOf('alert(window?.a ?? 2);'),
    ];
    const [code] = [...one.files.values()].map((bytes) => Buffer.from(bytes).toString());
    expect(code).toContain('alert');
    expect(code).not.toMatch(/\?\.[a-z[(]|\?\?/i);
    expect(one.scriptUrl).toMatch(/^\/assets\/main\.[0-9A-Z]{8}\.js$/);
    expect(one.scriptUrl).not.toBe(other.scriptUrl);
  });

  it('tells file and line of a mistake', async () => {
    await expect(bundleOf("export function find() {\n  return 'a;\n}\n")).rejects.toThrow(
      'Could not bundle the browser script (src/site/client/main.ts, line 2): Unterminated string literal. Mend that line.',
    );
  });
});

describe('public files and the font', () => {
  it('are published as they are, dotfiles too, but for what file managers leave', () => {
    const root = writeFiles({
      'public/favicon.ico': 'i',
      'public/.well-known/security.txt': 's',
      'public/video/a b é.mp4': 'v',
      'public/Thumbs.db': 'of Windows',
      'public/video/.DS_Store': 'of a Mac',
    });
    expect([...readPublic(projectAt(root))].map(([name, bytes]) => [name, String(bytes)])).toEqual([
      ['.well-known/security.txt', 's'],
      ['favicon.ico', 'i'],
      ['video/a b é.mp4', 'v'],
    ]);
  });

  it('have addresses that change with what is in them', () => {
    const versioned = (content: string) => versionPublic(new Map([['a.mp4', content]]))('/a.mp4');
    // echo -n v | sha256sum
    expect(versioned('v')).toBe('/a.mp4?v=4c94485e');
    expect(versioned('w')).not.toBe(versioned('v'));
    const [[name, bytes]] = [...readFont().files] as [[string, Buffer]];
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(name).toBe(
      `assets/marcellus.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}.woff2`,
    );
  });
});
