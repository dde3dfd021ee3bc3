/** A process of its own that exports observations as the server's thread does, and says how fast and how large it was. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { ExportFormat } from '#domain/enumerations.ts'
import { observationDaysSchema } from '#domain/observations/observationListInput.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import {
  exportObservations,
  type ObservationExportPayload,
} from '#server/features/exports/observationExport.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { JobServices } from '#server/platform/queue/queue.ts'

export interface ExportToMeasure {
  databaseUrl: string
  clientId: string
  userId: string
  format: ExportFormat
}

export interface MeasuredExport {
  rows: number
  seconds: number
  /** Megabytes that it had more at its largest than before. */
  growth: number
  /** Statement that read, with its values in it. */
  statement: string
}

let statement = ''
type Query = (this: pg.Client, ...given: unknown[]) => unknown
const driver = pg.Client.prototype as unknown as { query: Query }
const { query } = driver
driver.query = function remember(...given) {
  const [asked] = given as [{ text?: string; values?: unknown[] } | string]
  if (typeof asked === 'object' && asked.text?.startsWith('declare'))
    statement = written(asked.text.replace(/^.*?cursor.*? for /s, ''), asked.values ?? [])
  return query.apply(this, given)
}

const written = (text: string, values: unknown[]): string =>
  text.replace(/\$(\d+)/g, (_place, number: string) => {
    const value = values[Number(number) - 1]
    return Array.isArray(value)
      ? pg.escapeLiteral(`{${value.join()}}`)
      : pg.escapeLiteral(String(value))
  })

const given = JSON.parse(process.argv[2] ?? '') as ExportToMeasure
const folder = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
const db = await openDatabase({ ...given, dataDir: 'memory://', rowSecurity: 'writes' })
const parts = {
  db,
  files: diskFileStore({ folder, secret: 'the secret of this measurement' }),
  now: () => new Date(),
  progress: async () => undefined,
} as unknown as JobServices
const payload: ObservationExportPayload = {
  clientId: given.clientId,
  fileName: 'Observations',
  format: given.format,
  filter: observationDaysSchema.parse({}),
  sort: { column: 'date', order: 'DESC' },
}
const job = {
  id: 'measured',
  clientId: given.clientId,
  kind: 'exportObservations' as const,
  userId: given.userId,
  subjectId: given.clientId,
  cause: '',
  payload,
  attempt: 1,
}
await db.ping()

const before = process.memoryUsage.rss()
let most = before
const look = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 10)
const began = performance.now()
const outcome = await exportObservations(job, parts)
const seconds = (performance.now() - began) / 1_000
clearInterval(look)
if (outcome.state !== 'done') throw new Error(JSON.stringify(outcome))
const measured: MeasuredExport = {
  rows: outcome.artifacts?.rows_done ?? 0,
  seconds,
  growth: (most - before) / 1024 ** 2,
  statement,
}
await db.close()
rmSync(folder, { recursive: true, force: true })
process.send?.(measured, () => process.exit())
