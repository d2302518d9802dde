/** How long an upload waits for an answer, and when it tries again. */

/** The time limits of an upload, and its pauses. */
export interface RetryPolicy {
  /** Milliseconds without an answer after which the connection counts as cut. */
  readonly timeout: number;
  /** Milliseconds before each retry. */
  readonly pauses: readonly number[];
  /** Milliseconds from claiming the folder until an earlier upload is sure to have stopped. */
  readonly claimDelay: number;
  /** Milliseconds between checks for a claim by a later upload; fewer than `claimDelay`. */
  readonly claimCheckInterval: number;
}

/** The policy of `npm run upload`; tests have shorter times. */
export const usualRetry: RetryPolicy = {
  timeout: 30_000,
  pauses: [1_000, 4_000, 10_000],
  claimDelay: 3_000,
  claimCheckInterval: 1_500,
};
