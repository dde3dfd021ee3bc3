/** Does something with many, a batch at a time: no statement and no turn takes long. */

/** While the database works on a batch, the next one is made ready. */
export async function inBatches<T>(
  many: readonly T[],
  work: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < many.length; start += BATCH) {
    const begun = work(many.slice(start, start + BATCH))
    // Told below, or not at all when the one before it has failed.
    begun.catch(() => undefined)
    await before
    before = begun
  }
  await before
}

const BATCH = 1_000
