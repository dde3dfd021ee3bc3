/** Puts the parts together: database, demo, web app and API on one port. */
import type { Database } from '../platform/db/database.ts'
import { demoAccountsText } from './demo/demoAccounts.ts'
import { seedDemoIfEmpty } from './demo/seedDemo.ts'
import { startHourlySweep } from './sweepHourly.ts'
import { buildApp } from './buildApp.ts'
import { startRollupWorker } from '../features/rollups/keepRolledUp.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { openServices } from './openServices.ts'
import { startBackgroundWork } from './startWorking.ts'

export interface RunningServer {
  greeting: string
  db: Database
  /** Answers what is in flight, then closes the port and the database. */
  close: () => Promise<void>
}

export async function serve(settings: Settings): Promise<RunningServer> {
  const parts = await openServices(settings)
  const seeded = settings.demo && (await seedDemoIfEmpty(parts))
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
