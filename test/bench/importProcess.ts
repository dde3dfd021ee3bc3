/** A process of its own that imports people as the server's thread does, and says how long it took and how large it was. */
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { v7 as uuid } from 'uuid'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { importFile, IMPORTS } from '#server/features/imports/importJob.ts'
import type { JobServices } from '#server/platform/queue/queue.ts'
import { PLACES, placeName } from './importOverHttp.ts'

export interface ImportToMeasure {
  databaseUrl: string
  path: string
}

export interface MeasuredImport {
  created: number
  /** Until every row is judged, and until all is written. */
  checkSeconds: number
  seconds: number
  /** Megabytes that it had more at its largest than before. */
  growth: number
}

const { databaseUrl, path } = JSON.parse(process.argv[2] ?? '') as ImportToMeasure
const db = await openDatabase({ databaseUrl, dataDir: 'memory://', rowSecurity: 'writes' })
const { id: home } = await buildClient(db)
const { id: userId } = await buildUser(db, { client_id: home, type: 'PROVIDER_SUPER_USER' })
const { id: clientId } = await buildClient(db)
for (let at = 0; at < PLACES; at += 1)
  await buildLocation(db, { client_id: clientId, name: placeName(at) })
const bytes = readFileSync(path)
const parts = {
  db,
  files: { get: async () => Readable.from([bytes]) },
  now: () => new Date(),
  progress: async () => undefined,
} as unknown as JobServices
const payload = { clientId, fileName: 'users.csv', source: 'imports/users.csv' }
const kind = 'importUsers' as const
const job = {
  id: uuid(),
  clientId: home,
  kind,
  userId,
  subjectId: uuid(),
  cause: '',
  payload,
  attempt: 1,
}

const before = process.memoryUsage.rss()
let most = before
const look = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 10)
const began = performance.now()
const outcome = await importFile(IMPORTS.users)(job, parts)
const checkSeconds = (performance.now() - began) / 1_000
if (outcome.state !== 'done') throw new Error(JSON.stringify(outcome))
await db.write('every client', async (transaction) => outcome.onFinish?.(transaction))
const seconds = (performance.now() - began) / 1_000
clearInterval(look)
const { created } = (outcome.artifacts?.result ?? { created: 0 }) as { created: number }
const measured: MeasuredImport = {
  created,
  checkSeconds,
  seconds,
  growth: (most - before) / 1024 ** 2,
}
await db.close()
process.send?.(measured, () => process.exit())
