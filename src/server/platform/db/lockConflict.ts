/** Tells transactions that PostgreSQL ended because of locks, and runs their work again. */

/** Returns whether a lock was not to be had in time, or a deadlock ended the transaction. */
export function isLockConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && LOCK_CONFLICTS.has(String(error.code))
}

const LOCK_CONFLICTS = new Set(['55P03', '40P01'])

/** Runs a transaction once more after a lock conflict: nothing of the first attempt was saved. */
export async function repeatAfterLockConflict<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!isLockConflict(error)) throw error
    return attempt()
  }
}
