/** A process that works on the job queue and serves nothing, beside the servers of the same database. */
import { createLogger } from '../platform/http/logger.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { openServices } from './openServices.ts'
import { startBackgroundWork } from './backgroundLoops.ts'

try {
  const settings = readSettings(process.env)
  if (!settings.databaseUrl)
    throw new Error(
      'A worker of its own needs DATABASE_URL: only one process may open the embedded database, and the server works on its queue by itself.',
    )
  const log = createLogger(settings)
  const parts = await openServices(settings)
  const stopWorking = startBackgroundWork(
    { ...parts, settings: { ...settings, worker: true } },
    (error) => log.error({ err: error }, 'Working on the queue failed'),
  )
  console.log('Liftwise works on the job queue.')
  const leave = async () => {
    await stopWorking()
    parts.mailer.close()
    await parts.db.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void leave())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
