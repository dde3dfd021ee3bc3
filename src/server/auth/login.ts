/** login: the same answer after the same work for a wrong password, an unknown, a disabled and a deleted account. */
import { v7 as uuid } from 'uuid'
import type { LoginInput, Tokens } from '#api/generated/contract.ts'
import { rateLimited, unauthenticated } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { RequestContext } from '../graphql/context.ts'
import { findAccount } from './accountQueries.ts'
import { recordRefusedLogin } from './recordRefusedLogin.ts'
import { passwords } from './passwords.ts'
import { refreshTokens } from './refreshTokens.ts'
import { openSession } from './sessionQueries.ts'
import { giveBack, take, type Allowance } from './throttle.ts'
import { tokenPair } from './tokenPair.ts'

export async function login(
  context: RequestContext,
  { email, password }: LoginInput,
): Promise<Tokens> {
  const { db, now, address, settings, tokens, background } = context
  const allowances = allowancesOf(email, address)
  if (!(await take(db, allowances, now()))) throw rateLimited()

  const account = await findAccount(db, email)
  const right = await passwords.verify(account?.password_hash ?? null, password)
  if (!account || !right) {
    background.start(() => recordRefusedLogin(context, email))
    throw unauthenticated(MESSAGES.wrongLogin)
  }

  await giveBack(db, allowances)
  const sessionId = uuid()
  const refresh = refreshTokens(settings.tokenSecret)
  const refreshToken = refresh.first(sessionId)
  await openSession(context, { id: sessionId, account, hash: refresh.hashOf(refreshToken) })
  const { id: userId, type: role } = account
  return tokenPair(tokens, { userId, sessionId, role, refreshToken }, now())
}

/** Ten tries for one account from one address; many for one address, which a whole company may share. */
function allowancesOf(email: string, address: string): Allowance[] {
  const seconds = 15 * 60
  return [
    { key: `login ${email.trim().toLowerCase()} from ${address}`, times: 10, seconds },
    { key: `login from ${address}`, times: 200, seconds },
  ]
}
