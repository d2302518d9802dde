/** Reads the addresses inside JSON: structured data, a web manifest, a list in a data attribute. */

export interface JsonString {
  /** The nearest name above the text; empty at the top. */
  readonly key: string;
  readonly text: string;
}

/** Takes structured data and returns its web addresses; names of the vocabulary (schema.org) are none. */
export function readJsonLdLinks(json: string): JsonString[] {
  return strings(JSON.parse(json))
    .filter(({ key, text }) => key !== '@context' && /^https?:\/\/(?!schema\.org(\/|$))\S+$/.test(text))
    .map(({ key, text }) => ({ key, text: key === '@id' ? text.replace(/#.*/, '') : text }));
}

/** Takes a web manifest and returns the addresses of its icons, screenshots, shortcuts and start. */
export function readManifestLinks(json: string): JsonString[] {
  return strings(JSON.parse(json)).filter(({ key }) => key === 'src' || key === 'url' || key === 'start_url');
}

/** Takes the value of a data attribute, an address or a JSON list of them, and returns what looks like an address. */
export function readDataLinks(value: string): string[] {
  return jsonOrText(value)
    .map(({ text }) => text)
    .filter((text) => /^(https?:\/\/|\/)\S*$/.test(text));
}

function jsonOrText(value: string): JsonString[] {
  if (!/^\s*[[{]/.test(value)) return [{ key: '', text: value }];
  try {
    return strings(JSON.parse(value));
  } catch {
    return [];
  }
}

function strings(json: unknown, key = ''): JsonString[] {
  if (typeof json === 'string') return [{ key, text: json }];
  if (Array.isArray(json)) return json.flatMap((item) => strings(item, key));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => strings(value, name));
}
