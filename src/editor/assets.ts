/** The styles and scripts of the form, and of the bar in the pages of the site. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { uncachedResponse, type HttpResponse } from '../generator/webServer/serve.ts';

export const assets: Readonly<Record<string, () => HttpResponse>> = {
  '/.dev/bar.js': () => uncachedResponse(readHere('page/bar.js'), 'text/javascript'),
  '/.dev/form.js': () => uncachedResponse(readHere('form/form.js'), 'text/javascript'),
  '/.dev/form.css': () => {
    const { resolve } = createRequire(import.meta.url);
    const pico = readFileSync(resolve('@picocss/pico/css/pico.classless.jade.min.css'), 'utf8');
    return uncachedResponse(pico + readHere('form/form.css'), 'text/css');
  },
};

function readHere(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
