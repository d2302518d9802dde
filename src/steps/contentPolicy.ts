/** The content security policy that each page carries in its own meta tag, so that page and policy always travel together. */
import { createHash } from 'node:crypto';

/** Takes the page's inlined CSS and its inline scripts, returns the policy that allows these and nothing else inline. */
export function contentPolicy(css: string, inlineScripts: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(hashSource).join(' ')}`,
    `style-src ${hashSource(css)}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.google.com',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
