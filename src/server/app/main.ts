/** The server's process: reads the settings, serves, and leaves without dropping what is in flight. */
import { startRollupWorker } from '../features/rollups/rollupWorker.ts'
import type { Database } from '../platform/db/database.ts'
import { checkBrowserUploads } from '../platform/files/openFileStore.ts'
import { readSettings, type Settings } from '../platform/settings/settings.ts'
import { startBackgroundWork, startHourlySweep } from './backgroundLoops.ts'
import { buildApp } from './buildApp.ts'
import { demoAccountsText } from './demo/demoPeople.ts'
import { seedDemoIfEmpty } from './demo/seedDemo.ts'
import { openServices } from './openServices.ts'

/** Puts the parts together: database, demo, web app and API on one port. */
interface RunningServer {
  greeting: string
  db: Database
  /** Answers what is in flight, then closes the port and the database. */
  close: () => Promise<void>
}

async function serve(settings: Settings): Promise<RunningServer> {
  const parts = await openServices(settings)
  const seeded = settings.demo && (await seedDemoIfEmpty(parts))
  await checkBrowserUploads(settings)
  const app = buildApp(parts)
  await app.listen({ port: settings.port, host: settings.host })
  const stopSweeping = startHourlySweep({
    ...parts,
    report: (error) => app.log.error({ err: error }, 'Sweeping uploads failed'),
  })
  const stopRollingUp = startRollupWorker({
    ...parts,
    report: (error) => app.log.error({ err: error }, 'Counting observations failed'),
  })
  const stopWorking = startBackgroundWork(parts, (error) =>
    app.log.error({ err: error }, 'Working on the queue failed'),
  )
  return {
    greeting: greetingOf(settings, seeded),
    db: parts.db,
    close: async () => {
      await Promise.all([app.close(), stopWorking()])
      await Promise.all([stopSweeping(), stopRollingUp()])
      parts.mailer.close()
      await parts.db.close()
    },
  }
}

function greetingOf(settings: Settings, demo: boolean): string {
  const address = `Liftwise is at ${settings.publicUrl}`
  return demo ? `${address}\n\n${demoAccountsText()}` : address
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
