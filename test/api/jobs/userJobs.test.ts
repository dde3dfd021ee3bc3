/** The job centre: a person's own exports and imports, and nobody else's. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { localDayOf } from '#domain/dates.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { type Actor, actor, api, signIn } from '#test/support/api.ts'
import { updateRow } from '#test/support/scenarios/scheduleScenario.ts'
import { CALLS, codeOf, idsOf, CALLS_BY_ID, readJob } from './userJobCalls.ts'

const { db, now } = await api()

let me: Actor
let of: { client_id: string; user_id: string }
const ZONE = 'Asia/Kathmandu'

beforeEach(async () => {
  me = await actor('CLIENT_SUPER_USER', await buildClient(db, { time_zone: ZONE }))
  of = { client_id: me.client_id, user_id: me.id }
})

/** Creates a job that started `minutes` ago. */
const job = async (minutes = 0, more: Parameters<typeof buildJob>[1] = {}) => {
  const created_at = new Date(Date.now() - minutes * 60_000)
  return (await buildJob(db, { ...of, created_at, ...more })).id
}

/** A changed role ends open sessions. */
const changeRole = async (type: 'CLIENT_OBSERVER' | 'CLIENT_SUPER_USER') => {
  await updateRow(db, 'users', me, { type })
  me = await signIn(me)
}

describe('[7.44] myJobs', () => {
  it('[28.1] lists the caller’s own exports and imports, newest first, page by page, and counts them', async () => {
    const ids = [await job(3), await job(2, { kind: 'importUsers' }), await job(1)]
    await job(0, { kind: 'mail.weeklySummary' })
    const colleague = await actor('CLIENT_SUPER_USER', { id: me.client_id })
    await job(0, { user_id: colleague.id })
    expect(await idsOf(me)).toEqual(ids.toReversed())
    expect(await idsOf(me, { take: 1, skip: 1 })).toEqual([ids[1]])
    expect((await me.gql(CALLS.myJobs)).data.total).toBe(3)
    expect(await idsOf(colleague)).toHaveLength(1)
  })

  it('tells of an export how far it is, of which client, and what its file is called', async () => {
    const id = await job(1, {
      state: 'running',
      rows_done: 12_000,
      rows_total: 40_000,
      progress: 30,
    })
    expect(await readJob(me, id)).toMatchObject({
      kind: 'EXPORT_OBSERVATIONS',
      status: 'IN_PROGRESS',
      state: 'RUNNING',
      progress: 30,
      rows_done: 12_000,
      rows_total: 40_000,
      error: null,
      url: null,
      file_name: 'Observations 2026-11-21.csv',
      available_until: null,
      format: 'CSV',
      is_check: false,
      import_result: null,
      client: { id: me.client_id },
      finished_at: null,
    })
  })

  it('tells of a check what it found', async () => {
    const errors = [{ row: 2, column: 'email', value: 'x', message: 'Enter an email address.' }]
    const found = { created: 0, updated: 0, unchanged: 0, error_count: 1, errors }
    const payload = { check: true, fileName: 'users.csv', source: 'imports/a.csv' }
    const id = await job(0, { kind: 'importUsers', result: found, payload })
    expect(await readJob(me, id)).toMatchObject({
      kind: 'IMPORT_USERS',
      status: 'COMPLETE',
      is_check: true,
      file_name: 'users.csv',
      import_result: found,
    })
  })

  it('gives the reason of a failure, and none of a try that is followed by another', async () => {
    const error = 'The disk is full.'
    const failed = await readJob(me, await job(0, { state: 'failed', error }))
    expect(failed).toMatchObject({ status: 'FAILED', state: 'FAILED', error })
    const waiting = await readJob(me, await job(0, { state: 'waiting', error }))
    expect(waiting).toMatchObject({ status: 'IN_PROGRESS', state: 'WAITING', error: null })
    const cancelled = await readJob(me, await job(0, { state: 'cancelled' }))
    expect(cancelled).toMatchObject({
      status: 'FAILED',
      state: 'CANCELLED',
      error: 'Cancelled.',
    })
  })
})

describe('[7.44] who has a job', () => {
  it.each(CALLS_BY_ID)(
    '[28.1] %s: someone else’s answers like one that does not exist',
    async (name) => {
      const colleague = await actor('CLIENT_SUPER_USER', { id: me.client_id })
      const theirs = await job(0, { user_id: colleague.id })
      const { id: foreign } = await buildJob(db)
      const mail = await job(0, { kind: 'mail.weeklySummary' })
      const unknown = await me.gql(CALLS[name], { id: uuid() })
      expect(codeOf(unknown)).toBe('NOT_FOUND')
      const told = unknown.errors?.[0]?.message
      for (const id of [theirs, foreign, mail, 'no id', '']) {
        const { data, errors } = await me.gql(CALLS[name], { id })
        expect(data).toBeNull()
        expect(errors?.[0]).toMatchObject({ message: told, extensions: { code: 'NOT_FOUND' } })
      }
      expect(await readJob(colleague, theirs)).toMatchObject({ state: 'DONE' })
      expect(await idsOf(colleague)).toEqual([theirs])
    },
  )

  it('[28.7] the provider’s may be about another client; who spans no clients any more has none of those', async () => {
    me = await actor('PROVIDER_SUPER_USER')
    of = { client_id: me.client_id, user_id: me.id }
    const client = await buildClient(db, { company_name: 'Acme Storage' })
    const own = await job(1)
    const about = await job(0, { payload: { clientId: client.id } })
    expect(await idsOf(me)).toEqual([about, own])
    expect((await readJob(me, about)).client).toEqual({
      id: client.id,
      company_name: 'Acme Storage',
    })
    await changeRole('CLIENT_SUPER_USER')
    expect(await idsOf(me)).toEqual([own])
    expect((await me.gql(CALLS.myJobs)).data.total).toBe(1)
    expect(codeOf(await me.gql(CALLS.exportJob, { id: about }))).toBe('NOT_FOUND')
  })

  it('[28.7] who may no longer see all users has no link to a file of them', async () => {
    const file = {
      file: 'exports/users.csv',
      files_until: new Date((await api()).now().getTime() + 60_000),
    }
    const id = await job(0, { kind: 'exportUsers', ...file })
    expect((await readJob(me, id)).url).toEqual(expect.any(String))
    await changeRole('CLIENT_OBSERVER')
    expect((await readJob(me, id)).url).toBeNull()
    expect(codeOf(await me.gql(CALLS.repeatJob, { id }))).toBe('FORBIDDEN')
  })
})

describe('[7.44] repeatJob', () => {
  const payloadOf = async (id: string) => {
    const rows = await db.read({ clientId: me.client_id }, (tables) =>
      tables
        .from('jobs')
        .select(['payload', 'kind', 'user_id', 'files_until'])
        .where('id', '=', id),
    )
    return rows[0]
  }

  it.each(['done', 'failed', 'cancelled'] as const)(
    'orders what is %s once more, as a new job of the same',
    async (state) => {
      const payload = { clientId: me.client_id, format: 'EXCEL', sort: 'their sort' } as const
      const id = await job(5, { kind: 'exportUsers', state, payload })
      const { data } = await me.gql(CALLS.repeatJob, { id })
      const fileName = `Users ${localDayOf(now(), ZONE)}.xlsx`
      expect(data.job).toMatchObject({ kind: 'EXPORT_USERS', state: 'WAITING', rows_done: 0 })
      expect(data.job.file_name, 'has the name of the client’s today').toBe(fileName)
      expect(data.job.id).not.toBe(id)
      const ordered = { payload: { ...payload, fileName }, user_id: me.id }
      expect(await payloadOf(data.job.id)).toMatchObject(ordered)
      expect(await idsOf(me)).toEqual([data.job.id, id])
      await me.gql(CALLS.cancelJob, { id: data.job.id })
    },
  )

  it('[23.32] counts a period that was chosen by name on the day of the repetition', async () => {
    const past = { dateFrom: '2020-01-01', dateTo: '2020-01-31' }
    const closed = { closedFrom: '2020-01-01', closedTo: '2020-01-31' }
    const ofDay = { clientId: me.client_id, format: 'CSV' } as const
    const named = { ...ofDay, dates: 'THIS_MONTH' } as const
    const dateTo = localDayOf(now(), ZONE)
    const dateFrom = `${dateTo.slice(0, 7)}-01`
    const ofList = { ...named, filter: past }
    const ofDays = { ...ofDay, filter: past }
    const ofFollowUps = { ...named, where: closed }
    for (const [kind, payload, expected] of [
      ['exportObservations', ofList, { filter: { dateFrom, dateTo } }],
      ['exportObservations', ofDays, { filter: past }],
      ['exportFollowUps', ofFollowUps, { where: { closedFrom: dateFrom, closedTo: dateTo } }],
    ] as const) {
      const id = await job(5, { kind, state: 'done', payload })
      const { data } = await me.gql(CALLS.repeatJob, { id })
      expect((await payloadOf(data.job.id))?.payload).toMatchObject(expected)
      await me.gql(CALLS.cancelJob, { id: data.job.id })
    }
    for (const trigger of [
      'triggerExportObservations(filter: { dates: THIS_MONTH }, format: CSV)',
      'triggerExportList(list: FOLLOW_UPS, input: { where: { closedDates: THIS_MONTH } }, format: CSV)',
    ]) {
      const { data } = await me.gql(`mutation { job: ${trigger} { id } }`)
      expect((await payloadOf(data.job.id))?.payload).toMatchObject({ dates: 'THIS_MONTH' })
    }
  })

  it.each(['waiting', 'running'] as const)('does not repeat what is %s', async (state) => {
    const answer = await me.gql(CALLS.repeatJob, { id: await job(0, { state }) })
    expect(codeOf(answer)).toBe('BAD_INPUT')
    expect(answer.errors?.[0]).toMatchObject({
      message: 'This is still running.',
      extensions: { field: 'id' },
    })
    expect(await idsOf(me)).toHaveLength(1)
  })

  it('[28.5] repeats an import as long as its file is kept, and keeps it a week more', async () => {
    me = await actor('PROVIDER_SUPER_USER')
    of = { client_id: me.client_id, user_id: me.id }
    const payload = { fileName: 'users.csv', source: 'imports/a.csv', check: true }
    const until = (seconds: number) => ({
      files_until: new Date(now().getTime() + seconds * 1_000),
    })
    const kept = await job(1, { kind: 'importUsers', payload, ...until(60) })
    const { data } = await me.gql(CALLS.repeatJob, { id: kept })
    expect(data.job).toMatchObject({ state: 'WAITING', is_check: true, file_name: 'users.csv' })
    const days = (Date.parse(data.job.available_until) - now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(6.99)
    expect(days).toBeLessThanOrEqual(7)
    await me.gql(CALLS.cancelJob, { id: data.job.id })

    for (const gone of [until(-1), { files_until: null }]) {
      const id = await job(1, { kind: 'importUsers', payload, ...gone })
      const answer = await me.gql(CALLS.repeatJob, { id })
      expect(codeOf(answer)).toBe('BAD_INPUT')
      expect(answer.errors?.[0]?.message).toBe('The file has expired. Choose it again.')
    }
  })

  it('lets nobody have more than twenty under way, not by calls at the same time either', async () => {
    const ended = await job(1)
    const open = await job(0, { state: 'waiting' })
    for (let count = 1; count < 20; count += 1) await job(0, { state: 'running' })
    const refused = await me.gql(CALLS.repeatJob, { id: ended })
    expect(codeOf(refused)).toBe('RATE_LIMITED')
    expect(refused.errors?.[0]?.message).toContain('too many imports and exports running')
    await me.gql(CALLS.cancelJob, { id: open })
    const repeat = () => me.gql(CALLS.repeatJob, { id: ended })
    const answers = await Promise.all([repeat(), repeat(), repeat()])
    const [ordered, ...others] = answers.flatMap(({ data }) => data?.job ?? [])
    expect(others).toEqual([])
    expect(ordered.state).toBe('WAITING')
    await me.gql(CALLS.cancelJob, { id: ordered.id })
  })
})
