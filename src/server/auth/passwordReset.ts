/** A forgotten password: a link by mail that works once within 30 minutes (decided: security). */
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import type { ResetPasswordInput } from '#api/generated/contract.ts'
import { badInput, rateLimited } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { RequestContext } from '../graphql/context.ts'
import { findAccount, type Account } from './accountQueries.ts'
import { derivedResetToken } from './derivedResetToken.ts'
import { findResetToken, orderResetLink, useResetToken } from './passwordResetQueries.ts'
import { passwords } from './passwords.ts'
import { tokenHash } from './refreshTokens.ts'
import { take } from './throttle.ts'

const LINK_MINUTES = 30
/** The answer waits so long whether there is an account or not; the mail is ordered meanwhile. */
const ANSWER_AFTER_MS = 250
const SHORTEST = 8
const LONGEST = 200

/** Always true: who asks does not learn whether the account exists. */
export async function forgotPassword(context: RequestContext, email: string): Promise<boolean> {
  const { db, now, address, background } = context
  const known = email.trim().toLowerCase()
  const allowed = await take(
    db,
    [
      { key: `reset of ${known}`, times: 5, seconds: 15 * 60 },
      { key: `resets from ${address}`, times: 100, seconds: 15 * 60 },
    ],
    now(),
  )
  if (!allowed) throw rateLimited()
  background.start(async () => {
    const account = await findAccount(db, email)
    if (account) await orderLink(context, account)
  })
  await wait(ANSWER_AFTER_MS)
  return true
}

export async function resetPassword(
  context: RequestContext,
  { resetToken, password }: ResetPasswordInput,
): Promise<boolean> {
  const { db, now } = context
  if (password.length < SHORTEST) throw badInput('password', MESSAGES.passwordTooShort)
  if (password.length > LONGEST) throw badInput('password', MESSAGES.passwordTooLong)
  const hash = tokenHash(resetToken)
  const token = await findResetToken(db, hash, now())
  if (!token) throw refused()
  // Guessing is hopeless; this only keeps one good link from ordering many hashes at once.
  const tries = { key: `use of reset link ${hash}`, times: 5, seconds: LINK_MINUTES * 60 }
  if (!(await take(db, [tries], now()))) throw rateLimited()
  const passwordHash = await passwords.hash(password)
  if (!(await useResetToken(context, token, passwordHash))) throw refused()
  return true
}

const refused = () => badInput('resetToken', MESSAGES.resetFailed)

async function orderLink({ db, settings, now }: RequestContext, account: Account): Promise<void> {
  const id = uuid()
  const hash = tokenHash(derivedResetToken(settings.tokenSecret, id))
  const expiresAt = new Date(now().getTime() + LINK_MINUTES * 60_000)
  await orderResetLink(db, { id, account, hash, now: now(), expiresAt })
}
