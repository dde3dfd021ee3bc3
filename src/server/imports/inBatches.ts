/** Does something with many, a batch at a time: no statement and no turn takes long. */
export async function inBatches<T>(
  many: readonly T[],
  work: (batch: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < many.length; start += BATCH)
    await work(many.slice(start, start + BATCH))
}

const BATCH = 2_500
