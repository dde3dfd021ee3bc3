/** Bad-lift alerts: so many incorrect observations of a person in a row, and who hears of it (spec 9). */
import { describe, expect, it } from 'vitest'
import { buildUser } from '#server/demo/factories/buildUser.ts'
import { account } from '#test/support/api.ts'
import { RIGHT } from './addObservationWorld.ts'
import { change, contentOf, jobsOf, onlyAt } from './alertsWorld.ts'
import {
  after,
  anotherMinute,
  company,
  observes,
  observesAll,
  WRONG,
} from './badLiftAlertsWorld.ts'
import { update } from './updateObservationWorld.ts'

describe('[9.6] so many incorrect observations in a row', () => {
  it('are told to its super users with the last of them, and not again with the next', async () => {
    const made = await company(3)
    await observesAll(made, RIGHT, WRONG, WRONG)
    expect(await made.mails()).toEqual([])
    await observes(made, WRONG)
    const mails = await made.mails()
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([[made.chief.id, 'badLiftsAlert']])
    expect(contentOf(mails[0])).toEqual({
      values: {
        firstname: expect.any(String),
        company: made.client.company_name,
        person: 'Ann Example',
        count: '3 incorrect observations in a row',
      },
      path: `/allobservations?clientId=${made.client.id}&observees=${made.ann.id}&showResult=incorrect`,
    })
    await observesAll(made, WRONG, WRONG, WRONG)
    expect(await made.mails()).toEqual([])
  })

  it('a correct one parts them: the next row is told again', async () => {
    const made = await company(2)
    await observesAll(made, WRONG, WRONG)
    expect(await made.mails()).toHaveLength(1)
    await observesAll(made, RIGHT, WRONG)
    expect(await made.mails()).toEqual([])
    await observes(made, WRONG)
    expect(await made.mails()).toHaveLength(1)
  })

  it('one is enough where the client says so', async () => {
    const made = await company(1)
    await observes(made, WRONG)
    const [mail] = await made.mails()
    expect(contentOf(mail).values['count']).toBe('1 incorrect observation')
  })

  it('the row is that of their dates, whenever they were entered', async () => {
    const made = await company(3)
    const start = anotherMinute(20) - 20
    const at = (offset: number) => ({ date: after(start + offset) })
    await observes(made, WRONG, at(7))
    await observes(made, RIGHT, at(8))
    await observes(made, WRONG, at(12))
    await observes(made, WRONG, at(14))
    expect(await made.mails()).toEqual([])
    await observes(made, WRONG, at(2))
    expect(await made.mails()).toEqual([])
    await observes(made, WRONG, at(13))
    expect(await made.mails()).toHaveLength(1)
  })

  it('each person has their own row; nobody has one of somebody unlinked', async () => {
    const made = await company(2)
    const bob = await buildUser(made.db, made.of)
    await observes(made, WRONG)
    await observes(made, WRONG, { observee_id: bob.id })
    await observes(made, WRONG, { observee_id: null, unlinked_observee_name: 'Guest' })
    await observes(made, WRONG, { observee_id: null, unlinked_observee_name: 'Guest' })
    expect(await made.mails()).toEqual([])
    expect(
      (await jobsOf(made.db, made.client.id)).filter(({ kind }) => kind === 'alertOfBadLifts'),
    ).toHaveLength(2)
  })

  it('nothing is ordered where the client has it off, and switching it on tells with the next', async () => {
    const made = await company(2, { bad_lift_user_level: 'NONE' })
    const [first = ''] = await observesAll(made, WRONG, WRONG)
    await update(made.chief, first, { date: after(0) })
    expect(await jobsOf(made.db, made.client.id)).toEqual([])
    await change(made.db, 'clients', made.client, { bad_lift_user_level: 'CLIENT_SUPER_USER' })
    expect(await made.mails()).toEqual([])
    await observes(made, WRONG)
    expect(contentOf((await made.mails())[0]).values['count']).toMatch(/^3 /)
  })

  it('an observation that is refused orders nothing', async () => {
    const made = await company(1)
    const date = { date: after(anotherMinute()) }
    await observes(made, WRONG, date)
    expect(await made.mails()).toHaveLength(1)
    await expect(observes(made, WRONG, date)).rejects.toThrow('DUPLICATE')
    expect(await jobsOf(made.db, made.client.id)).toHaveLength(2)
  })
})

describe('[9.7] whom it goes to', () => {
  it('to those of the level who may see the person', async () => {
    const made = await company(1, { bad_lift_user_level: 'BOTH' })
    const { db, client, ann, north, south } = made
    await change(db, 'users', ann, { user_has_full_location_access: false })
    await onlyAt(db, ann, [north.id])
    const limited = { user_has_full_location_access: false }
    const northern = await account('CLIENT_OBSERVER', client, limited)
    await onlyAt(db, northern, [north.id])
    const southern = await account('CLIENT_OBSERVER', client, limited)
    await onlyAt(db, southern, [south.id])
    const southernChief = await account('CLIENT_SUPER_USER', client, limited)
    await onlyAt(db, southernChief, [south.id])
    await account('CLIENT_SUPER_USER', client, { is_account_enabled: false })
    await observes(made, WRONG)
    const mails = await made.mails()
    expect(mails.map(({ to }) => to).toSorted()).toEqual([made.chief.id, northern.id].toSorted())
  })

  it('where nobody may hear of it, the next one of the row tells as soon as somebody may', async () => {
    const made = await company(1, { bad_lift_user_level: 'CLIENT_OBSERVER' })
    await observes(made, WRONG)
    expect(await made.mails()).toEqual([])
    const observer = await account('CLIENT_OBSERVER', made.client)
    await observes(made, WRONG)
    expect((await made.mails()).map(({ to }) => to)).toEqual([observer.id])
  })
})
