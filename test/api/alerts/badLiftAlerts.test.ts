/** Bad-lift alerts: a number of incorrect observations of a person in a row. */
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Technique } from '#domain/enumerations.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { alertOfBadLifts } from '#server/features/alerts/badLiftsAlert.ts'
import { readStreak } from '#server/features/alerts/badLiftsQueries.ts'
import type { QueuedJob } from '#server/platform/queue/queue.ts'
import { actor, api } from '#test/support/api.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import {
  contentOf,
  jobPartsOf,
  jobsOf,
  updateRow,
} from '../../support/scenarios/scheduleScenario.ts'
import { updateObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import {
  type BadLiftClient,
  buildBadLiftClient,
  bulkDelete,
  minutesAfterStart,
  nextMinute,
  observe,
  observeAll,
  ONE_INCORRECT,
} from './badLiftScenario.ts'

describe('[9.6] so many incorrect observations in a row', () => {
  it('[31.6] are reported to its super users with the last of them, and not again with the next', async () => {
    const made = await buildBadLiftClient(3)
    await observeAll(made, ALL_CORRECT, ONE_INCORRECT, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    await observe(made, ONE_INCORRECT)
    const mails = await made.mails()
    expect(mails.map(({ recipientId, kind }) => [recipientId, kind])).toEqual([
      [made.chief.id, 'badLiftsAlert'],
    ])
    expect(contentOf(mails[0])).toEqual({
      values: {
        firstname: expect.any(String),
        company: made.client.company_name,
        person: 'Ann Example',
        count: '3 incorrect observations in a row',
      },
      path: `/allobservations?clientId=${made.client.id}&observees=${made.ann.id}&showResult=incorrect`,
    })
    await observeAll(made, ONE_INCORRECT, ONE_INCORRECT, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
  })

  it('[31.6] a correct one parts them: the next row is reported again', async () => {
    const made = await buildBadLiftClient(2)
    await observeAll(made, ONE_INCORRECT, ONE_INCORRECT)
    expect(await made.mails()).toHaveLength(1)
    await observeAll(made, ALL_CORRECT, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    await observe(made, ONE_INCORRECT)
    expect(await made.mails()).toHaveLength(1)
  })

  it('one is enough where the client says so', async () => {
    const made = await buildBadLiftClient(1)
    await observe(made, ONE_INCORRECT)
    const [mail] = await made.mails()
    expect(contentOf(mail).values['count']).toBe('1 incorrect observation')
  })

  it('the row is that of their dates, whenever they were entered', async () => {
    const made = await buildBadLiftClient(3)
    const start = nextMinute(20) - 20
    const at = (offset: number) => ({ date: minutesAfterStart(start + offset) })
    await observe(made, ONE_INCORRECT, at(7))
    await observe(made, ALL_CORRECT, at(8))
    await observe(made, ONE_INCORRECT, at(12))
    await observe(made, ONE_INCORRECT, at(14))
    expect(await made.mails()).toEqual([])
    await observe(made, ONE_INCORRECT, at(2))
    expect(await made.mails()).toEqual([])
    await observe(made, ONE_INCORRECT, at(13))
    expect(await made.mails()).toHaveLength(1)
  })

  it('[31.9] each person has their own row; nobody has one of someone unlinked', async () => {
    const made = await buildBadLiftClient(2)
    const bob = await buildUser(made.db, made.of)
    await observe(made, ONE_INCORRECT)
    await observe(made, ONE_INCORRECT, { observee_id: bob.id })
    await observe(made, ONE_INCORRECT, { observee_id: null, unlinked_observee_name: 'Guest' })
    await observe(made, ONE_INCORRECT, { observee_id: null, unlinked_observee_name: 'Guest' })
    expect(await made.mails()).toEqual([])
    expect(
      (await jobsOf(made.db, made.client.id)).filter(({ kind }) => kind === 'alertOfBadLifts'),
    ).toHaveLength(2)
  })

  it('[31.9] nothing is ordered where the client has it off, and switching it on tells with the next', async () => {
    const made = await buildBadLiftClient(2, { bad_lift_user_level: 'NONE' })
    const [first = ''] = await observeAll(made, ONE_INCORRECT, ONE_INCORRECT)
    await updateObservation(made.chief, first, { date: minutesAfterStart(0) })
    expect(await jobsOf(made.db, made.client.id)).toEqual([])
    await updateRow(made.db, 'clients', made.client, { bad_lift_user_level: 'CLIENT_SUPER_USER' })
    expect(await made.mails()).toEqual([])
    await observe(made, ONE_INCORRECT)
    expect(contentOf((await made.mails())[0]).values['count']).toMatch(/^3 /)
  })

  it('an observation that is refused orders nothing', async () => {
    const made = await buildBadLiftClient(1)
    const date = { date: minutesAfterStart(nextMinute()) }
    await observe(made, ONE_INCORRECT, date)
    expect(await made.mails()).toHaveLength(1)
    await expect(observe(made, ONE_INCORRECT, date)).rejects.toThrow('DUPLICATE')
    expect(await jobsOf(made.db, made.client.id)).toHaveLength(2)
  })
})

/** Corrections trigger a new check: verdicts, dates, people and deletions. */
describe('[9.6] corrections are judged again', () => {
  it('a verdict that is corrected', async () => {
    const made = await buildBadLiftClient(3)
    const [, second = ''] = await observeAll(made, ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    const { errors } = await updateObservation(made.chief, second, { is_turn_not_twist: false })
    expect(errors).toBeUndefined()
    expect(await made.mails()).toHaveLength(1)
  })

  it('a verdict that is corrected with its video', async () => {
    const made = await buildBadLiftClient(3)
    const [, second = ''] = await observeAll(made, ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT)
    const { data } = await made.chief.gql(
      'query ($id: ID!) { getObservationById(id: $id) { video_id } }',
      { id: second },
    )
    expect(await made.mails()).toEqual([])
    const { errors } = await made.chief.gql(
      `mutation ($id: ID!) { updateVideo(id: $id, input: { isTwisting: true }) { id } }`,
      { id: data.getObservationById.video_id },
    )
    expect(errors).toBeUndefined()
    expect(await made.mails()).toHaveLength(1)
  })

  it('a date that is corrected', async () => {
    const made = await buildBadLiftClient(2)
    const [first = ''] = await observeAll(made, ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    await updateObservation(made.chief, first, { date: minutesAfterStart(nextMinute()) })
    expect(await made.mails()).toHaveLength(1)
  })

  it('a person who is corrected: the new one’s row, and the row of the person who loses a correct one', async () => {
    const made = await buildBadLiftClient(2)
    const bob = await buildUser(made.db, made.of)
    await observe(made, ONE_INCORRECT, { observee_id: bob.id })
    const [first = '', right = ''] = await observeAll(
      made,
      ONE_INCORRECT,
      ALL_CORRECT,
      ONE_INCORRECT,
    )
    expect(await made.mails()).toEqual([])
    await updateObservation(made.chief, first, { observee_id: bob.id })
    const [mail] = await made.mails()
    expect(mail?.job.subjectId).toBe(bob.id)
    await observe(made, ONE_INCORRECT, { date: minutesAfterStart(0) })
    expect(await made.mails()).toEqual([])
    await updateObservation(made.chief, right, { observee_id: bob.id })
    const [other] = await made.mails()
    expect(other?.job.subjectId).toBe(made.ann.id)
  })

  it('a correct one that is deleted joins what it parted; an incorrect one that is deleted counts no more', async () => {
    const made = await buildBadLiftClient(3)
    const [, right = ''] = await observeAll(made, ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT)
    const last = await observe(made, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    await bulkDelete(made.chief, [last])
    await observe(made, ALL_CORRECT, { date: minutesAfterStart(0) })
    expect(await made.mails()).toEqual([])
    await bulkDelete(made.chief, [right])
    expect(await made.mails()).toEqual([])
    await observe(made, ONE_INCORRECT)
    expect(await made.mails()).toHaveLength(1)
  })

  it('a deletion alone can report, whoever deletes', async () => {
    const made = await buildBadLiftClient(2)
    const [, right = ''] = await observeAll(made, ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT)
    const provider = await actor('PROVIDER_SUPER_USER')
    const { errors } = await bulkDelete(provider, [right])
    expect(errors).toBeUndefined()
    expect(await made.mails()).toHaveLength(1)
  })

  it('[7.100] an incorrect one that is restored counts again', async () => {
    const made = await buildBadLiftClient(2)
    const [first = ''] = await observeAll(made, ONE_INCORRECT)
    await bulkDelete(made.chief, [first])
    await observe(made, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    await made.chief.gql('mutation ($id: ID!) { restoreObservation(id: $id) { id } }', {
      id: first,
    })
    expect(await made.mails()).toHaveLength(1)
  })

  it('what changes nothing of the row orders nothing', async () => {
    const made = await buildBadLiftClient(2)
    const [first = '', right = ''] = await observeAll(made, ONE_INCORRECT, ALL_CORRECT)
    const before = await jobsOf(made.db, made.client.id)
    await updateObservation(made.chief, first, { notes: 'Seen again' })
    await updateObservation(made.chief, right, { notes: 'Seen again' })
    expect(await jobsOf(made.db, made.client.id)).toHaveLength(before.length)
  })
})

/** Each row of incorrect observations is reported once, with the data at the time of sending. */
describe('exactly once', () => {
  it('[31.10] where two workers had read the same before either wrote', async () => {
    const made = await buildBadLiftClient(2)
    await observeAll(made, ONE_INCORRECT, ONE_INCORRECT)
    const parts = jobPartsOf(made.db, () => new Date())
    const job = { clientId: made.client.id, subjectId: made.ann.id } as QueuedJob
    const outcomes = await Promise.all([alertOfBadLifts(job, parts), alertOfBadLifts(job, parts)])
    for (const outcome of outcomes) {
      const onFinish = 'onFinish' in outcome ? outcome.onFinish : undefined
      expect(onFinish).toBeDefined()
      await made.db.write({ clientId: made.client.id }, async (transaction) =>
        onFinish?.(transaction),
      )
    }
    expect(await made.mails()).toHaveLength(1)
  })

  it('[31.7] what separated a row from a reported one is corrected: the longer row is not reported again', async () => {
    const made = await buildBadLiftClient(2)
    const [, , right = ''] = await observeAll(
      made,
      ALL_CORRECT,
      ONE_INCORRECT,
      ALL_CORRECT,
      ONE_INCORRECT,
      ONE_INCORRECT,
    )
    expect(await made.mails()).toHaveLength(1)
    await updateObservation(made.chief, right, { is_turn_not_twist: false })
    await observe(made, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
  })
})

describe('at the moment of sending', () => {
  it.each<[string, (made: BadLiftClient, ids: string[]) => Promise<unknown>]>([
    [
      'one was corrected',
      ({ chief }, [id = '']) => updateObservation(chief, id, { is_turn_not_twist: true }),
    ],
    ['one was deleted', ({ chief }, [id = '']) => bulkDelete(chief, [id])],
    ['the client is deleted', ({ db, client }) => updateRow(db, 'clients', client, GONE)],
    ['the person is deleted', ({ db, ann }) => updateRow(db, 'users', ann, GONE)],
    [
      'the client has it off',
      ({ db, client }) => updateRow(db, 'clients', client, { bad_lift_user_level: 'NONE' }),
    ],
  ])('[31.8] %s: no mail', async (_name, meanwhile) => {
    const made = await buildBadLiftClient(2)
    const { db, client, ann } = made
    const ids = await observeAll(made, ONE_INCORRECT, ONE_INCORRECT)
    const job = { clientId: client.id, subjectId: ann.id } as QueuedJob
    const outcome = await alertOfBadLifts(
      job,
      jobPartsOf(db, () => new Date()),
    )
    const onFinish = 'onFinish' in outcome ? outcome.onFinish : undefined
    await db.write({ clientId: client.id }, async (transaction) => onFinish?.(transaction))
    await meanwhile(made, ids)
    const [mail] = await made.mails()
    expect(mail?.kind).toBe('badLiftsAlert')
    expect(typeof mail?.content).toBe('string')
  })

  it('[31.8] what parts the row from an earlier one was corrected meanwhile: it is longer, and still reported', async () => {
    const made = await buildBadLiftClient(2)
    const [, right = ''] = await observeAll(
      made,
      ONE_INCORRECT,
      ALL_CORRECT,
      ONE_INCORRECT,
      ONE_INCORRECT,
    )
    const job = { clientId: made.client.id, subjectId: made.ann.id } as QueuedJob
    const outcome = await alertOfBadLifts(
      job,
      jobPartsOf(made.db, () => new Date()),
    )
    const onFinish = 'onFinish' in outcome ? outcome.onFinish : undefined
    await made.db.write({ clientId: made.client.id }, async (transaction) =>
      onFinish?.(transaction),
    )
    await updateObservation(made.chief, right, { is_turn_not_twist: false })
    const [mail, ...more] = await made.mails()
    expect(more).toEqual([])
    expect(contentOf(mail).values['count']).toBe('4 incorrect observations in a row')
  })

  it('[31.8] nothing is reported of a deleted client', async () => {
    const made = await buildBadLiftClient(1)
    await observe(made, ONE_INCORRECT)
    await updateRow(made.db, 'clients', made.client, GONE)
    expect(await made.mails()).toEqual([])
  })
})

const GONE = { deleted_at: new Date() }

describe('the row', () => {
  let scenario: TwoSites
  beforeAll(async () => {
    scenario = await buildTwoSites({}, (await api()).db)
  })

  const entry = fc.record({
    technique: fc.constantFrom<Technique | null>('correct', 'incorrect', 'incorrect', null),
    minute: fc.integer({ min: 0, max: 40 }),
    isDeleted: fc.boolean(),
  })

  const inAnyOrder = fc.uniqueArray(entry, { maxLength: 12, selector: ({ minute }) => minute })

  it('[31.6] is that of the newest judged, living observations, whatever is entered in whatever order', async () => {
    const { db, of, north, goodsIn, lift } = scenario
    const user = await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' })
    await fc.assert(
      fc.asyncProperty(inAnyOrder, async (entries) => {
        const ann = await buildUser(db, of)
        const made = []
        for (const { technique, minute, isDeleted } of entries)
          made.push(
            await buildObservation(db, {
              ...of,
              technique,
              location_id: north.id,
              department_id: goodsIn.id,
              task_id: lift.id,
              user_id: user.id,
              observee_id: ann.id,
              video_id: (await buildVideo(db, { ...of, user_id: user.id })).id,
              date: new Date(Date.UTC(2025, 0, 1, 8, minute)),
              deleted_at: isDeleted ? new Date() : null,
            }),
          )
        const rows = made
          .filter((row) => row.deleted_at === null && row.technique !== null)
          .toSorted((one, other) => Number(other.date) - Number(one.date))
        const parting = rows.findIndex((row) => row.technique === 'correct')
        expect(await readStreak(db, of.client_id, ann.id)).toEqual({
          count: parting < 0 ? rows.length : parting,
          after: rows[parting]?.id ?? null,
          alerted: [],
        })
      }),
      { numRuns: 40 },
    )
  })
})
