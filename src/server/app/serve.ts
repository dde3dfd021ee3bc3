/** Serves the web app and the API, and does the background work. */
import { checkBrowserUploads } from '../platform/files/openFileStore.ts'
import { versionText } from '../platform/settings/version.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { cannotListen } from '../platform/settings/cannotListen.ts'
import { logWarnings } from '../platform/http/logger.ts'
import type { AppServices } from '../platform/http/appServices.ts'
import { startBackgroundWork } from './backgroundLoops.ts'
import { buildApp } from './buildApp.ts'
import { demoAccountsText } from './demo/demoPeople.ts'
import { lockDemoAccounts } from './demo/lockDemoAccounts.ts'
import { seedDemoIfEmpty } from './demo/seedDemo.ts'
import { closeServices, openServices } from './openServices.ts'
import { openMetrics } from './serverMetrics.ts'

interface RunningServer {
  greeting: string
  /** Finishes the requests in progress, then closes the port and the database. */
  close: () => Promise<void>
}

/** `db` is migrated; it is closed with the server. */
export async function serve(settings: Settings, db: AppServices['db']): Promise<RunningServer> {
  const services = await openServices(settings, db)
  const seeded = settings.demo && (await seedDemoIfEmpty(services))
  const lockedDemo = await lockDemoAccounts(services.db, settings)
  await checkBrowserUploads(settings)
  const metered = await openMetrics(services)
  const measured = { ...services, metrics: metered?.metrics }
  const app = buildApp(measured)
  logWarnings(app.log)
  const { host, port } = settings
  await app.listen({ host, port }).catch((error: unknown) => {
    throw cannotListen({ host, port, name: 'PORT' }, error)
  })
  const stopWorking = startBackgroundWork(measured, app.log)
  return {
    greeting: greetingOf(settings, seeded ? (lockedDemo ?? demoAccountsText()) : lockedDemo),
    close: async () => {
      await Promise.all([app.close(), stopWorking()])
      await metered?.close()
      await closeServices(services)
    },
  }
}

/** `demo`: what to say of the demo's accounts. */
function greetingOf(settings: Settings, demo: string | null): string {
  const address = `Liftwise is at ${settings.publicUrl} (version ${versionText()})`
  return demo ? `${address}\n\n${demo}` : address
}
