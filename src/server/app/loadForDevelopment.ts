/** The API without a port of its own, for the development server. */
import type { FastifyInstance } from 'fastify'
import { seedDemoIfEmpty } from './demo/seedDemo.ts'
import { buildApp } from './buildApp.ts'
import { startRollupWorker } from '../features/rollups/rollupWorker.ts'
import { checkBrowserUploads } from '../platform/files/openFileStore.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { openServices } from './openServices.ts'
import { startBackgroundWork } from './backgroundLoops.ts'

export async function loadForDevelopment(): Promise<{
  app: FastifyInstance
  close: () => Promise<void>
}> {
  const settings = readSettings(process.env)
  const parts = await openServices(settings)
  if (settings.demo) await seedDemoIfEmpty(parts)
  await checkBrowserUploads(settings)
  const app = buildApp(parts)
  await app.ready()
  const stopRollingUp = startRollupWorker({
    ...parts,
    report: (error) => app.log.error({ err: error }, 'Counting observations failed'),
  })
  const stopWorking = startBackgroundWork(parts, (error) =>
    app.log.error({ err: error }, 'Working on the queue failed'),
  )
  return {
    app,
    close: async () => {
      await app.close()
      await Promise.all([stopWorking(), stopRollingUp()])
      parts.mailer.close()
      await parts.db.close()
    },
  }
}
