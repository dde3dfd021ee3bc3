/** Who may import may send a call of 20 MiB, everybody else one of 1 MiB: the longest document and form by far. */
import { errorCodes, type FastifyRequest, type preParsingAsyncHookHandler } from 'fastify'
import { type Readable, Transform } from 'node:stream'
import { mayCall } from '#domain/access.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import type { AccessTokens } from '../../context/request/accessTokens.ts'

/** Of the route; the hook refuses what is too large for its sender. */
export const MAX_BODY_BYTES = CSV_UPLOAD.maxSize

const DEFAULT_BODY_BYTES = 1024 * 1024

export const bodySizeLimit =
  (tokens: AccessTokens, now: () => Date): preParsingAsyncHookHandler =>
  async (request, _reply, payload) => {
    const length = Number(request.headers['content-length'] ?? Number.NaN)
    if (length <= DEFAULT_BODY_BYTES || (await callerMayImport(request, tokens, now())))
      return payload
    if (length > DEFAULT_BODY_BYTES) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
    return (payload as Readable).pipe(limitBytes(DEFAULT_BODY_BYTES))
  }

/** By the token alone: whether its account is still allowed to is for the call to find out. */
async function callerMayImport(
  { headers }: FastifyRequest,
  tokens: AccessTokens,
  now: Date,
): Promise<boolean> {
  const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const claims = token ? await tokens.verify(token, now) : 'invalid'
  return typeof claims === 'object' && mayCall(claims.role, 'importUsers')
}

/** A body that does not say how long it is. */
function limitBytes(maxBytes: number): Transform {
  let receivedBytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      receivedBytes += chunk.length
      if (receivedBytes > maxBytes) done(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())
      else done(null, chunk)
    },
  })
}
