/** Sets up, checks and removes a person's second factor. */
import type { SecondFactorSetup } from '#api/generated/contract.ts'
import { badInput, forbidden, unauthenticated } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { enforceLimits, type RateLimit, refund } from '../../context/request/rateLimit.ts'
import {
  type RequestContext,
  requireSession,
  type Session,
} from '../../context/request/requestContext.ts'
import { readSigningInAccount } from './accountQueries.ts'
import type { Requester } from './fairQueue.ts'
import { passwords } from './passwords.ts'
import {
  createRecoveryCodes,
  createSecret,
  decryptSecret,
  encryptSecret,
  hashRecoveryCode,
  parseCode,
  secretUri,
  stepOfCode,
} from './secondFactorCodes.ts'
import {
  confirmPendingSecret,
  deleteSecondFactor,
  type Person,
  readSecondFactor,
  readSecondFactorRequired,
  replaceRecoveryCodes,
  storePendingSecret,
  claimRecoveryCode,
  claimStep,
} from './secondFactorQueries.ts'

/** Asks for the password again: an unattended browser must not lock its person out. */
export async function startSecondFactor(
  context: RequestContext,
  password: string,
): Promise<SecondFactorSetup> {
  const { db, settings, now } = context
  const session = requireSession(context)
  const account = await readSigningInAccount(db, session)
  if (!account) throw unauthenticated()
  await withinLimit(context, passwordLimit(session.sessionId), async () => {
    if (!(await passwords.verify(account.password_hash, password, signedIn(session))))
      throw badInput('password', message('passwordWrong'))
  })
  const secret = createSecret()
  const encrypted = encryptSecret(settings.tokenSecret, session.userId, secret)
  if (!(await storePendingSecret(db, session, { secret: encrypted, now: now() })))
    throw forbidden(message('secondFactorExists'))
  return { secret, uri: secretUri(secret, account.email) }
}

/** Returns the recovery codes. */
export async function confirmSecondFactor(
  context: RequestContext,
  code: string,
): Promise<string[]> {
  const { db, settings, now } = context
  const session = requireSession(context)
  const pending = await readSecondFactor(db, session)
  if (!pending) throw badInput('code', message('secondFactorNotStarted'))
  if (pending.confirmed_at) throw forbidden(message('secondFactorExists'))
  const secret = decryptFactor(settings, session.userId, pending.secret)
  const step = await withinLimit(context, codeLimit(session, inSession(session)), async () => {
    const typed = parseCode(code)
    const found =
      typed?.kind === 'app' && secret !== null ? stepOfCode(secret, typed.code, now()) : null
    if (found === null) throw badInput('code', message('codeWrong'))
    return found
  })
  const recovery = await createRecoveryCodes(signedIn(session))
  const confirmed = { secret: pending.secret, step, recovery }
  if (!(await confirmPendingSecret(context, session, confirmed)))
    throw badInput('code', message('secondFactorNotStarted'))
  return recovery.codes
}

/** Returns the new recovery codes. */
export async function renewRecoveryCodes(context: RequestContext, code: string): Promise<string[]> {
  const session = requireSession(context)
  await requireCode(context, session, { code, ...ofSession(session) })
  const recovery = await createRecoveryCodes(signedIn(session))
  await replaceRecoveryCodes(context, session, recovery)
  return recovery.codes
}

export async function removeSecondFactor(context: RequestContext, code: string): Promise<boolean> {
  const { db } = context
  const session = requireSession(context)
  if (await readSecondFactorRequired(db, session))
    throw forbidden(message('secondFactorRequiredByClient'))
  await requireCode(context, session, { code, ...ofSession(session) })
  return db.write({ clientId: session.clientId }, (transaction) =>
    deleteSecondFactor(transaction, context, { ...session, by: 'self' }),
  )
}

/** BAD_INPUT when it is wrong or was used before. Every wrong one counts against the limit of codes. */
export async function requireCode(
  context: RequestContext,
  person: Person,
  typed: TypedCodeBy,
): Promise<void> {
  await withinLimit(context, codeLimit(person, typed.by), async () => {
    if (!(await useCode(context, person, typed))) throw badInput('code', message('codeWrong'))
  })
}

interface TypedCodeBy {
  code: string
  requester: Requester
  /** Source whose wrong codes count together: a session, a known device, or all strangers. */
  by: string
}

const inSession = ({ sessionId }: Session): string => `in session ${sessionId}`

const ofSession = (session: Session) => ({
  requester: signedIn(session),
  by: inSession(session),
})

const signedIn = ({ userId: key }: Person): Requester => ({ key, isKnown: true })

/** A process that has not been restarted yet may have used the secret before. */
function decryptFactor(
  { tokenSecret, previousTokenSecret }: RequestContext['settings'],
  userId: string,
  encrypted: string,
): string | null {
  const secret = decryptSecret(tokenSecret, userId, encrypted)
  if (secret !== null || previousTokenSecret === null) return secret
  return decryptSecret(previousTokenSecret, userId, encrypted)
}

/** Returns whether the code was right, and uses it up. */
async function useCode(
  context: RequestContext,
  { clientId, userId }: Person,
  { code, requester }: TypedCodeBy,
): Promise<boolean> {
  const { db, settings, now, requestId } = context
  const person = { clientId, userId }
  const [typed, factor] = [parseCode(code), await readSecondFactor(db, person)]
  if (!typed || !factor?.confirmed_at) return false
  if (typed.kind === 'recovery') {
    const hash = await hashRecoveryCode(typed.code, factor.recovery_salt, requester)
    return claimRecoveryCode({ db, session: { userId }, requestId, now }, person, hash)
  }
  const secret = decryptFactor(settings, userId, factor.secret)
  const step = secret === null ? null : stepOfCode(secret, typed.code, now())
  return step !== null && claimStep(db, person, step)
}

/**
 * Ten wrong codes an hour: about one in 1,400 guessers with the right password would succeed within a day. Whoever knows
 * the password and guesses on an unknown device keeps the owner's devices and open sessions from nothing.
 */
const codeLimit = ({ userId }: Person, by: string): RateLimit => ({
  key: `codes of ${userId} ${by}`,
  limit: 10,
  windowSeconds: 60 * 60,
})

const passwordLimit = (sessionId: string): RateLimit => ({
  key: `password in session ${sessionId}`,
  limit: 10,
  windowSeconds: 15 * 60,
})

/** Counts the attempt before the check, so that parallel ones count too; a successful one is not counted. */
async function withinLimit<T>(
  { db, now }: RequestContext,
  limit: RateLimit,
  check: () => Promise<T>,
): Promise<T> {
  await enforceLimits(db, [limit], now())
  const result = await check()
  await refund(db, [limit])
  return result
}
