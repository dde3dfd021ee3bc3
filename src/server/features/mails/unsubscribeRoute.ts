/** POST /unsubscribe/<token>: what a mail program sends for a person who wants no more of such mails (RFC 8058). */
import type { FastifyInstance } from 'fastify'
import { setSubscription, type SubscriptionChange } from './mailOptOut.ts'

/** Reading the address changes nothing: programs that look for viruses open every link of a mail. */
export async function unsubscribeRoute(
  app: FastifyInstance,
  parts: Omit<SubscriptionChange, 'requestId'>,
): Promise<void> {
  // The one field of its form says nothing that the address does not.
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
      : reply.code(404).send({ errors: [{ message: 'There is nothing here.' }] })
  })
}
