/** The values of a content file, whatever invisible characters came with pasted text. */
import { expect, it } from 'vitest';
import { ContentFile } from '../../src/generator/content/contentFile.ts';

it.each([
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['\u200e 9 am to 9 pm\u00a0\u200b', '9 am to 9 pm'],
  ['\ufeffNoor\u2060', 'Noor'],
  ['\u200e\u200f', ''],
])('has no invisible characters at the ends of a value: %j', (written, value) => {
  expect(new ContentFile(JSON.stringify({ list: [written] })).valueOf()).toEqual({ list: [value] });
});

it.each([' Noor ', 'می\u200cشود', 'हज्\u200d', 'a\u200bb', '☎\ufe0f'])(
  'has every other character as it is written: %j',
  (value) => {
    expect(new ContentFile(JSON.stringify({ value })).valueOf(['value'])).toBe(value);
  },
);
