/** Bad-lift alerts after corrections: verdicts, dates, people and deletions are judged again (spec 9). */
import { describe, expect, it } from 'vitest'
import { buildUser } from '#server/demo/factories/buildUser.ts'
import { actor } from '#test/support/api.ts'
import { RIGHT } from './addObservationWorld.ts'
import { jobsOf } from './alertsWorld.ts'
import {
  after,
  anotherMinute,
  bulkDelete,
  company,
  observes,
  observesAll,
  WRONG,
} from './badLiftAlertsWorld.ts'
import { update } from './updateObservationWorld.ts'

describe('[9.6] corrections are judged again', () => {
  it('a verdict that is corrected', async () => {
    const made = await company(3)
    const [, second = ''] = await observesAll(made, WRONG, RIGHT, WRONG)
    expect(await made.mails()).toEqual([])
    const { errors } = await update(made.chief, second, { is_turn_not_twist: false })
    expect(errors).toBeUndefined()
    expect(await made.mails()).toHaveLength(1)
  })

  it('a verdict that is corrected with its video', async () => {
    const made = await company(3)
    const [, second = ''] = await observesAll(made, WRONG, RIGHT, WRONG)
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
    const made = await company(2)
    const [first = ''] = await observesAll(made, WRONG, RIGHT, WRONG)
    expect(await made.mails()).toEqual([])
    await update(made.chief, first, { date: after(anotherMinute()) })
    expect(await made.mails()).toHaveLength(1)
  })

  it('a person who is corrected: the new one’s row, and that of who loses a correct one', async () => {
    const made = await company(2)
    const bob = await buildUser(made.db, made.of)
    await observes(made, WRONG, { observee_id: bob.id })
    const [first = '', right = ''] = await observesAll(made, WRONG, RIGHT, WRONG)
    expect(await made.mails()).toEqual([])
    await update(made.chief, first, { observee_id: bob.id })
    const [mail] = await made.mails()
    expect(mail?.job.subjectId).toBe(bob.id)
    await observes(made, WRONG, { date: after(0) })
    expect(await made.mails()).toEqual([])
    await update(made.chief, right, { observee_id: bob.id })
    const [other] = await made.mails()
    expect(other?.job.subjectId).toBe(made.ann.id)
  })

  it('a correct one that is deleted joins what it parted; an incorrect one that is deleted counts no more', async () => {
    const made = await company(3)
    const [, right = ''] = await observesAll(made, WRONG, RIGHT, WRONG)
    const last = await observes(made, WRONG)
    expect(await made.mails()).toEqual([])
    await bulkDelete(made.chief, [last])
    await observes(made, RIGHT, { date: after(0) })
    expect(await made.mails()).toEqual([])
    await bulkDelete(made.chief, [right])
    expect(await made.mails()).toEqual([])
    await observes(made, WRONG)
    expect(await made.mails()).toHaveLength(1)
  })

  it('a deletion alone can tell, by whoever deletes it', async () => {
    const made = await company(2)
    const [, right = ''] = await observesAll(made, WRONG, RIGHT, WRONG)
    const provider = await actor('PROVIDER_SUPER_USER')
    const { errors } = await bulkDelete(provider, [right])
    expect(errors).toBeUndefined()
    expect(await made.mails()).toHaveLength(1)
  })

  it('what changes nothing of the row orders nothing', async () => {
    const made = await company(2)
    const [first = '', right = ''] = await observesAll(made, WRONG, RIGHT)
    const before = await jobsOf(made.db, made.client.id)
    await update(made.chief, first, { notes: 'Seen again' })
    await update(made.chief, right, { notes: 'Seen again' })
    expect(await jobsOf(made.db, made.client.id)).toHaveLength(before.length)
  })
})
