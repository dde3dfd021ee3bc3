/** Links to recordings: each names who got it, so that opening it can be checked and logged. */
import { ownedLinks } from '../../context/request/ownedLinks.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'

export const RECORDING_LINK_SECONDS = 3_600

/** A record of a client that has a recording. */
interface Recorded {
  client_id: string
  id: string
}

type LinkContext = Pick<RequestContext, 'session' | 'settings' | 'now'>

/** Returns a link for the caller; null: there is no such file. The caller's access must have been checked. */
export const recordingUrl = (
  context: LinkContext,
  video: Recorded,
  key: string | null | undefined,
): string | null => (key ? signed(context, video, key) : null)

/** Returns a link that names a calibration clip, and neither its recording nor its observation. */
export const clipUrl = (context: LinkContext, clip: Recorded): string =>
  signed(context, clip, `${CLIP_KEYS}${clip.id}`)

/** Before a clip's id in the key of its link; no file has such a key. */
const CLIP_KEYS = 'clips/'

export const isClipKey = (key: string): boolean => key.startsWith(CLIP_KEYS)

function signed(
  context: LinkContext,
  { client_id: clientId, id: recordId }: Recorded,
  key: string,
) {
  const { userId, sessionId, role } = requireSession(context)
  const expires = new Date(context.now().getTime() + RECORDING_LINK_SECONDS * 1_000)
  return ownedLinks('recordings', context.settings.tokenSecret).sign(
    { key, clientId, recordId, userId, sessionId, role },
    expires,
  )
}
