/** An answer of the server, in tests that stand in for the network. */
export const ownAnswer = (body: unknown, { status = 200 }: { status?: number } = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'x-liftwise': 'yes', 'content-type': 'application/json' },
  })
