/** Crashed workers of imports, and cancelled or concurrent imports: all rows once, or none. */
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { LONG_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import { queuesFor } from '#server/platform/queue/queue.ts'
import { claimAndRunBatch } from '#server/platform/queue/queueWorker.ts'
import { workerSetup } from '#server/app/workerSetup.ts'
import { api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { brokenAt, entriesOf } from '../auditLog/auditLogEntries.ts'
import { expireLeases } from '../exports/exportCalls.ts'
import {
  CALLS,
  runCheck,
  csv,
  openImportScenario,
  importRows,
  type ImportScenario,
  requestCheck,
  readJob,
  storedUsers,
} from './importScenario.ts'
import { sql } from '#server/platform/db/sql.ts'

const { db, files, settings, now, drainBackgroundWork, advanceClock } = await api()

const PEOPLE = 2_500
const HEAVY_QUEUES = queuesFor(LONG_JOB_KINDS).filter(({ selects }) => selects === 'these')
const mailer = { send: async () => undefined, close: () => undefined }

function people() {
  const tag = uuid()
  return Array.from({ length: PEOPLE }, (_, at) => ({
    firstname: 'Ann',
    lastname: String(at),
    email: `${at}.${tag}@example.com`,
    employee_id: `E${at}`,
    type: 'Client User',
  }))
}

function peopleFile(rows = people()): string {
  const lines = rows.map((row) => `${Object.values(row).join(',')},,`)
  return csv('firstname,lastname,email,employee_id,type,locations,departments', ...lines)
}

async function confirmed({ provider, clientId }: ImportScenario, content: string): Promise<string> {
  const check = await runCheck({ provider, clientId, kind: 'USERS', content })
  const { data } = await provider.gql(CALLS.confirmImport, { id: check.id })
  return data.confirmImport.id
}

type Step = 'before the commit' | 'after the commit'

/** Runs the heavy lane with a database that no longer responds to the worker from that step on. */
async function runUntil(step: Step): Promise<void> {
  const silence = new Promise<never>(() => undefined)
  let isDead = false
  await new Promise<void>((died) => {
    const die = () => {
      isDead = true
      died()
    }
    const mortal: Database = {
      ...db,
      read: (scope, build) => (isDead ? silence : db.read(scope, build)),
      write: async (scope, work) => {
        if (isDead) return silence
        // Finishing a job returns true for its owner, a progress report returns its row.
        const isEnd = (answer: unknown) => answer === true
        const answer = await db
          .write(scope, async (transaction) => {
            const worked = await work(transaction)
            if (step !== 'before the commit' || !isEnd(worked)) return worked
            die()
            throw new Error('It is dead.')
          })
          .catch((error: unknown) => (isDead ? silence : Promise.reject(error)))
        if (step === 'after the commit' && isEnd(answer)) die()
        return isDead ? silence : answer
      },
    }
    const mailer = { send: () => silence, close: () => undefined }
    const setup = workerSetup({ parts: { db: mortal, files, settings, mailer, now } })
    for (const queue of HEAVY_QUEUES)
      void claimAndRunBatch(setup, queue, new AbortController().signal)
  })
}

it.each(['before the commit', 'after the commit'] as const)(
  '[27.15] a worker that dies %s of an import leaves nothing half done, and another one ends it',
  async (step) => {
    const scenario = await openImportScenario()
    const id = await confirmed(scenario, peopleFile())
    await runUntil(step)
    const isWritten = step === 'after the commit'
    expect(await storedUsers(scenario.clientId)).toHaveLength(isWritten ? PEOPLE : 0)
    expect(await entriesOf(db, scenario.clientId)).toHaveLength(isWritten ? PEOPLE : 0)
    await expireLeases()
    await drainBackgroundWork()
    expect(await readJob(scenario.provider, id)).toMatchObject({
      state: 'DONE',
      import_result: { created: PEOPLE },
    })
    expect(await storedUsers(scenario.clientId)).toHaveLength(PEOPLE)
    expect(await entriesOf(db, scenario.clientId)).toHaveLength(PEOPLE)
    expect(await brokenAt(db, scenario.clientId)).toBeNull()
  },
)

it('[27.15] an import that is cancelled on its way leaves nothing', async () => {
  const scenario = await openImportScenario()
  const id = await confirmed(scenario, peopleFile())
  let reads = 0
  const cancelling: Database = {
    ...db,
    read: async (scope, build) => {
      if (scope !== 'every client' && scope.clientId === scenario.clientId) reads += 1
      if (reads === 3) await scenario.provider.gql(CALLS.cancelJob, { id })
      return db.read(scope, build)
    },
  }
  const setup = workerSetup({ parts: { db: cancelling, files, settings, now, mailer } })
  // Jobs that another test left may be claimed first.
  for (const queue of HEAVY_QUEUES)
    while (await claimAndRunBatch(setup, queue, new AbortController().signal)) continue
  expect(reads).toBeGreaterThanOrEqual(3)
  expect(await readJob(scenario.provider, id)).toMatchObject({
    state: 'CANCELLED',
    url: null,
    import_result: null,
  })
  expect(await storedUsers(scenario.clientId)).toEqual([])
  expect(await entriesOf(db, scenario.clientId)).toEqual([])
})

/** Confirms two imports whose checks found no existing people: neither knows of the other. */
async function twoConfirmed(scenario: ImportScenario, content: string): Promise<string[]> {
  const first = await confirmed(scenario, content)
  const second = await requestCheck({ ...scenario, kind: 'USERS', content })
  await writeRows(db, 'every client', (tables) =>
    tables
      .update('jobs')
      .set({ payload: sql`payload || '{"check": false}'` })
      .where('id', '=', second.id),
  )
  return [first, second.id]
}

async function expectEachPersonOnce(
  { provider, clientId }: ImportScenario,
  ids: string[],
): Promise<void> {
  const results = await Promise.all(ids.map((id) => readJob(provider, id)))
  expect(results.map(({ state, error }) => ({ state, error }))).toEqual(
    ids.map(() => ({ state: 'DONE', error: null })),
  )
  expect(new Set(results.map((job) => job.import_result?.created))).toEqual(new Set([0, PEOPLE]))
  expect(new Set(results.map((job) => job.import_result?.unchanged))).toEqual(new Set([0, PEOPLE]))
  expect(await storedUsers(clientId)).toHaveLength(PEOPLE)
}

it('[29.17] an import waits for an earlier one of its client as long as that takes, and no attempt is counted', async () => {
  const scenario = await openImportScenario()
  const ids = await twoConfirmed(scenario, peopleFile())
  const setup = workerSetup({ parts: { db, files, settings, now, mailer } })
  const setState = (id: string, state: 'running' | 'waiting') =>
    writeRows(db, 'every client', (tables) =>
      tables
        .update('jobs')
        .set({
          state,
          lease_holder: state === 'running' ? uuid() : null,
          lease_until: state === 'running' ? sql`clock_timestamp() + interval '1 hour'` : null,
        })
        .where('id', '=', id),
    )
  const [first = '', second = ''] = ids
  await setState(first, 'running')
  for (let turn = 0; turn < 6; turn += 1) {
    for (const queue of HEAVY_QUEUES)
      expect(await claimAndRunBatch(setup, queue, new AbortController().signal)).toBe(true)
    expect(await readJob(scenario.provider, second)).toMatchObject({
      state: 'WAITING',
      error: null,
    })
    advanceClock(10)
  }
  await setState(first, 'waiting')
  await drainBackgroundWork()
  await expectEachPersonOnce(scenario, ids)
})

/** The read at which the first batch of rows is planned and the last one is not. */
const OVERTAKEN_AT = 9

it('[27.15] an import during whose plan another one makes the same people makes nobody twice and does not fail', async () => {
  const scenario = await openImportScenario()
  const rows = people()
  const id = await confirmed(scenario, peopleFile(rows))
  const { signal } = new AbortController()
  const parts = { files, settings, now, mailer }
  let reads = 0
  const overtaken: Database = {
    ...db,
    read: async (scope, build) => {
      reads += 1
      if (reads === OVERTAKEN_AT) await importRows(scenario, 'importUsers', rows)
      return db.read(scope, build)
    },
  }
  for (const queue of HEAVY_QUEUES)
    await claimAndRunBatch(workerSetup({ parts: { ...parts, db: overtaken } }), queue, signal)
  expect(reads).toBeGreaterThan(OVERTAKEN_AT)
  expect(await readJob(scenario.provider, id)).toMatchObject({
    state: 'DONE',
    import_result: { created: 0, unchanged: PEOPLE },
  })
  expect(await storedUsers(scenario.clientId)).toHaveLength(PEOPLE)
})
