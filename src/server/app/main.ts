/** The server's process: reads the settings, serves, and leaves without dropping what is in flight. */
import { readSettings } from '../platform/settings/settings.ts'
import { serve } from './serve.ts'

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
