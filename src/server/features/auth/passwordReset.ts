/** Resets forgotten passwords: mails a link that works once within 30 minutes. */
import { setTimeout as wait } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import type { ResetPasswordInput } from '#api/generated/contract.ts'
import { z } from 'zod'
import { newPasswordSchema } from '#domain/auth/authForms.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { defineMail } from '../mails/mailContent.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { networkOf } from '../../platform/http/networkOf.ts'
import { consume, enforceLimits, type RateLimit } from '../../context/request/rateLimit.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { type Account, findActiveAccount } from './accountQueries.ts'
import { refuseCommonPassword, refusePersonalPassword } from './commonPasswords.ts'
import { deriveResetToken, hashToken } from './opaqueTokens.ts'
import {
  createResetLink,
  findResetToken,
  redeemResetToken,
  validResetToken,
} from './passwordResetQueries.ts'
import { passwords } from './passwords.ts'

const LINK_MINUTES = 30
/** Delay of the response whether or not the account exists; the mail is enqueued meanwhile. */
const CONSTANT_DELAY_MS = 250

const passwordInputSchema = z.object({ password: newPasswordSchema })

/**
 * Always returns true: callers must not learn whether the account exists. Strangers use nobody's resets up: a link stays
 * valid when another one is requested, so whoever got no further mail has valid links in the mailbox.
 */
export async function forgotPassword(context: RequestContext, email: string): Promise<boolean> {
  const { db, now, address, background } = context
  const network = networkOf(address)
  await enforceLimits(db, [networkLimit(network)], now())
  background.start(async () => {
    const account = await findActiveAccount(context, email)
    if (account && (await consume(db, mailLimits(account, network), now())))
      await requestResetLink(context, account)
  })
  await wait(CONSTANT_DELAY_MS)
  return true
}

const RESET_WINDOW_SECONDS = 15 * 60

const networkLimit = (network: string): RateLimit => ({
  key: `resets from ${network}`,
  limit: 50,
  windowSeconds: RESET_WINDOW_SECONDS,
  waits: { firstMs: 1_000, longestMs: 5_000 },
})

/** One network cannot use up the mails of an account; links live longer than the window. */
function mailLimits({ id }: Account, network: string): RateLimit[] {
  const windowSeconds = RESET_WINDOW_SECONDS
  return [
    { key: `reset mails of ${id} from ${network}`, limit: 3, windowSeconds },
    { key: `reset mails of ${id}`, limit: 5, windowSeconds },
  ]
}

/** Returns the email of a link's account. The link lets its holder set the password; they then sign in like everybody: with limits, a code and an audit entry. */
export async function resetLinkEmail(
  { db, now }: RequestContext,
  resetToken: string,
): Promise<string | null> {
  return (await findResetToken(db, hashToken(resetToken), now()))?.owner.email ?? null
}

export async function resetPassword(
  context: RequestContext,
  { resetToken, password }: ResetPasswordInput,
): Promise<boolean> {
  const { db, now } = context
  parseInput(passwordInputSchema, { password })
  await refuseCommonPassword(password)
  const hash = hashToken(resetToken)
  const token = await findResetToken(db, hash, now())
  if (!token) throw resetRefusal()
  refusePersonalPassword(password, token.owner)
  // Guessing is hopeless; this only prevents one valid link from starting many hashes at the same time.
  const limit = { key: `use of reset link ${hash}`, limit: 5, windowSeconds: LINK_MINUTES * 60 }
  await enforceLimits(db, [limit], now())
  const passwordHash = await passwords.hash(password)
  if (!(await redeemResetToken(context, token, passwordHash))) throw resetRefusal()
  return true
}

const resetRefusal = () => badInput('resetToken', message('resetFailed'))

async function requestResetLink(
  { db, settings, now }: RequestContext,
  account: Account,
): Promise<void> {
  const id = uuid()
  const hash = hashToken(deriveResetToken(settings.tokenSecret, id))
  const expiresAt = new Date(now().getTime() + LINK_MINUTES * 60_000)
  await createResetLink(db, { id, account, hash, now: now(), expiresAt })
}

/** Builds the mail with a reset link while the link is still valid. */
export const passwordResetMail = defineMail({
  kind: 'passwordReset',
  build: async (job, parts) => {
    const token = await validResetToken(parts, job)
    if (token === null) return 'The link has expired or was voided.'
    return { values: {}, path: `/reset/${token}` }
  },
})
