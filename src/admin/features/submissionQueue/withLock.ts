/** Work that one page of the browser does at a time. */

/**
 * Runs the work while no other page runs work of this name; waits for it, or, with `isOptional`, resolves to null
 * instead. Without the browser's locks (plain HTTP), only this page's own work excludes itself: the server then
 * recognises what two pages send.
 */
export function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  { isOptional = false }: { isOptional?: boolean } = {},
): Promise<Result | null> {
  if (typeof navigator === 'undefined' || !('locks' in navigator))
    return withLockHere(name, work, isOptional)
  return navigator.locks.request(name, { ifAvailable: isOptional }, async (lock) =>
    lock ? work() : null,
  )
}

const running = new Map<string, Promise<unknown>>()

async function withLockHere<Result>(
  name: string,
  work: () => Promise<Result>,
  isOptional: boolean,
): Promise<Result | null> {
  const before = running.get(name)
  if (before && isOptional) return null
  const result = (before ?? Promise.resolve()).then(work, work)
  running.set(name, result)
  try {
    return await result
  } finally {
    if (running.get(name) === result) running.delete(name)
  }
}
