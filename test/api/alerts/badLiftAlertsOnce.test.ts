/** Bad-lift alerts are told once for each row, by what is true when the mail is sent (decisions, Rules: alerts). */
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Technique } from '#domain/enumerations.ts'
import { alertOfBadLifts } from '#server/features/alerts/alertOfBadLifts.ts'
import { readStreak } from '#server/features/alerts/badLiftsQueries.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { buildVideo } from '#server/app/factories/buildVideo.ts'
import type { QueuedJob } from '#server/platform/queue/job.ts'
import { api } from '#test/support/api.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import { updateRow, contentOf, jobPartsOf } from '../../support/scenarios/scheduleScenario.ts'
import {
  bulkDelete,
  buildBadLiftClient,
  observe,
  observeAll,
  ONE_INCORRECT,
  type BadLiftClient,
} from './badLiftScenario.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import { updateObservation } from '../../support/scenarios/storedObservations.ts'

describe('exactly once', () => {
  it('where two workers had read the same before either wrote', async () => {
    const made = await buildBadLiftClient(2)
    await observeAll(made, ONE_INCORRECT, ONE_INCORRECT)
    const parts = jobPartsOf(made.db, () => new Date())
    const job = { clientId: made.client.id, subjectId: made.ann.id } as QueuedJob
    const outcomes = await Promise.all([alertOfBadLifts(job, parts), alertOfBadLifts(job, parts)])
    for (const outcome of outcomes) {
      const finish = 'finish' in outcome ? outcome.finish : undefined
      expect(finish).toBeDefined()
      await made.db.write({ clientId: made.client.id }, async (transaction) =>
        finish?.(transaction),
      )
    }
    expect(await made.mails()).toHaveLength(1)
  })

  it('what parted a row from one that was told is corrected: the longer row is not told again', async () => {
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
  ])('%s: no mail', async (_name, meanwhile) => {
    const made = await buildBadLiftClient(2)
    const { db, client, ann } = made
    const ids = await observeAll(made, ONE_INCORRECT, ONE_INCORRECT)
    const job = { clientId: client.id, subjectId: ann.id } as QueuedJob
    const outcome = await alertOfBadLifts(
      job,
      jobPartsOf(db, () => new Date()),
    )
    const finish = 'finish' in outcome ? outcome.finish : undefined
    await db.write({ clientId: client.id }, async (transaction) => finish?.(transaction))
    await meanwhile(made, ids)
    const [mail] = await made.mails()
    expect(mail?.kind).toBe('badLiftsAlert')
    expect(typeof mail?.content).toBe('string')
  })

  it('what parts the row from an earlier one was corrected meanwhile: it is longer, and still told', async () => {
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
    const finish = 'finish' in outcome ? outcome.finish : undefined
    await made.db.write({ clientId: made.client.id }, async (transaction) => finish?.(transaction))
    await updateObservation(made.chief, right, { is_turn_not_twist: false })
    const [mail, ...more] = await made.mails()
    expect(more).toEqual([])
    expect(contentOf(mail).values['count']).toBe('4 incorrect observations in a row')
  })

  it('of a deleted client nothing is told', async () => {
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

  it('is that of the newest judged, living observations, whatever is entered in whatever order', async () => {
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
