/** Keeps facts that are only samples from being published by mistake. */
import { sayCount } from '../words.ts';

/** Takes the names of the facts that are still samples; throws where there are any. */
export function checkConfirmed(unconfirmed: readonly string[]): void {
  if (unconfirmed.length === 0) return;
  throw new Error(
    `Could not publish: ${sayCount(unconfirmed.length, 'fact')} in src/content/agency.ts still to be confirmed ` +
      `(${unconfirmed.join(', ')}). Put them right there and delete their names under "unconfirmed"; ` +
      'to publish the samples all the same, for a trial, run npm run upload -- --sample.',
  );
}
