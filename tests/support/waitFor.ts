/** Calls a function repeatedly until it returns a value, and returns that. Throws after 55 seconds. */
export async function waitFor<T>(look: () => T | Promise<T>): Promise<NonNullable<T>> {
  const deadline = Date.now() + 55_000;
  for (;;) {
    const result = await look();
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`Waited in vain for ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}
