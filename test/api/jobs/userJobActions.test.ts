/** Cancelling a running job, and the notification at the end of a job. */
import { beforeEach, describe, expect, it } from 'vitest'
import { buildJob } from '#test/support/buildJob.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import type { JobHandler } from '#server/platform/queue/queue.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { CALLS, readJob, runNextJob } from './userJobCalls.ts'

const { db, now, advanceClock } = await api()

let me: Actor
beforeEach(async () => {
  me = await actor('CLIENT_SUPER_USER')
})

const requestExport = async (more: Parameters<typeof buildJob>[1] = {}) => {
  const of = { client_id: me.client_id, user_id: me.id, due_at: now(), priority: 1 }
  return (await buildJob(db, { ...of, kind: 'exportUsers', state: 'waiting', ...more })).id
}

const notificationsOf = async () => {
  const { data } = await me.gql('{ rows: myNotifications { kind subject_id subject_name reason } }')
  return data.rows as object[]
}

const locationsNamed = async (name: string) => {
  const rows = await db.read({ clientId: me.client_id }, (tables) =>
    tables.from('locations').select('id').where('name', '=', name),
  )
  return rows.length
}

describe('[7.44] cancelJob', () => {
  it('[28.4] ends what waits: nobody works on it', async () => {
    const id = await requestExport()
    const { data } = await me.gql(CALLS.cancelJob, { id })
    expect(data.job).toMatchObject({ state: 'CANCELLED', status: 'FAILED' })
    expect(data.job.finished_at).toEqual(expect.any(String))
    let isBegun = false
    // Other files may have left jobs that are due.
    await runNextJob('exportUsers', async (job) => {
      isBegun ||= job.id === id
      return { state: 'done' }
    })
    expect(isBegun).toBe(false)
  })

  it('[28.4] ends what is running: the next word of its progress is refused, and nothing of it is written', async () => {
    const id = await requestExport()
    let refused: unknown = null
    const handler: JobHandler = async (_job, { progress }) => {
      await progress({ done: 1, total: 3 })
      expect(await readJob(me, id)).toMatchObject({ state: 'RUNNING', rows_done: 1, progress: 33 })
      await me.gql(CALLS.cancelJob, { id })
      await progress({ done: 3, total: 3 }).catch((error: unknown) => {
        refused = error
        throw error
      })
      return { state: 'done' }
    }
    expect(await runNextJob('exportUsers', handler)).toEqual([])
    expect(String(refused)).toContain('now belongs to another worker')
    expect(await readJob(me, id)).toMatchObject({
      state: 'CANCELLED',
      rows_done: 1,
      error: 'Cancelled.',
      url: null,
    })
    expect(await notificationsOf()).toEqual([])

    // A handler that never checks for cancellation works in vain.
    const unheard = await requestExport()
    const finishing: JobHandler = async () => {
      await me.gql(CALLS.cancelJob, { id: unheard })
      return {
        state: 'done',
        artifacts: { rows_done: 7, file: 'exports/none.csv' },
        onFinish: async () => {
          await buildLocation(db, { client_id: me.client_id, name: 'In vain' })
        },
      }
    }
    expect(await runNextJob('exportUsers', finishing)).toEqual([])
    expect(await readJob(me, unheard)).toMatchObject({
      state: 'CANCELLED',
      rows_done: 0,
      url: null,
    })
    expect(await locationsNamed('In vain')).toBe(0)
    expect(await notificationsOf()).toEqual([])
  })

  it('[28.4] does not let a try that fails bring back what was cancelled', async () => {
    const id = await requestExport()
    let tries = 0
    const handler: JobHandler = async (job) => {
      if (job.id === id) tries += 1
      await me.gql(CALLS.cancelJob, { id })
      throw new Error('The file store is away.')
    }
    await runNextJob('exportUsers', handler)
    advanceClock(60)
    await runNextJob('exportUsers', handler)
    expect(tries).toBe(1)
    expect(await readJob(me, id)).toMatchObject({ state: 'CANCELLED', error: 'Cancelled.' })
  })

  it.each(['done', 'failed', 'cancelled'] as const)('leaves what is %s as it is', async (state) => {
    const id = await requestExport({ state, error: state === 'failed' ? 'No.' : null })
    const before = await readJob(me, id)
    const { data } = await me.gql(CALLS.cancelJob, { id })
    expect(data.job).toEqual(before)
  })
})

describe('[1.9] the end of an export or import', () => {
  it('is notified with its reason when it has failed', async () => {
    const id = await requestExport()
    await runNextJob('exportUsers', async () => ({ state: 'failed', reason: 'You may not.' }))
    expect(await readJob(me, id)).toMatchObject({ state: 'FAILED', error: 'You may not.' })
    expect(await notificationsOf()).toEqual([
      {
        kind: 'JOB_FAILED',
        subject_id: id,
        subject_name: 'Export of users',
        reason: 'You may not.',
      },
    ])
  })

  it('[20.6] is notified once, after the last of four tries within a minute', async () => {
    const id = await requestExport()
    let tries = 0
    const handler: JobHandler = async (job) => {
      if (job.id === id) tries += 1
      throw new Error(`The file store is away (${tries}).`)
    }
    for (let seconds = 0; seconds <= 40; seconds += 10) {
      await runNextJob('exportUsers', handler)
      advanceClock(10)
    }
    expect(tries).toBe(4)
    expect(await readJob(me, id)).toMatchObject({
      state: 'FAILED',
      error: 'The file store is away (4).',
    })
    expect(await notificationsOf()).toMatchObject([{ kind: 'JOB_FAILED', subject_id: id }])
  })

  it('[20.6] is notified when it is done, and not of a check, whose asker looks on', async () => {
    const id = await requestExport()
    await runNextJob('exportUsers', async () => ({ state: 'done', artifacts: { rows_done: 2 } }))
    expect(await notificationsOf()).toMatchObject([{ kind: 'JOB_COMPLETE', subject_id: id }])
    await requestExport({ payload: { check: true } })
    await runNextJob('exportUsers', async () => ({ state: 'done' }))
    expect(await notificationsOf()).toHaveLength(1)
  })
})
