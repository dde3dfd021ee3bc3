/** POST /unsubscribe/<token>: one-click unsubscribe of mail programs (RFC 8058). */
import type { FastifyInstance } from 'fastify'
import { setSubscription, type SubscriptionChange } from './mailOptOut.ts'

/** GET changes nothing: virus scanners open every link of a mail. */
export async function unsubscribeRoute(
  app: FastifyInstance,
  parts: Omit<SubscriptionChange, 'requestId'>,
): Promise<void> {
  // The form's one field adds nothing to the address.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) =>
    done(null),
  )
  app.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
    const { db, now, settings } = parts
    const change = { db, now, settings, requestId: request.id }
    const subscriber = await setSubscription(change, request.params.token, false)
    return subscriber
      ? reply.code(204).send()
      : reply.code(404).send({ errors: [{ message: 'Page not found.' }] })
  })
}
