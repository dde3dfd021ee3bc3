/** Inactivity alerts: people without an observation in the client's number of months, and the recipients. */
import { v7 as uuid } from 'uuid'
import { afterAll, describe, expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { insertRows } from '#server/app/factories/insertRows.ts'
import {
  alertOfInactivity,
  scheduleInactivityAlerts,
} from '#server/features/alerts/inactivityAlert.ts'
import type { QueuedJob } from '#server/platform/queue/queue.ts'
import {
  contentOf,
  finishJob,
  jobsOf,
  limitToLocations,
  reopenJobs,
  updateRow,
} from '../../support/scenarios/scheduleScenario.ts'
import {
  type InactivityClient,
  LONG_AGO,
  nameFields,
  openInactivityScenario,
} from './inactivityScenario.ts'

const scenario = await openInactivityScenario()
const { db, parts } = scenario

afterAll(() => scenario.db.close())

describe('[9.5] when someone has not observed for the client’s months', () => {
  it('its super users are notified, at 06:00 of the day on which the month is over, once', async () => {
    const made = await scenario.company()
    const { client, chief } = made
    await scenario.person(made, '2026-03-31T09:00:00Z', nameFields('Ann'))
    await scenario.startAt('2026-04-28T12:00:00Z')
    expect(await scenario.at('2026-04-29T12:00:00Z', client.id)).toEqual([])
    expect(await scenario.at('2026-04-30T03:59:59.999Z', client.id)).toEqual([])
    const mails = await scenario.at('2026-04-30T04:00:00Z', client.id)
    expect(mails.map(({ recipientId, kind }) => [recipientId, kind])).toEqual([
      [chief.id, 'inactivityAlert'],
    ])
    expect(contentOf(mails[0])).toEqual({
      values: {
        months: '1 month',
        count: '1 person',
      },
      rows: [{ person: 'Ann Example', last: '31 Mar 2026' }],
      path: `/allobservations?clientId=${client.id}`,
    })
    expect(await scenario.at('2026-04-30T20:00:00Z', client.id)).toEqual([])
    expect(await scenario.at('2026-05-01T12:00:00Z', client.id)).toEqual([])
    expect(await scenario.at('2026-09-01T12:00:00Z', client.id)).toEqual([])
  })

  it('[31.2] they are notified again of a new spell, after the person has observed', async () => {
    const made = await scenario.company()
    const { client } = made
    const ann = await scenario.person(made)
    expect(await scenario.onTheTenth(made)).toHaveLength(1)
    await scenario.observes(ann, '2026-05-05T23:30:00Z')
    expect(await scenario.at('2026-05-20T12:00:00Z', client.id)).toEqual([])
    // In Amsterdam it was already the 6th.
    expect(await scenario.at('2026-06-05T12:00:00Z', client.id)).toEqual([])
    const mails = await scenario.at('2026-06-06T12:00:00Z', client.id)
    expect(contentOf(mails[0]).rows).toEqual([expect.objectContaining({ last: '6 May 2026' })])
  })

  it('[31.1] the account’s creation counts where there is no observation', async () => {
    const made = await scenario.company({ inactive_alert_timeframe_months: 3 })
    const { client } = made
    await scenario.person(made, null, {
      ...nameFields('New'),
      created_at: new Date('2026-01-31T10:00:00Z'),
    })
    await scenario.startAt('2026-04-28T12:00:00Z')
    expect(await scenario.at('2026-04-29T12:00:00Z', client.id)).toEqual([])
    const [mail] = await scenario.at('2026-04-30T12:00:00Z', client.id)
    expect(contentOf(mail)).toMatchObject({
      values: { months: '3 months' },
      rows: [{ person: 'New Example', last: 'never' }],
    })
  })

  it('[31.2] nobody else counts: no super user, nobody without a role, nobody disabled or deleted', async () => {
    const made = await scenario.company()
    await scenario.person(made, undefined, { type: 'CLIENT_SUPER_USER' })
    await scenario.person(made, undefined, { type: 'NONE' })
    await scenario.person(made, undefined, { is_account_enabled: false })
    await scenario.person(made, undefined, { deleted_at: new Date('2026-03-11T00:00:00Z') })
    await scenario.startAt('2026-04-09T12:00:00Z')
    expect(await scenario.at('2026-04-11T12:00:00Z', made.client.id)).toEqual([])
    for (const type of ['CLIENT_OBSERVEE', 'CLIENT_USER', 'CLIENT_OBSERVER'] as const)
      await scenario.person(made, undefined, { type })
    const [mail] = await scenario.at('2026-04-12T12:00:00Z', made.client.id)
    expect(contentOf(mail).values['count']).toBe('3 people')
  })

  it('[31.1] a deleted observation is none, and one that someone else made of them neither', async () => {
    const made = await scenario.company()
    const ann = await scenario.person(made)
    await updateRow(db, 'observations', await scenario.observes(ann, '2026-04-08T09:00:00Z'), {
      deleted_at: new Date('2026-04-08T10:00:00Z'),
    })
    await buildObservation(db, {
      ...made.of,
      user_id: made.chief.id,
      observee_id: ann.id,
      date: new Date('2026-04-08T11:00:00Z'),
    })
    expect(await scenario.onTheTenth(made)).toHaveLength(1)
  })
})

describe('[9.7] whom it goes to', () => {
  it.each([
    ['CLIENT_SUPER_USER', ['chief']],
    ['CLIENT_OBSERVER', ['observer']],
    ['BOTH', ['chief', 'observer']],
  ] as const)('%s: %s', async (level, expected) => {
    const made = await scenario.company({ inactive_alert_user_level: level })
    const recent = '2026-04-08T09:00:00Z'
    const observer = await scenario.person(made, recent, { type: 'CLIENT_OBSERVER' })
    const disabled = { type: 'CLIENT_SUPER_USER', is_account_enabled: false } as const
    await buildUser(scenario.db, { ...made.of, ...disabled })
    await scenario.person(made)
    const mails = await scenario.onTheTenth(made)
    const ids = { chief: made.chief.id, observer: observer.id }
    expect(mails.map(({ recipientId }) => recipientId)).toEqual(
      expected.map((name) => ids[name]).toSorted(),
    )
  })

  it('[31.9] with NONE it goes to nobody; switched on, all go into one email the next morning', async () => {
    const made = await scenario.company({ inactive_alert_user_level: 'NONE' })
    const { client } = made
    await scenario.person(made)
    await scenario.person(made, '2025-03-10T09:00:00Z')
    await scenario.startAt('2026-04-09T12:00:00Z')
    expect(await scenario.at('2026-04-20T12:00:00Z', client.id)).toEqual([])
    expect(await jobsOf(scenario.db, client.id)).toEqual([])
    await updateRow(scenario.db, 'clients', client, { inactive_alert_user_level: 'BOTH' })
    expect(await scenario.at('2026-04-20T13:00:00Z', client.id)).toEqual([])
    const mails = await scenario.at('2026-04-21T04:00:00Z', client.id)
    expect(mails.map((mail) => contentOf(mail).values['count'])).toEqual(['2 people'])
  })

  it('[31.3] each is notified only of people within their access', async () => {
    const made = await scenario.company({ inactive_alert_user_level: 'BOTH' })
    const north = await buildLocation(db, made.of)
    const dock = await buildLocation(db, { ...made.of, parent_id: north.id })
    const south = await buildLocation(db, made.of)
    const recent = '2026-04-08T09:00:00Z'
    const limited = { type: 'CLIENT_OBSERVER', user_has_full_location_access: false } as const
    const northern = await scenario.person(made, recent, limited)
    await limitToLocations(db, northern, [north.id])
    const southern = await scenario.person(made, recent, limited)
    await limitToLocations(db, southern, [south.id])
    const ann = await scenario.person(made, undefined, nameFields('Ann'))
    await updateRow(db, 'users', ann, { user_has_full_location_access: false })
    await limitToLocations(db, ann, [dock.id])
    const mails = await scenario.onTheTenth(made)
    expect(mails.map(({ recipientId }) => recipientId)).toEqual(
      [made.chief.id, northern.id].toSorted(),
    )
    // Ann's observation was made elsewhere: only the chief sees its day.
    const lastByRecipient = mails.map((mail) => [mail.recipientId, contentOf(mail).rows?.[0]?.last])
    expect(Object.fromEntries(lastByRecipient)).toEqual({
      [made.chief.id]: '10 Mar 2026',
      [northern.id]: 'none at your places',
    })
    // The job of a person without a mail does not name them either.
    const jobs = await jobsOf(db, made.client.id)
    expect(jobs.filter(({ user_id }) => user_id === southern.id)).toEqual([])
  })

  it('[31.3] a person whom nobody may see is reported on the day when someone may', async () => {
    const made = await scenario.company({ inactive_alert_user_level: 'CLIENT_OBSERVER' })
    await scenario.person(made)
    expect(await scenario.onTheTenth(made)).toEqual([])
    await scenario.person(made, '2026-04-10T09:00:00Z', { type: 'CLIENT_OBSERVER' })
    expect(await scenario.at('2026-04-11T12:00:00Z', made.client.id)).toHaveLength(1)
  })
})

describe('never a storm', () => {
  it('[31.3] 500 people who are newly inactive make one email for each receiver, with ids alone in its job', async () => {
    const made = await scenario.company({ inactive_alert_user_level: 'BOTH' })
    const active = '2026-04-09T09:00:00Z'
    const observer = await scenario.person(made, active, { type: 'CLIENT_OBSERVER' })
    const people = Array.from({ length: 500 }, (_, index) => ({
      ...made.of,
      id: uuid(),
      firstname: 'Secret',
      lastname: `Name ${index + 100}`,
      email: `${made.client.id}-${index}@people.example`,
      type: 'CLIENT_USER' as const,
      created_at: LONG_AGO,
    }))
    await insertRows(db, made.client.id, 'users', people)
    const mails = await scenario.onTheTenth(made)
    expect(mails.map(({ recipientId }) => recipientId)).toEqual(
      [made.chief.id, observer.id].toSorted(),
    )
    for (const mail of mails) {
      expect(contentOf(mail).rows).toHaveLength(500)
      expect(contentOf(mail).rows?.[7]).toEqual({ person: 'Secret Name 107', last: 'never' })
    }
    expect(JSON.stringify(await jobsOf(db, made.client.id))).not.toContain('Secret')
    expect(await scenario.at('2026-04-11T12:00:00Z', made.client.id)).toEqual([])
  })

  it('[31.4] after a long stop the newest day alone is worked on', async () => {
    const made = await scenario.company()
    await scenario.person(made)
    await scenario.startAt('2026-03-11T12:00:00Z')
    expect(await scenario.at('2026-08-15T12:00:00Z', made.client.id)).toHaveLength(1)
    const jobs = await jobsOf(scenario.db, made.client.id)
    expect(jobs.map(({ kind, occurrence }) => [kind, occurrence])).toEqual([
      ['alertOfInactivity', '2026-08-15'],
      ['mail.inactivityAlert', '2026-08-15'],
    ])
  })
})

describe('exactly once', () => {
  it('[31.2] whenever the same stretch is planned again, and the same work done again', async () => {
    const made = await scenario.company()
    await scenario.person(made)
    expect(await scenario.onTheTenth(made)).toHaveLength(1)
    expect(await scenario.onTheTenth(made)).toEqual([])
    await reopenJobs(scenario.db, made.client.id, 'alertOfInactivity')
    expect(await scenario.at('2026-04-10T13:00:00Z', made.client.id)).toEqual([])
    expect(await jobsOf(scenario.db, made.client.id)).toHaveLength(2)
  })

  it('[31.10] where two workers had read the same before either wrote', async () => {
    const made = await scenario.company()
    await scenario.person(made)
    const job = (cause: string): QueuedJob => ({
      clientId: made.client.id,
      id: made.client.id,
      kind: 'alertOfInactivity',
      subjectId: made.client.id,
      userId: null,
      payload: {},
      attempt: 1,
      cause,
    })
    const outcomes = await Promise.all(
      ['2026-04-10', '2026-04-11'].map((day) => alertOfInactivity(job(day), parts)),
    )
    for (const outcome of outcomes) await finishJob(db, made.client.id, outcome)
    const mails = await jobsOf(db, made.client.id)
    expect(mails.map(({ occurrence }) => occurrence)).toEqual(['2026-04-10'])
  })

  it('[31.4] a shorter time, or another time zone of the client, makes no new spell', async () => {
    const made = await scenario.company({ inactive_alert_timeframe_months: 3 })
    const { client } = made
    await scenario.person(made, '2026-01-10T23:30:00Z')
    await scenario.startAt('2026-04-09T12:00:00Z')
    expect(await scenario.at('2026-04-12T12:00:00Z', client.id)).toHaveLength(1)
    await updateRow(scenario.db, 'clients', client, { inactive_alert_timeframe_months: 1 })
    expect(await scenario.at('2026-04-13T12:00:00Z', client.id)).toEqual([])
    await updateRow(scenario.db, 'clients', client, { time_zone: 'Pacific/Pago_Pago' })
    expect(await scenario.at('2026-04-15T23:00:00Z', client.id)).toEqual([])
  })
})

describe('at the moment of sending', () => {
  /** Sends an alert on the 10th, applies a change, and returns the mail as it is written again. */
  async function rewritten(made: InactivityClient, meanwhile: () => Promise<unknown>) {
    expect(await scenario.onTheTenth(made)).toHaveLength(1)
    await meanwhile()
    await reopenJobs(scenario.db, made.client.id, 'mail.inactivityAlert')
    const [mail] = await scenario.at('2026-04-10T13:00:00Z', made.client.id)
    return mail
  }

  it('[31.5] names are those of now, and who has observed since is left out', async () => {
    const made = await scenario.company()
    const ann = await scenario.person(made, undefined, nameFields('Ann'))
    const bob = await scenario.person(made, undefined, nameFields('Bob'))
    const mail = await rewritten(made, async () => {
      await updateRow(scenario.db, 'users', bob, { firstname: 'Robert' })
      await scenario.observes(ann, '2026-04-10T12:30:00Z')
    })
    expect(contentOf(mail)).toMatchObject({
      values: { count: '1 person' },
      rows: [{ person: 'Robert Example', last: '10 Mar 2026' }],
    })
  })

  it('[31.5] nobody is left who has not observed: no email', async () => {
    const made = await scenario.company()
    const ann = await scenario.person(made)
    const mail = await rewritten(made, () => scenario.observes(ann, '2026-04-10T12:30:00Z'))
    expect(mail?.content).toBe('They have all recorded observations since, or are deleted.')
  })

  it.each([
    ['the client is deleted', { deleted_at: new Date() }, 'clients'],
    ['the client has it off', { inactive_alert_user_level: 'NONE' }, 'clients'],
    ['the receiver has another role', { type: 'CLIENT_OBSERVER' }, 'users'],
  ] as const)('[31.5] [30.3] %s: no mail', async (_name, set, table) => {
    const made = await scenario.company()
    await scenario.person(made)
    const record = table === 'clients' ? made.client : made.chief
    const mail = await rewritten(made, () => updateRow(scenario.db, table, record, set))
    expect(typeof mail?.content).toBe('string')
  })
})

it('[31.2] a deleted client has nothing planned', async () => {
  const { client } = await scenario.company({ deleted_at: new Date('2026-01-01T00:00:00Z') })
  const stretch = {
    after: new Date('2026-04-09T00:00:00Z'),
    until: new Date('2026-04-12T00:00:00Z'),
  }
  const planned = await scheduleInactivityAlerts(scenario.db, stretch)
  expect(planned.filter(({ clientId }) => clientId === client.id)).toEqual([])
})
