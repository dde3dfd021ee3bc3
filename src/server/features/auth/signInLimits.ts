/**
 * Limits of signing in, by account and requester first. Only strangers share limits, and whoever attacks an account, or
 * attacks from the network of a whole company, starves nobody who has the right password: a device that signed in before
 * counts apart, beyond an account's limit a password that is tried again comes before ever new ones, and beyond a network's
 * limit each account has a few turns of its own. Known and made-up accounts get the same answer after the same time.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { isAppError, rateLimited } from '#domain/errors.ts'
import { cleanEmail } from '#domain/normalForm.ts'
import { networkOf } from '../../platform/http/networkOf.ts'
import {
  consume,
  enforceLimits,
  type RateLimit,
  type Refusal,
  secondsUntilAllowed,
  tryOrDelay,
} from '../../context/request/rateLimit.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import type { Account } from './accountQueries.ts'
import { auditRefusedLogin } from './auditLogin.ts'
import type { Requester } from './fairQueue.ts'
import { passwords } from './passwords.ts'
import { repeatedPasswords } from './repeatedPasswords.ts'

export interface SignInAttempt {
  email: string
  password: string
  /** null: there is none that may sign in. */
  account: Account | null
  /** The token of a device that signed in to the account before; null: a stranger's. */
  device: string | null
}

export interface CheckedAttempt {
  isCorrect: boolean
  requester: Requester
  /** To be uncounted when the sign-in succeeds. */
  limits: readonly RateLimit[]
}

/** Checks a password when its turn has come, else throws RATE_LIMITED. */
export async function checkPassword(
  context: RequestContext,
  attempt: SignInAttempt,
): Promise<CheckedAttempt> {
  const { db, now } = context
  const { email, device } = attempt
  const network = networkOf(context.address)
  if (device !== null) {
    const limits = [{ ...limitOf(email, `device ${device}`), waits: WAITS_OF_ACCOUNT }]
    await enforceLimits(db, limits, now())
    return check(attempt, { key: device, isKnown: true }, limits)
  }
  const ownLimit = limitOf(email, network)
  const limits = [ownLimit, networkLimit(network)]
  const counted = await tryOrDelay(db, limits, strangersLimit(email), now())
  if ('delayMs' in counted) return checkStranger(attempt, network, { limits, ...counted })
  return counted.by === ownLimit
    ? checkRepeated(context, attempt, network)
    : checkInCrowd(context, attempt, { network, refusal: counted })
}

async function check(
  { account, password }: SignInAttempt,
  requester: Requester,
  limits: readonly RateLimit[],
): Promise<CheckedAttempt> {
  const isCorrect = await passwords.verify(account?.password_hash ?? null, password, requester)
  return { isCorrect, requester, limits }
}

async function checkStranger(
  attempt: SignInAttempt,
  network: string,
  { limits, delayMs }: { limits: readonly RateLimit[]; delayMs: number },
): Promise<CheckedAttempt> {
  if (delayMs > 0) await signInDelay.wait(delayMs)
  const requester = { key: network, isKnown: false }
  const checked = await check(attempt, requester, [...limits, strangersLimit(attempt.email)])
  if (!checked.isCorrect) triedPasswords.markWrong(tried(attempt, network))
  return checked
}

/**
 * Beyond the tries of a stranger's network at an account. Guesses, which are ever new, take no turns from a person who waits
 * and tries the same password again.
 */
async function checkRepeated(
  { db, now }: RequestContext,
  attempt: SignInAttempt,
  network: string,
): Promise<CheckedAttempt> {
  const limit = turnLimit(attempt.email, network)
  if (!triedPasswords.isRepeated(tried(attempt, network)))
    throw rateLimited(Math.max(FIRST_WAIT_SECONDS, await secondsUntilAllowed(db, limit, now())))
  const counted = await tryOrDelay(db, [limit], strangersLimit(attempt.email), now())
  if ('error' in counted) throw counted.error
  return checkStranger(attempt, network, { limits: [limit], ...counted })
}

const triedPasswords = repeatedPasswords()

/** With the stored hash: a password that was wrong may be the new one. */
const tried = ({ email, password, account }: SignInAttempt, network: string) => [
  cleanEmail(email),
  network,
  password,
  account?.password_hash ?? null,
]

/**
 * Beyond the tries of a network. A right password of an account that had few of them, or that is tried again, is still let
 * in; everything else is refused after the same time, without telling whether it was checked. Only what exists is checked, so that made-up
 * accounts keep nobody waiting.
 */
async function checkInCrowd(
  context: RequestContext,
  attempt: SignInAttempt,
  { network, refusal }: { network: string; refusal: Refusal },
): Promise<CheckedAttempt> {
  const { db, now, background } = context
  const { account, email } = attempt
  const isOver = signInDelay.wait(CROWD_ANSWER_MS).then(() => null)
  const takeTurn = async () => {
    const [few, later] = [crowdLimit(email, network), turnLimit(email, network)]
    if (await consume(db, [few], now())) return [few]
    const isNext = triedPasswords.isRepeated(tried(attempt, network))
    return isNext && (await consume(db, [later], now())) ? [later] : null
  }
  const checkAccount = async () => {
    const limits = account && (await takeTurn())
    if (!limits) return isOver
    const requester = { key: `${cleanEmail(email)} from ${network}`, isKnown: false }
    const checked = await check(attempt, requester, limits).catch(refusedToNull)
    if (checked?.isCorrect) return checked
    if (checked) {
      triedPasswords.markWrong(tried(attempt, network))
      background.start(() => auditRefusedLogin(context, email))
    }
    return isOver
  }
  const checked = await Promise.race([checkAccount(), isOver])
  if (!checked) throw refusal.error
  return checked
}

/** The queue of passwords is full. */
function refusedToNull(error: unknown): null {
  if (isAppError(error)) return null
  throw error
}

/** Time of an answer beyond the limit of a network; a check takes a twentieth of it. */
const CROWD_ANSWER_MS = 1_000

const WINDOW_SECONDS = 15 * 60
const FIRST_WAIT_SECONDS = 5
const WAITS_OF_ACCOUNT = { firstMs: 1_000 * FIRST_WAIT_SECONDS, longestMs: 60_000 }

/** Limits attempts on one account by one requester. */
const limitOf = (email: string, requester: string): RateLimit => ({
  key: `login ${cleanEmail(email)} from ${requester}`,
  limit: 10,
  windowSeconds: WINDOW_SECONDS,
})

/** One more attempt after each wait. */
const turnLimit = (email: string, network: string): RateLimit => ({
  key: `login ${cleanEmail(email)} again from ${network}`,
  limit: 1,
  windowSeconds: WINDOW_SECONDS,
  waits: WAITS_OF_ACCOUNT,
})

/** Fewer than otherwise, because a network may try all accounts of a company. */
const crowdLimit = (email: string, network: string): RateLimit => ({
  key: `login ${cleanEmail(email)} in the crowd of ${network}`,
  limit: 3,
  windowSeconds: WINDOW_SECONDS,
})

/** Limits a network that tries many accounts. A whole company may share it, so the waits are short. */
const networkLimit = (network: string): RateLimit => ({
  key: `login from ${network}`,
  limit: 100,
  windowSeconds: WINDOW_SECONDS,
  waits: { firstMs: 1_000, longestMs: 5_000 },
})

/**
 * Limits strangers' attempts on one account from any network: further ones are only delayed, as an error would let them
 * lock the owner out of a new device.
 */
const strangersLimit = (email: string): RateLimit => ({
  key: `login ${cleanEmail(email)}`,
  limit: 30,
  windowSeconds: WINDOW_SECONDS,
})

export const signInDelay = { wait: (milliseconds: number): Promise<void> => wait(milliseconds) }
