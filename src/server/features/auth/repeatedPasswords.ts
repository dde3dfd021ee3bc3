/**
 * Tells a person who tries the right password again, as they were told, from guesses, which are ever new: remembers which
 * passwords were refused unchecked, and which were checked and wrong. In memory only, hashed with a key of this process.
 */
import { createHmac, randomBytes } from 'node:crypto'

export interface RepeatedPasswords {
  /** true: it was tried before, and not found wrong. */
  isRepeated: (attempt: readonly (string | null)[]) => boolean
  markWrong: (attempt: readonly (string | null)[]) => void
}

/** About 10 MB. */
const MAX_REMEMBERED = 50_000

export function repeatedPasswords(limit = MAX_REMEMBERED): RepeatedPasswords {
  const key = randomBytes(32)
  /** The oldest first. */
  const remembered = new Map<string, 'unchecked' | 'wrong'>()
  const remember = (hash: string, as: 'unchecked' | 'wrong') => {
    remembered.delete(hash)
    remembered.set(hash, as)
    const [oldest] = remembered.keys()
    if (remembered.size > limit && oldest !== undefined) remembered.delete(oldest)
  }
  const hashOf = (attempt: readonly (string | null)[]) =>
    createHmac('sha256', key).update(JSON.stringify(attempt)).digest('base64url')
  return {
    isRepeated: (attempt) => {
      const hash = hashOf(attempt)
      const before = remembered.get(hash)
      remember(hash, before ?? 'unchecked')
      return before === 'unchecked'
    },
    markWrong: (attempt) => remember(hashOf(attempt), 'wrong'),
  }
}
