/** The API without a port of its own, for the development server. */
import type { FastifyInstance } from 'fastify'
import { seedDemoWhenEmpty } from '../demo/seedDemo.ts'
import { buildApp } from '../http/app.ts'
import { keepRolledUp } from '../rollups/keepRolledUp.ts'
import { readSettings } from '../settings.ts'
import { openParts } from './openParts.ts'
import { startWorking } from './startWorking.ts'

export async function loadForDevelopment(): Promise<{
  app: FastifyInstance
  close: () => Promise<void>
}> {
  const settings = readSettings(process.env)
  const parts = await openParts(settings)
  if (settings.demo) await seedDemoWhenEmpty(parts)
  const app = buildApp(parts)
  await app.ready()
  const stopRollingUp = keepRolledUp({
    ...parts,
    report: (error) => app.log.error({ err: error }, 'Counting observations failed'),
  })
  const stopWorking = startWorking(parts, (error) =>
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
