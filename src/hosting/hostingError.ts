/**
 * Why something could not be published. Its sentences name a setting or a command in braces and capitals, such as {FTP_FOLDER},
 * because it is elsewhere for different readers: in a terminal it is a line of .env, and in the form it is a box.
 */

/** What the names that are no settings are called in a terminal. */
const termsInTerminal = {
  FTP_PASSWORD: 'the password',
  /** The site's address among the facts of the agency. */
  WEBSITE: 'siteUrl in src/content/facts.jsonc',
  /** What to do to upload once more, also what has not changed, or what another copy has sent. */
  AGAIN: 'run npm run upload again',
  ALL: 'run npm run upload -- --all',
  REPLACE: 'run npm run upload -- --replace',
};

/** For staff: the message is for a terminal, and `sentence` has the names in braces. */
export class HostingError extends Error {
  readonly sentence: string;

  /** `source` is where the settings are that the sentence names; `inTerminal` is the message if a terminal says it otherwise. */
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

/** Returns the sentence of an error, with the names in braces if it has such. */
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
