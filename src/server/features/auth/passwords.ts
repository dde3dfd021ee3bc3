/** Hashes passwords with argon2id, a few at a time, with the same work for accounts that do not exist. */
import { availableParallelism } from 'node:os'
import { hash, hashRaw, verify, type Options } from '@node-rs/argon2'
import { fairQueue, type Requester } from './fairQueue.ts'

export const passwords = { hash: hashPassword, hashWithSalt, verify: verifyPassword }

/** OWASP's parameters for argon2id, which are the package's defaults: 19 MiB, two passes, one lane. */
const COST: Options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}
/** Leaves one core free for other work. */
const runFairly = fairQueue({
  concurrent: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waitingPerRequester: 32,
  waiting: 256,
})
/** New passwords come from signed-in people and from holders of a reset link. */
const NEW_PASSWORDS: Requester = { key: 'new passwords', isKnown: true }

let dummyHash: Promise<string> | undefined

function hashPassword(password: string): Promise<string> {
  return runFairly(NEW_PASSWORDS, () => hash(normalizePassword(password), COST))
}

/** For recovery codes, which are found by their hash: all of a person have one salt. */
async function hashWithSalt(code: string, salt: Buffer, requester: Requester): Promise<string> {
  const bytes = await runFairly(requester, () => hashRaw(code, { ...COST, salt }))
  return bytes.toString('base64url')
}

/** `storedHash` null: no such account; the password is still hashed, and never matches. */
async function verifyPassword(
  storedHash: string | null,
  password: string,
  requester: Requester,
): Promise<boolean> {
  dummyHash ??= hash('the password of nobody', COST)
  const comparedHash = storedHash ?? (await dummyHash)
  const isCorrect = await runFairly(requester, () =>
    verify(comparedHash, normalizePassword(password)),
  )
  return isCorrect && storedHash !== null
}

/** The same password typed on another keyboard may arrive in another Unicode form. */
function normalizePassword(password: string): string {
  return password.normalize('NFKC')
}
