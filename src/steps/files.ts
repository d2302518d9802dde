/** The files of the finished site in memory: what the steps make, dev serves, the checks read and a build publishes. */

/** By their path inside the site, with forward slashes: `about/index.html`. */
export type Files = Map<string, string | Uint8Array>;
