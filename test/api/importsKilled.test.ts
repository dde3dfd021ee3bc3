/** Workers that die at an import, and imports that are cancelled or meet each other: all rows once, or none. */
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { lanesOf, LONG_WORK } from '#server/jobs/lanes.ts'
import { workOnLane } from '#server/jobs/workOnLane.ts'
import { workSetup } from '#server/jobs/workSetup.ts'
import { api } from '#test/support/api.ts'
import { breakOf, entriesOf } from './auditEntries.ts'
import {
  CALLS,
  checkedFile,
  csv,
  importsWorld,
  type ImportsWorld,
  orderedCheck,
  readJob,
  storedUsers,
} from './importsWorld.ts'
import { sql } from '#server/db/sql.ts'

const PEOPLE = 2_500

function peopleFile(): string {
  const tag = uuid()
  const rows = Array.from(
    { length: PEOPLE },
    (_, at) => `Ann,${at},${at}.${tag}@example.com,E${at},Client User,,`,
  )
  return csv('firstname,lastname,email,employee_id,type,locations,departments', ...rows)
}

async function confirmed({ provider, clientId }: ImportsWorld, content: string): Promise<string> {
  const check = await checkedFile({ provider, clientId, kind: 'USERS', content })
  const { data } = await provider.gql(CALLS.confirmImport, { id: check.id })
  return data.confirmImport.id
}

type Step = 'in the middle' | 'before the commit' | 'after the commit'

/** Works on the long lane with a database that hears nothing more of a worker from that step on. */
async function workUntil(step: Step): Promise<void> {
  const { db, files, settings, now } = await api()
  const silence = new Promise<never>(() => undefined)
  let isDead = false
  await new Promise<void>((died) => {
    const die = () => {
      isDead = true
      died()
    }
    const mortal: Database = {
      ...db,
      read: (reach, build) => (isDead ? silence : db.read(reach, build)),
      write: async (reach, work) => {
        if (isDead) return silence
        // The end of a job answers that it was its own, and progress the row that it has written.
        const isEnd = (answer: unknown) => answer === true
        const answer = await db
          .write(reach, async (transaction) => {
            const worked = await work(transaction)
            if (step !== 'before the commit' || !isEnd(worked)) return worked
            die()
            throw new Error('It is dead.')
          })
          .catch((error: unknown) => (isDead ? silence : Promise.reject(error)))
        if (step === 'in the middle' && reach !== 'every client') die()
        if (step === 'after the commit' && isEnd(answer)) die()
        return isDead ? silence : answer
      },
    }
    const mailer = { send: () => silence, close: () => undefined }
    const setup = workSetup({ parts: { db: mortal, files, settings, mailer, now } })
    for (const lane of lanesOf(LONG_WORK))
      if (lane.does === 'these') void workOnLane(setup, lane, new AbortController().signal)
  })
}

/** As the time does. */
async function loseLeases(): Promise<void> {
  const { db } = await api()
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ lease_until: sql`clock_timestamp() - interval '1 second'` })
        .where('state', '=', 'running'),
    ),
  )
}

it.each(['in the middle', 'before the commit', 'after the commit'] as const)(
  'a worker that dies %s of an import leaves nothing half done, and another one ends it',
  async (step) => {
    const { db, settled } = await api()
    const world = await importsWorld()
    const id = await confirmed(world, peopleFile())
    await workUntil(step)
    const isWritten = step === 'after the commit'
    expect(await storedUsers(world.clientId)).toHaveLength(isWritten ? PEOPLE : 0)
    expect(await entriesOf(db, world.clientId)).toHaveLength(isWritten ? PEOPLE : 0)
    await loseLeases()
    await settled()
    expect(await readJob(world.provider, id)).toMatchObject({
      state: 'DONE',
      import_result: { created: PEOPLE },
    })
    expect(await storedUsers(world.clientId)).toHaveLength(PEOPLE)
    expect(await entriesOf(db, world.clientId)).toHaveLength(PEOPLE)
    expect(await breakOf(db, world.clientId)).toBeNull()
  },
)

it.each(['check', 'import'] as const)(
  'a %s that is cancelled on its way leaves nothing',
  async (what) => {
    const { db, files, settings, now } = await api()
    const world = await importsWorld()
    const file = { ...world, kind: 'USERS', content: peopleFile() } as const
    const id =
      what === 'check' ? (await orderedCheck(file)).id : await confirmed(world, file.content)
    let reads = 0
    const parts = {
      db: {
        ...db,
        read: async (...asked: Parameters<Database['read']>) => {
          reads += 1
          if (reads === 8) await world.provider.gql(CALLS.cancelJob, { id })
          return db.read(...asked)
        },
      } as Database,
      files,
      settings,
      now,
      mailer: { send: async () => undefined, close: () => undefined },
    }
    for (const lane of lanesOf(LONG_WORK))
      await workOnLane(workSetup({ parts }), lane, new AbortController().signal)
    expect(reads).toBeGreaterThanOrEqual(8)
    expect(await readJob(world.provider, id)).toMatchObject({
      state: 'CANCELLED',
      url: null,
      import_result: null,
    })
    expect(await storedUsers(world.clientId)).toEqual([])
    expect(await entriesOf(db, world.clientId)).toEqual([])
  },
)

it('two imports of the same people at once make each of them once', async () => {
  const { db, files, settings, now, wait, settled } = await api()
  const world = await importsWorld()
  const content = peopleFile()
  const ids = [await confirmed(world, content)]
  const second = await orderedCheck({ ...world, kind: 'USERS', content })
  // It was checked while nobody was there yet.
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ payload: sql`payload || '{"check": false}'` })
        .where('id', '=', second.id),
    ),
  )
  ids.push(second.id)
  const mailer = { send: async () => undefined, close: () => undefined }
  const setup = workSetup({ parts: { db, files, settings, now, mailer } })
  const lanes = lanesOf(LONG_WORK).filter(({ does }) => does === 'these')
  await Promise.all(
    [...lanes, ...lanes].map((lane) => workOnLane(setup, lane, new AbortController().signal)),
  )
  wait(60)
  await settled()
  const results = await Promise.all(ids.map((id) => readJob(world.provider, id)))
  expect(results.map(({ state }) => state)).toEqual(['DONE', 'DONE'])
  expect(new Set(results.map((job) => job.import_result?.created))).toEqual(new Set([0, PEOPLE]))
  expect(new Set(results.map((job) => job.import_result?.unchanged))).toEqual(new Set([0, PEOPLE]))
  expect(await storedUsers(world.clientId)).toHaveLength(PEOPLE)
})
