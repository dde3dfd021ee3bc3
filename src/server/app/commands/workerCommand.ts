/** `worker`: does background work and serves no requests. */
import { announce, createLogger, logWarnings } from '../../platform/http/logger.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { startBackgroundWork } from '../backgroundLoops.ts'
import { closeServices, openServices } from '../openServices.ts'
import { openMetrics } from '../serverMetrics.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'
import { stopOnSignal } from './stopOnSignal.ts'

export async function run(): Promise<void> {
  const opened = await openSharedDatabase('worker', readSettings(process.env))
  const settings = { ...opened.settings, worker: true }
  const services = await openServices(settings, opened.db)
  const metered = await openMetrics(services)
  const log = createLogger(settings)
  logWarnings(log)
  const stopWorking = startBackgroundWork({ ...services, metrics: metered?.metrics }, log)
  announce('Liftwise is processing the job queue.')
  stopOnSignal(async () => {
    await stopWorking()
    await metered?.close()
    await closeServices(services)
  })
}
