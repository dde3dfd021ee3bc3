/** Does something with many, a batch at a time: no statement and no turn takes long. */

/** While the database works on a batch, the next one is made ready. */
export async function forEachBatch<T>(
  items: readonly T[],
  work: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  let previous: Promise<unknown> = Promise.resolve()
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const current = work(items.slice(start, start + BATCH_SIZE))
    // Told below, or not at all when the one before it has failed.
    current.catch(() => undefined)
    await previous
    previous = current
  }
  await previous
}

const BATCH_SIZE = 1_000
