/**
 * Errors that say why something could not be published. Their sentences name settings and commands in braces and capitals, such
 * as {FTP_FOLDER}, because readers find these in different places: in a terminal as a line of .env, in the form as a field.
 */

/** What a terminal says for these names instead of "NAME in .env". */
const termsInTerminal = {
  FTP_PASSWORD: 'the password',
  /** The site's address among the facts of the agency. */
  WEBSITE: 'siteUrl in src/content/facts.jsonc',
  /** How to upload again, also unchanged files, or to replace what another copy has sent. */
  AGAIN: 'run npm run upload again',
  ALL: 'run npm run upload -- --all',
  REPLACE: 'run npm run upload -- --replace',
};

/** An error for staff: `message` is for a terminal, and `sentence` has the names in braces. */
export class HostingError extends Error {
  readonly sentence: string;

  /** `source` is where the settings named in the sentence are; `inTerminal` is the message if a terminal words it differently. */
  constructor(
    sentence: string,
    {
      cause,
      source = '.env',
      inTerminal = sayInTerminal(sentence, source),
    }: { cause?: unknown; source?: string; inTerminal?: string } = {},
  ) {
    super(inTerminal, { cause });
    this.sentence = sentence;
  }
}

/** Returns the sentence of an error; that of a HostingError has its names in braces. */
export function hostingSentenceOf(error: unknown): string {
  return error instanceof HostingError ? error.sentence : (error as Error).message;
}

/** Returns a sentence as a terminal says it. */
export function sayInTerminal(sentence: string, source = '.env'): string {
  const terms: Readonly<Record<string, string>> = termsInTerminal;
  return sentence.replaceAll(
    termPattern,
    (_, name: string) => terms[name] ?? `${name} in ${source}`,
  );
}

/** Matches the name of a setting or a command in a sentence. */
export const termPattern = /\{([A-Z_]+)\}/g;
