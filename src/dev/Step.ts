/** A step of the build that keeps its last good result, and what has gone wrong since. */

export class Step<T> {
  value: T | undefined;
  fault: Error | undefined;

  /** Whether it has to be done even if nothing that it is made from has changed. */
  get isOpen(): boolean {
    return this.value === undefined || this.fault !== undefined;
  }

  /** Does the step; what `make` throws becomes the fault, beside the last good result. */
  async run(make: () => Promise<T> | T): Promise<void> {
    try {
      this.value = await make();
      this.fault = undefined;
    } catch (error) {
      this.fault = error instanceof Error ? error : new Error(String(error));
    }
  }
}
