/** Route GET /healthz: the process responds; GET /readyz: it can do its work, or why not. */
import type { FastifyInstance } from 'fastify'
import type { AppServices } from './appServices.ts'
import { replicasOf } from '../db/replicas/replicas.ts'
import { assertDiskSpace } from '../files/diskSpace.ts'

const HEALTH_TIMEOUT_MS = 3_000

export async function healthRoutes(app: FastifyInstance, services: AppServices): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const checks = await runChecks(services)
    const failed = NAMES.filter((name) => !checks[name])
    // Without a replica the primary answers, so it is no reason to be not ready.
    const found = replicasOf(services.db)
    const replicas = found && { replicas: found.summary() }
    if (failed.length === 0) return { status: 'ok', ...checks, ...replicas }
    request.log.warn(checks, 'Not ready')
    const reason = failed.map((name) => REASONS[name]).join(' ')
    return reply.code(503).send({ status: 'not ready', ...checks, ...replicas, reason })
  })
}

const REASONS = {
  database: 'The database does not answer.',
  files: 'The file store is not responding.',
  disk: 'The disk is nearly full: nothing is saved until some space is free.',
}

type Check = keyof typeof REASONS

const NAMES: readonly Check[] = ['database', 'files', 'disk']

async function runChecks({ db, files, settings }: AppServices): Promise<Record<Check, boolean>> {
  const usesDisk = settings.databaseUrl === null || files.local !== null
  const [database, store, disk] = await Promise.all([
    respondsInTime(db.ping()),
    respondsInTime(files.ping()),
    respondsInTime(usesDisk ? assertDiskSpace(settings.dataDir) : Promise.resolve()),
  ])
  return { database, files: store, disk }
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
