/**
 * Server process: serves, and shuts down gracefully on a signal. The database opens while the rest of the server loads, and
 * who finds its folder in use ends before anything else is loaded.
 */
import { migrate } from '../platform/db/migrate.ts'
import { openDatabase } from '../platform/db/openDatabase.ts'
import { readSettings } from '../platform/settings/settings.ts'

try {
  const settings = readSettings(process.env)
  const db = await openDatabase(settings)
  const [{ serve }] = await Promise.all([import('./serve.ts'), migrate(db)])
  const server = await serve(settings, db)
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
