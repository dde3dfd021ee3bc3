/** Links to recordings: each names who got it, so that opening it can be checked and logged. */
import { ownedLinks } from '../../context/request/ownedLinks.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'

export const RECORDING_LINK_SECONDS = 3_600

/** Returns a link for the caller; null: there is no such file. The caller's access must have been checked. */
export function recordingUrl(
  context: Pick<RequestContext, 'session' | 'settings' | 'now'>,
  video: { client_id: string; id: string },
  key: string | null | undefined,
): string | null {
  if (!key) return null
  const { userId, sessionId, role } = requireSession(context)
  const expires = new Date(context.now().getTime() + RECORDING_LINK_SECONDS * 1_000)
  return ownedLinks('recordings', context.settings.tokenSecret).sign(
    { key, clientId: video.client_id, recordId: video.id, userId, sessionId, role },
    expires,
  )
}
