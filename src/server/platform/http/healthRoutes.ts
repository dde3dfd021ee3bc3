/** Route GET /healthz: the process responds; GET /readyz: its database and its file store do too. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { FileStore } from '../files/fileStore.ts'

const HEALTH_TIMEOUT_MS = 3_000

export async function healthRoutes(
  app: FastifyInstance,
  { db, files }: { db: Database; files: FileStore },
): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const [database, store] = await Promise.all([
      respondsInTime(db.ping()),
      respondsInTime(files.ping()),
    ])
    const ready = database && store
    if (!ready) request.log.warn({ database, files: store }, 'Not ready')
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'not ready', database, files: store })
  })
}

async function respondsInTime(question: Promise<void>): Promise<boolean> {
  const { promise: tooLate, resolve } = withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), HEALTH_TIMEOUT_MS)
  const answered = question.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([answered, tooLate])
  } finally {
    clearTimeout(timer)
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
