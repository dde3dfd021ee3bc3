/** Bad-lift alerts: a number of incorrect observations of a person in a row. */
import { describe, expect, it } from 'vitest'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { alertOfBadLifts } from '#server/features/alerts/badLiftsAlert.ts'
import { readStreak } from '#server/features/alerts/badLiftsQueries.ts'
import type { QueuedJob } from '#server/platform/queue/queue.ts'
import { actor } from '#test/support/api.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import {
  contentOf,
  finishJob,
  jobPartsOf,
  jobsOf,
  updateRow,
} from '../../support/scenarios/scheduleScenario.ts'
import { updateObservation } from '../../support/scenarios/storedObservations.ts'
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
        person: 'Ann Example',
        count: '3 incorrect results in a row',
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
})

type Change = (made: BadLiftClient, ids: string[]) => Promise<unknown>

describe('[9.6] [31.7] corrections are judged again', () => {
  it.each<[string, number, object[], Change]>([
    [
      'a verdict',
      3,
      [ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT],
      ({ chief }, [, right = '']) => updateObservation(chief, right, { is_turn_not_twist: false }),
    ],
    [
      'a verdict with its video',
      3,
      [ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT],
      async ({ chief }, [, right]) => {
        const { data } = await chief.gql(`{ getObservationById(id: "${right}") { video_id } }`)
        const { video_id } = data.getObservationById
        return chief.gql(
          `mutation { updateVideo(id: "${video_id}", input: { isTwisting: true }) { id } }`,
        )
      },
    ],
    [
      'a date',
      2,
      [ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT],
      ({ chief }, [first = '']) =>
        updateObservation(chief, first, { date: minutesAfterStart(nextMinute()) }),
    ],
    [
      'a person, who loses a correct one',
      2,
      [ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT],
      async ({ chief, db, of }, [, right = '']) =>
        updateObservation(chief, right, { observee_id: (await buildUser(db, of)).id }),
    ],
    [
      'a deletion, whoever deletes',
      2,
      [ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT],
      async (_made, [, right = '']) => bulkDelete(await actor('PROVIDER_SUPER_USER'), [right]),
    ],
  ])('%s', async (_what, number, answers, change) => {
    const made = await buildBadLiftClient(number)
    const ids = await observeAll(made, ...answers)
    expect(await made.mails()).toEqual([])
    await change(made, ids)
    expect((await made.mails()).map(({ job }) => job.subjectId)).toEqual([made.ann.id])
  })

  it('[7.100] an incorrect one that is deleted counts no more, and restored again', async () => {
    const made = await buildBadLiftClient(2)
    const [first = ''] = await observeAll(made, ONE_INCORRECT)
    await bulkDelete(made.chief, [first])
    await observe(made, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    await made.chief.gql(`mutation { restoreObservation(id: "${first}") { id } }`)
    expect(await made.mails()).toHaveLength(1)
  })
})

const alert = ({ db, client, ann }: BadLiftClient) =>
  alertOfBadLifts(
    { clientId: client.id, subjectId: ann.id } as QueuedJob,
    jobPartsOf(db, () => new Date()),
  )

/** Each row of incorrect observations is reported once, with the data at the time of sending. */
describe('exactly once', () => {
  it('[31.10] where two workers had read the same before either wrote', async () => {
    const made = await buildBadLiftClient(2)
    await observeAll(made, ONE_INCORRECT, ONE_INCORRECT)
    const outcomes = await Promise.all([alert(made), alert(made)])
    for (const outcome of outcomes) await finishJob(made.db, made.client.id, outcome)
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
  it.each<[string, Change]>([
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
    const ids = await observeAll(made, ONE_INCORRECT, ONE_INCORRECT)
    await finishJob(made.db, made.client.id, await alert(made))
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
    await finishJob(made.db, made.client.id, await alert(made))
    await updateObservation(made.chief, right, { is_turn_not_twist: false })
    const [mail, ...more] = await made.mails()
    expect(more).toEqual([])
    expect(contentOf(mail).values['count']).toBe('4 incorrect results in a row')
  })
})

const GONE = { deleted_at: new Date() }

it('[31.6] the row is that of the newest judged, living observations', async () => {
  const { db, client, of, ann, chief } = await buildBadLiftClient(9)
  const made = []
  for (const [minute, technique, isDeleted] of [
    [6, 'incorrect'],
    [1, 'incorrect'],
    [2, 'correct'],
    [5, 'correct', true],
    [4, null],
    [3, 'incorrect'],
    [7, 'incorrect', true],
  ] as const)
    made.push(
      await buildObservation(db, {
        ...of,
        technique,
        user_id: chief.id,
        observee_id: ann.id,
        date: new Date(Date.UTC(2025, 0, 1, 8, minute)),
        deleted_at: isDeleted ? new Date() : null,
      }),
    )
  const row = { count: 2, after: made[2]?.id, alerted: [] }
  expect(await readStreak(db, client.id, ann.id)).toEqual(row)
})
