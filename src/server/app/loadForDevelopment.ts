/** Loads the API without a port for Vite's development server, which serves the web app itself. */
import type { FastifyInstance } from 'fastify'
import { checkBrowserUploads } from '../platform/files/openFileStore.ts'
import { openMigrated } from '../platform/db/migrate.ts'
import { createDataDir } from '../platform/settings/dataDir.ts'
import { readSettings } from '../platform/settings/settings.ts'
import { startBackgroundWork } from './backgroundLoops.ts'
import { buildApp } from './buildApp.ts'
import { lockDemoAccounts } from './demo/lockDemoAccounts.ts'
import { seedDemoIfEmpty } from './demo/seedDemo.ts'
import { closeServices, openServices } from './openServices.ts'
import { takeSecret } from './takeSecret.ts'

export async function loadForDevelopment(): Promise<{
  app: FastifyInstance
  close: () => Promise<void>
}> {
  createDataDir(process.env)
  const given = readSettings(process.env)
  const db = await openMigrated(given)
  const settings = await takeSecret(db, given)
  const services = await openServices(settings, db)
  if (settings.demo) await seedDemoIfEmpty(services)
  const lockedDemo = await lockDemoAccounts(services.db, settings)
  if (lockedDemo) console.log(lockedDemo)
  await checkBrowserUploads(settings)
  const app = buildApp({ ...services, webFolder: null })
  await app.ready()
  const stopWorking = startBackgroundWork(services, app.log)
  return {
    app,
    close: async () => {
      await app.close()
      await stopWorking()
      await closeServices(services)
    },
  }
}
