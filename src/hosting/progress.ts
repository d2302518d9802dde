/** What an upload reports to the program that started it, over the channel between the two processes. */

/** The steps of an upload, in this order. */
export type UploadStep = 'check' | 'connect' | 'build' | 'compare' | 'send' | 'look';

/**
 * How an upload ended: the site is live and checked; it was sent but could not be checked; nothing was sent, because somebody
 * must first agree to replace what another copy has sent; or it failed.
 */
export type UploadEnd = 'live' | 'unchecked' | 'asks' | 'failed';

export type UploadMessage =
  | {
      readonly step: UploadStep;
      /** How many files of this step are done, if the step counts them. */
      readonly done?: number;
      readonly total?: number;
    }
  | {
      readonly end: UploadEnd;
      /** What visitors see and what to do. Settings are named in braces, as in a HostingError. */
      readonly sentence: string;
    };

/** Reports a step or the end of an upload. In a terminal nobody listens to it. */
export type Tell = (message: UploadMessage) => void;
