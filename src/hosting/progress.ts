/** What an upload tells the program that has started it, over the channel between the two processes. */

/** What an upload does, in this order. */
export type UploadStep = 'check' | 'connect' | 'build' | 'compare' | 'send' | 'look';

/**
 * How an upload has ended: the site is live and checked; sent, and nobody could check it; nothing sent until somebody says yes to
 * replace what another copy has sent; or failed.
 */
export type UploadEnd = 'live' | 'unchecked' | 'asks' | 'failed';

export type UploadMessage =
  | {
      readonly step: UploadStep;
      /** How many of the files of this step are done, where it counts them. */
      readonly done?: number;
      readonly total?: number;
    }
  | {
      readonly end: UploadEnd;
      /** What visitors see and what to do. Settings are named in braces, as in a HostingError. */
      readonly sentence: string;
    };

/** Takes what an upload does. It returns nothing, and an upload in a terminal has nobody who listens. */
export type Tell = (message: UploadMessage) => void;
