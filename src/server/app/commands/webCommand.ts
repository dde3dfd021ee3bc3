/** `web`: serves requests of a database that others keep up to date, and leaves all background work to workers. */
import { readSettings } from '../../platform/settings/settings.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'
import { announce } from '../../platform/http/logger.ts'
import { stopOnSignal } from './stopOnSignal.ts'

export async function run(): Promise<void> {
  const { db, settings } = await openSharedDatabase('web', readSettings(process.env))
  const { serve } = await import('../serve.ts')
  const server = await serve({ ...settings, worker: false }, db)
  announce(server.greeting)
  stopOnSignal(server.close)
}
