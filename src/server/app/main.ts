/** Server process: reads the settings, serves, and shuts down gracefully on a signal. */
import { checkBrowserUploads } from '../platform/files/openFileStore.ts'
import { readSettings, type Settings } from '../platform/settings/settings.ts'
import { startBackgroundWork } from './backgroundLoops.ts'
import { buildApp } from './buildApp.ts'
import { demoAccountsText } from './demo/demoPeople.ts'
import { lockDemoAccounts } from './demo/lockDemoAccounts.ts'
import { seedDemoIfEmpty } from './demo/seedDemo.ts'
import { closeServices, openServices } from './openServices.ts'

interface RunningServer {
  greeting: string
  /** Finishes the requests in progress, then closes the port and the database. */
  close: () => Promise<void>
}

async function serve(settings: Settings): Promise<RunningServer> {
  const services = await openServices(settings)
  const seeded = settings.demo && (await seedDemoIfEmpty(services))
  const lockedDemo = await lockDemoAccounts(services.db, settings)
  await checkBrowserUploads(settings)
  const app = buildApp(services)
  await app.listen({ port: settings.port, host: settings.host })
  const stopWorking = startBackgroundWork(services, app.log)
  return {
    greeting: greetingOf(settings, seeded ? (lockedDemo ?? demoAccountsText()) : lockedDemo),
    close: async () => {
      await Promise.all([app.close(), stopWorking()])
      await closeServices(services)
    },
  }
}

/** `demo`: what to say of the demo's accounts. */
function greetingOf(settings: Settings, demo: string | null): string {
  const address = `Liftwise is at ${settings.publicUrl}`
  return demo ? `${address}\n\n${demo}` : address
}

try {
  const server = await serve(readSettings(process.env))
  console.log(server.greeting)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
