/** Fate of an export while and after it is written: cancelled, its requester demoted, its worker killed. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { message } from '#domain/messages.ts'
import { exportObservations } from '#server/features/exports/observationExport.ts'
import type { JobHandler, JobProgress } from '#server/platform/queue/queue.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { actor, api, signIn, type Actor } from '#test/support/api.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import {
  CANCEL,
  claimExport,
  csvOf,
  EXPORT_OBSERVATIONS,
  EXPORT_USERS,
  runExport,
  fileOf,
  jobOf,
  expireLeases,
  exportMailsTo,
  requestExport,
  drainJobs,
  runNextHeavyJob,
} from './exportCalls.ts'
import { writeRows } from '#test/support/writeRows.ts'

const { db } = await api()

let scenario: TwoSites
let superUser: Actor
/** Separate, because other tests write to their folder at the same time. */
const folder = mkdtempSync(join(tmpdir(), 'liftwise-work-'))
const { TMPDIR } = process.env

beforeAll(() => {
  process.env['TMPDIR'] = folder
})
afterAll(() => {
  if (TMPDIR === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = TMPDIR
  rmSync(folder, { recursive: true, force: true })
})

beforeEach(async () => {
  scenario = await buildTwoSites()
  superUser = await actor('CLIENT_SUPER_USER', scenario.client)
  const { db, of, north, goodsIn, lift } = scenario
  const there = { ...of, location_id: north.id, department_id: goodsIn.id, task_id: lift.id }
  for (let minute = 0; minute < 3; minute += 1)
    await buildObservation(db, { ...there, date: new Date(Date.UTC(2026, 0, 15, 10, minute)) })
  await drainJobs()
})

/** Runs an export and calls `then` when a progress report matches. */
const exportUntil =
  (
    isThere: (rows: JobProgress, time: number) => boolean,
    then: () => Promise<unknown>,
  ): JobHandler =>
  (job, parts) => {
    let times = 0
    return exportObservations(job, {
      ...parts,
      progress: async (rows) => {
        times += 1
        if (isThere(rows, times)) await then()
        return parts.progress(rows)
      },
    })
  }

async function expectNoFilesLeft(id: string): Promise<void> {
  expect(await fileOf(`exports/${id}.csv`)).toBeNull()
  const left = readdirSync(folder).filter((name) => name.startsWith('liftwise-export-'))
  expect(left).toEqual([])
  expect(await exportMailsTo(superUser)).toEqual([])
}

describe('cancelled', () => {
  it.each([
    ['before the first row', 1],
    ['when its file is kept already', 4],
  ])('[26.4] %s it ends so, and no file is left', async (_when, time) => {
    const { id } = await requestExport(superUser, EXPORT_OBSERVATIONS)
    const cancel = async () => {
      expect((await superUser.gql(CANCEL, { id })).data.job.state).toBe('CANCELLED')
    }
    let hadFile: unknown
    await runNextHeavyJob(
      exportUntil(
        (_rows, now) => now === time,
        async () => {
          hadFile = await fileOf(`exports/${id}.csv`)
          await cancel()
        },
      ),
    )
    expect(hadFile !== null).toBe(time === 4)
    await drainJobs()
    expect(await jobOf(superUser, id)).toMatchObject({
      state: 'CANCELLED',
      error: 'Cancelled.',
      url: null,
    })
    await expectNoFilesLeft(id)
  })
})

describe('the requester', () => {
  const changed = async (values: object) => {
    await updateRow(db, 'users', superUser, values)
  }

  it.each([
    ['is demoted', { type: 'CLIENT_USER' as const }],
    ['is disabled', { is_account_enabled: false }],
    ['is deleted', { deleted_at: new Date() }],
  ])('[26.3] and %s meanwhile gets nothing', async (_how, values) => {
    const { id } = await requestExport(superUser, EXPORT_USERS)
    await changed(values)
    await drainJobs()
    const [row] = await db.read({ clientId: scenario.client.id }, (tables) =>
      tables.from('jobs').select(['state', 'error', 'file']).where('id', '=', id),
    )
    expect(row).toEqual({
      state: 'failed',
      error: message('jobAccessRevoked'),
      file: null,
    })
    await expectNoFilesLeft(id)
  })

  it('[26.3] and sees less meanwhile gets what they see now', async () => {
    const { id } = await requestExport(superUser, EXPORT_OBSERVATIONS)
    await changed({ type: 'CLIENT_USER' })
    await drainJobs()
    const { state, ...job } = await jobOf(await signIn(superUser), id)
    expect(state).toBe('DONE')
    expect(await csvOf({ url: null, ...job })).toHaveLength(1)
  })
})

describe('a worker that dies', () => {
  it('[26.4] in the middle: the next one does it, once', async () => {
    const { id } = await requestExport(superUser, EXPORT_OBSERVATIONS)
    const { id: taken } = await claimExport()
    expect(taken).toBe(id)
    await drainJobs()
    expect(await jobOf(superUser, id)).toMatchObject({ state: 'RUNNING', url: null })
    await expireLeases()
    await drainJobs()
    const job = await jobOf(superUser, id)
    expect(job).toMatchObject({ state: 'DONE', rows_done: 3, rows_total: 3 })
    expect(await csvOf(job)).toHaveLength(4)
    expect(await exportMailsTo(superUser)).toHaveLength(1)
  })
})

it('[26.5] is reported by one email, which is not sent when the file is gone', async () => {
  await runExport(superUser, EXPORT_OBSERVATIONS)
  const [mail, ...more] = await exportMailsTo(superUser)
  expect(more).toEqual([])
  expect(mail?.text).toMatch(/Available until: \d{1,2} [A-Z][a-z]{2} \d{4}, \d{2}:\d{2}/)
  const { id } = await requestExport(superUser, EXPORT_OBSERVATIONS)
  await runNextHeavyJob(exportObservations)
  await writeRows(db, { clientId: scenario.client.id }, (tables) =>
    tables.update('jobs').set({ file: null, files_until: null }).where('id', '=', id),
  )
  await drainJobs()
  expect(await exportMailsTo(superUser)).toHaveLength(1)
})
