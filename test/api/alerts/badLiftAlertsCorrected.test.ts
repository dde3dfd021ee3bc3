/** Bad-lift alerts after corrections: verdicts, dates, people and deletions are judged again (spec 9). */
import { describe, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor } from '#test/support/api.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import { jobsOf } from '../../support/scenarios/scheduleScenario.ts'
import {
  minutesAfterStart,
  nextMinute,
  bulkDelete,
  buildBadLiftClient,
  observe,
  observeAll,
  ONE_INCORRECT,
} from './badLiftScenario.ts'
import { updateObservation } from '../../support/scenarios/storedObservations.ts'

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

  it('a person who is corrected: the new one’s row, and that of who loses a correct one', async () => {
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

  it('a deletion alone can tell, by whoever deletes it', async () => {
    const made = await buildBadLiftClient(2)
    const [, right = ''] = await observeAll(made, ONE_INCORRECT, ALL_CORRECT, ONE_INCORRECT)
    const provider = await actor('PROVIDER_SUPER_USER')
    const { errors } = await bulkDelete(provider, [right])
    expect(errors).toBeUndefined()
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
