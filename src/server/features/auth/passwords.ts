/** Hashes passwords with argon2id, a few at a time, with the same work for accounts that do not exist. */
import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { rateLimited } from '#domain/errors.ts'

export const passwords = { hash: hashPassword, verify: verifyPassword }

/** OWASP's parameters for argon2id, which are the package's defaults: 19 MiB, two passes, one lane. */
const COST: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}
/** Leaves one core free for other work. */
const MAX_CONCURRENT = Math.max(1, Math.min(4, availableParallelism() - 1))
const MAX_QUEUED = 64

let running = 0
const queue: (() => void)[] = []
let dummyHash: Promise<string> | undefined

function hashPassword(password: string): Promise<string> {
  return limitConcurrency(() => hash(normalizePassword(password), COST))
}

/** `storedHash` null: no such account; the password is still hashed, and never matches. */
async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hash('the password of nobody', COST)
  const comparedHash = storedHash ?? (await dummyHash)
  const isCorrect = await limitConcurrency(() => verify(comparedHash, normalizePassword(password)))
  return isCorrect && storedHash !== null
}

/** The same password typed on another keyboard may arrive in another Unicode form. */
function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}

async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (queue.length >= MAX_QUEUED) throw rateLimited()
    await new Promise<void>((resolve) => queue.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}
