/** logout: ends the session that the access token belongs to, and the one of the refresh token, both at once. */
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { refreshTokens } from './refreshTokens.ts'
import { endSession, findRefreshable } from './sessionQueries.ts'

export async function logout(context: RequestContext, refreshToken?: string | null): Promise<void> {
  const { db, now, settings } = context
  const session = sessionOf(context)
  await endSession(db, session, now())
  const other = refreshToken && refreshTokens(settings.tokenSecret).sessionIdOf(refreshToken)
  if (!other || other === session.sessionId) return
  const found = await findRefreshable(db, other, now())
  if (found?.user_id === session.userId)
    await endSession(db, { clientId: session.clientId, sessionId: other }, now())
}
