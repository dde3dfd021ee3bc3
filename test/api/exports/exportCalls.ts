/** Exports as users receive them: requested over the API, written by a worker, downloaded by their link, parsed. */
import { text } from 'node:stream/consumers'
import Papa from 'papaparse'
import { v7 as uuid } from 'uuid'
import { expect } from 'vitest'
import { formulaGuard } from '#domain/exports/spreadsheetText.ts'
import { claimJobs } from '#server/platform/queue/lease.ts'
import {
  type JobHandler,
  type QueuedJob,
  type JobServices,
  heavyQueue,
} from '#server/platform/queue/queue.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { workerSetup } from '#server/app/workerSetup.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { sql } from '#server/platform/db/sql.ts'

const { db, drainBackgroundWork, app, files, settings, now, mails } = await api()

const FIELDS = `{ id kind status state progress rows_done rows_total error url file_name
  available_until format client { id } finished_at }`

export const EXPORT_OBSERVATIONS = `mutation ($filter: ObservationFilter, $clientId: ID, $format: ExportFormat = CSV) {
  job: triggerExportObservations(filter: $filter, input: { clientId: $clientId }, format: $format) ${FIELDS} }`
export const EXPORT_USERS = `mutation ($filter: UserFilter, $where: UserWhere, $clientId: ID, $format: ExportFormat = CSV) {
  job: triggerGetUsersForExport(filter: $filter, where: $where, input: { clientId: $clientId }, format: $format) ${FIELDS} }`
const JOB = `query ($id: ID!) { job: exportJob(id: $id) ${FIELDS} }`
export const CANCEL = `mutation ($id: ID!) { job: cancelJob(id: $id) { state } }`

export async function requestExport(who: Actor, document: string, variables: object = {}) {
  const data = await answered(who.gql(document, variables))
  await requestedEarlier(data.job.id)
  return data.job
}

/** As if it had been requested two minutes ago: exports that take long end with a mail. */
async function requestedEarlier(id: string): Promise<void> {
  await writeRows(db, 'every client', (tables) =>
    tables
      .update('jobs')
      .set({ created_at: sql`created_at - interval '2 minutes'` })
      .where('id', '=', id),
  )
}

export const jobOf = async (who: Actor, id: string) => (await answered(who.gql(JOB, { id }))).job

/** Requests an export and runs it, including its mail. */
export async function runExport(who: Actor, document: string, variables: object = {}) {
  const { id } = await requestExport(who, document, variables)
  await drainJobs()
  return jobOf(who, id)
}

/** Runs jobs until nothing is due, including those that a job enqueues in the other lane. */
export async function drainJobs(): Promise<void> {
  await drainBackgroundWork()
  await drainBackgroundWork()
}

/** Downloads the file like a browser. */
export async function download(job: { url: string | null }): Promise<Buffer> {
  const { pathname, search } = new URL(job.url ?? '', 'http://localhost')
  const answer = await app.inject({ method: 'GET', url: pathname + search })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** Returns rows of cells, header first, without the formula guard. */
export async function csvOf(job: { url: string | null }): Promise<string[][]> {
  return cellsOf((await download(job)).toString())
}

export function cellsOf(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const { data, errors } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' })
  expect(errors).toEqual([])
  return data.map((row) => row.map(formulaGuard.remove))
}

/** Returns what people read: the columns before those of programs, an id and times in UTC, which every row ends with. */
export function readColumns(rows: string[][]): string[][] {
  const at = rows[0]?.indexOf('ID') ?? -1
  expect(rows[0]?.slice(at + 1).every((label) => /\((ID|UTC, ISO 8601)\)$/u.test(label))).toBe(true)
  for (const row of rows.slice(1)) {
    expect(row[at]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/u)
    expect(row.at(-1) ?? '').toMatch(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$/u)
  }
  return rows.map((row) => row.slice(0, at))
}

/** Returns the services of a worker, without the progress callback. */
async function workerParts(): Promise<Omit<JobServices, 'progress'>> {
  return { db, files, settings, now, mailer: { send: noMail, close: () => undefined } }
}
const noMail = () => Promise.reject(new Error('Exports send no mail themselves.'))

/** Runs one job of the heavy lane with the given handler. */
export async function runNextHeavyJob(handler: JobHandler): Promise<void> {
  const handlers = { exportObservations: handler, exportUsers: handler }
  const setup = workerSetup({ parts: await workerParts(), handlers })
  await claimAndRunBatch(setup, heavyQueue(setup.heavyKinds), new AbortController().signal)
}

/** Claims a job, like a worker that ends before its job does. */
export async function claimExport(): Promise<QueuedJob> {
  const kinds = ['exportObservations', 'exportUsers'] as const
  const claim = { kinds, batchSize: 1, holder: uuid(), leaseSeconds: 30, now: now() }
  const [job] = await db.write('every client', (transaction) => claimJobs(transaction, claim))
  if (!job) throw new Error('Nothing is due.')
  return job
}

/** Expires the current leases. */
export async function expireLeases(): Promise<void> {
  await writeRows(db, 'every client', (tables) =>
    tables
      .update('jobs')
      .set({ lease_until: sql`clock_timestamp() - interval '1 second'` })
      .where('state', '=', 'running'),
  )
}

/** null: there is no such file. */
export async function fileOf(key: string): Promise<string | null> {
  const found = await files.get(key)
  return found && text(found)
}

/** Returns the mails to a person that say that an export is ready. */
export async function exportMailsTo({ email }: { email: string }) {
  return mails.filter(({ to, subject }) => to.address === email && subject.includes('export'))
}
