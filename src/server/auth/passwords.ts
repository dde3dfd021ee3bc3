/** Passwords as argon2id, a few at a time, with the same work for accounts that do not exist. */
import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { rateLimited } from '#domain/errors.ts'

export const passwords = { hash: hashPassword, verify: verifyPassword }

/** OWASP's parameters for argon2id, which is the package's default: 19 MiB, two passes, one lane. */
const COST: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}
/** One core stays free for everybody else. */
const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1))
const WAITING_AT_MOST = 64

let running = 0
const waiting: (() => void)[] = []
let nobodysHash: Promise<string> | undefined

function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(sameSpelling(password), COST))
}

/** `known` null: no such account; a password is checked all the same, and never right. */
async function verifyPassword(known: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hash('the password of nobody', COST)
  const against = known ?? (await nobodysHash)
  const right = await inTurn(() => verify(against, sameSpelling(password)))
  return right && known !== null
}

/** The same password typed on another keyboard may arrive in another Unicode form. */
function sameSpelling(password: string): string {
  return password.normalize('NFKC')
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) throw rateLimited()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
