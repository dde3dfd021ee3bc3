/** Entry of `npm run worker`: a process that does background work and serves no requests. */
import { createLogger } from '../platform/http/logger.ts'
import { openMigrated } from '../platform/db/migrate.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { closeServices, openServices } from './openServices.ts'
import { startBackgroundWork } from './backgroundLoops.ts'

try {
  const settings = readSettings(process.env)
  if (!settings.databaseUrl)
    throw new Error(
      'A separate worker needs DATABASE_URL: only one process can open the embedded database, and the server processes its queue itself.',
    )
  const services = await openServices(settings, await openMigrated(settings))
  const stopWorking = startBackgroundWork(
    { ...services, settings: { ...settings, worker: true } },
    createLogger(settings),
  )
  console.log('Liftwise is processing the job queue.')
  const shutDown = async () => {
    await stopWorking()
    await closeServices(services)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void shutDown())
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
