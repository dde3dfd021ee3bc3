/** Batches the reads of sibling fields, with one DataLoader for each request. */
import DataLoader from 'dataloader'

/**
 * Reads the keys that one request loads in the same turn of the event loop together; `read` answers in their order. What
 * one person may read is never read for another, and nothing is cached: a mutation in the same request may change it.
 */
export function requestBatchLoader<Request extends object, Key, Value>(
  read: (request: Request, keys: readonly Key[]) => Promise<readonly Value[]>,
): (request: Request, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Request, DataLoader<Key, Value>>()
  return (request, key) => {
    const loader =
      loaders.get(request) ??
      new DataLoader<Key, Value>((keys) => read(request, keys), {
        cache: false,
        // Fields whose resolvers awaited something first are still of the same batch.
        batchScheduleFn: setImmediate,
      })
    loaders.set(request, loader)
    return loader.load(key)
  }
}
