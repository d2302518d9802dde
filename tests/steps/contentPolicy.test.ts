/** The policy that a page carries. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy } from '../../src/steps/contentPolicy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
const policy = contentPolicy('a{color:red} /* é */', ['{"a":1}', '{"b":2}']);
const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0]!, line.split(' ').slice(1)]));

describe('contentPolicy', () => {
  it('forbids what it does not name', () => {
    expect(policy.startsWith("default-src 'none'; ")).toBe(true);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
  });

  it('allows the styles and scripts that the page holds by what they are', () => {
    expect(directives.get('style-src')).toEqual([hashOf('a{color:red} /* é */')]);
    expect(directives.get('script-src')).toEqual(["'self'", hashOf('{"a":1}'), hashOf('{"b":2}')]);
  });

  it('lets nothing be sent and nothing be framed but the map', () => {
    expect(directives.get('form-action')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-src')).toEqual(['https://www.google.com']);
    for (const kind of ['media-src', 'font-src', 'connect-src', 'manifest-src']) {
      expect(directives.get(kind)).toEqual(["'self'"]);
    }
  });
});
