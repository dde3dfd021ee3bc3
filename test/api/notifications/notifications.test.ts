/** A person's own notifications, the number of unread ones, and marking them as read. */
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCampaign, buildNotification } from '#server/app/factories/buildCampaign.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { type Actor, actor, type Answer, api, speaking } from '#test/support/api.ts'

const { db } = await api()

const MINE = `query ($take: Int, $skip: Int) { rows: myNotifications(take: $take, skip: $skip) {
  id kind created_at read_at subject_id subject_name owed end_date reason } }`
const TOTAL = `query ($unreadOnly: Boolean) { total: totalMyNotifications(unreadOnly: $unreadOnly) }`
const READ = `mutation ($ids: [ID!]!) { ids: readNotifications(ids: $ids) }`

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

let me: Actor
let of: { client_id: string; user_id: string }

beforeEach(async () => {
  me = await actor('CLIENT_USER')
  of = { client_id: me.client_id, user_id: me.id }
})

/** Creates a notification that is `minutes` old. */
const notify = async (minutes: number, more: Parameters<typeof buildNotification>[1] = {}) => {
  const created_at = new Date(Date.now() - minutes * 60_000)
  return (await buildNotification(db, { ...of, created_at, ...more })).id
}

const idsOf = async (person: Actor, variables = {}) =>
  ((await person.gql(MINE, variables)).data.rows as { id: string }[]).map(({ id }) => id)

const unread = async (person: Actor) => {
  const { data } = await person.gql(TOTAL, { unreadOnly: true })
  return data.total as number
}

const job = async (kind: string, user_id: string | null = me.id) => {
  return insertRow(db, me.client_id, 'jobs', {
    client_id: me.client_id,
    id: uuid(),
    kind: kind as 'summariseWeek',
    user_id,
    subject_id: uuid(),
    due_at: new Date(),
    // No worker should run it.
    state: 'failed',
    finished_at: new Date(),
  })
}

describe('[1.9] myNotifications', () => {
  it('tells of a reminder what is owed, until when, and in which campaign, deleted or not', async () => {
    const campaign = await buildCampaign(db, {
      client_id: me.client_id,
      name: 'Winter lifting',
      deleted_at: new Date(),
    })
    const payload = { owed: 3, end_date: '2026-11-30' }
    await buildNotification(db, { ...of, subject_id: campaign.id, payload })
    const { data } = await me.gql(MINE)
    expect(data.rows).toMatchObject([
      {
        kind: 'CAMPAIGN_REMINDER',
        subject_id: campaign.id,
        subject_name: 'Winter lifting',
        owed: 3,
        end_date: '2026-11-30',
        reason: null,
        read_at: null,
      },
    ])
  })

  it('tells of the person’s own job what it was and why it failed; of another’s job and of unknown work no name', async () => {
    const failed = await job('exportObservations')
    const others = await job('mail.exportFinished', uuid())
    const unknown = await job('workOfTomorrow')
    const failure = { kind: 'JOB_FAILED', payload: { reason: 'The disk is full.' } } as const
    await notify(3, { ...failure, subject_id: failed.id })
    await notify(2, { kind: 'JOB_COMPLETE', payload: {}, subject_id: others.id })
    await notify(1, { kind: 'JOB_COMPLETE', payload: {}, subject_id: unknown.id })
    const { data } = await me.gql(MINE)
    expect(data.rows).toMatchObject([
      { kind: 'JOB_COMPLETE', subject_name: 'Background task', reason: null },
      { kind: 'JOB_COMPLETE', subject_name: 'Background task', owed: null, end_date: null },
      { kind: 'JOB_FAILED', subject_name: 'Export of observations', reason: 'The disk is full.' },
    ])
  })

  it('[49.27] names jobs, and what the reader no longer sees, in the reader’s language', async () => {
    const exported = await job('exportObservations')
    const imported = await job('importEmployeeIds')
    await notify(3, { kind: 'JOB_COMPLETE', payload: {}, subject_id: exported.id })
    await notify(2, { kind: 'JOB_COMPLETE', payload: {}, subject_id: imported.id })
    await notify(1, { kind: 'RESULT_CONTESTED', payload: {}, subject_id: uuid() })
    const { data } = await speaking(me, 'de').gql(MINE)
    expect(data.rows.map(({ subject_name: name }: { subject_name: string }) => name)).toEqual([
      'eine Beobachtung',
      'Import der Personalnummern',
      'Export der Beobachtungen',
    ])
  })

  it('[20.2] lists the newest first, ten of them, and more on request', async () => {
    const oldestFirst: string[] = []
    for (let minutes = 12; minutes > 0; minutes -= 1) oldestFirst.push(await notify(minutes))
    const newestFirst = oldestFirst.toReversed()
    expect(await idsOf(me)).toEqual(newestFirst.slice(0, 10))
    expect(await idsOf(me, { take: 100 })).toEqual(newestFirst)
    expect(await idsOf(me, { take: 5, skip: 10 })).toEqual(newestFirst.slice(10))
    expect((await me.gql(TOTAL)).data.total).toBe(12)
  })
})

describe('[1.9] readNotifications', () => {
  it('[20.5] marks them as read, once: what was read keeps its time', async () => {
    const id = await notify(1)
    const other = await notify(2)
    expect((await me.gql(READ, { ids: [id, id] })).data.ids).toEqual([id])
    const first = (await me.gql(MINE)).data.rows[0].read_at
    expect(first).not.toBeNull()
    expect((await me.gql(READ, { ids: [id, other] })).data.ids).toEqual([id, other])
    const { rows } = (await me.gql(MINE)).data
    expect(rows[0].read_at).toBe(first)
    expect(await unread(me)).toBe(0)
  })

  it('[20.5] is NOT_FOUND, and marks none, when one is unknown or no id at all', async () => {
    const id = await notify(1)
    for (const stranger of [uuid(), 'nonsense'])
      expect(codeOf(await me.gql(READ, { ids: [id, stranger] }))).toBe('NOT_FOUND')
    expect(await unread(me)).toBe(1)
  })
})

describe('[1.9] notifications are personal', () => {
  it('[20.4] not a colleague’s, not another client’s, not even for the provider', async () => {
    const id = await notify(1)
    const colleague = await actor('CLIENT_SUPER_USER', { id: me.client_id })
    const stranger = await actor('CLIENT_USER')
    const provider = await actor('PROVIDER_SUPER_USER')
    for (const person of [colleague, stranger, provider]) {
      expect(await idsOf(person), person.type).toEqual([])
      expect((await person.gql(TOTAL)).data.total).toBe(0)
      expect(codeOf(await person.gql(READ, { ids: [id] }))).toBe('NOT_FOUND')
    }
    expect(await unread(me)).toBe(1)
  })
})
