/** Bad-lift alerts: so many incorrect observations of a person in a row, and who hears of it (spec 9). */
import { describe, expect, it } from 'vitest'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { account } from '#test/support/api.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import {
  updateRow,
  contentOf,
  jobsOf,
  limitToLocations,
} from '../../support/scenarios/scheduleScenario.ts'
import {
  minutesAfterStart,
  nextMinute,
  buildBadLiftClient,
  observe,
  observeAll,
  ONE_INCORRECT,
} from './badLiftScenario.ts'
import { updateObservation } from '../../support/scenarios/storedObservations.ts'

describe('[9.6] so many incorrect observations in a row', () => {
  it('are told to its super users with the last of them, and not again with the next', async () => {
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

  it('a correct one parts them: the next row is told again', async () => {
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

  it('each person has their own row; nobody has one of somebody unlinked', async () => {
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

  it('nothing is ordered where the client has it off, and switching it on tells with the next', async () => {
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

describe('[9.7] whom it goes to', () => {
  it('to those of the level who may see the person', async () => {
    const made = await buildBadLiftClient(1, { bad_lift_user_level: 'BOTH' })
    const { db, client, ann, north, south } = made
    await updateRow(db, 'users', ann, { user_has_full_location_access: false })
    await limitToLocations(db, ann, [north.id])
    const limited = { user_has_full_location_access: false }
    const northern = await account('CLIENT_OBSERVER', client, limited)
    await limitToLocations(db, northern, [north.id])
    const southern = await account('CLIENT_OBSERVER', client, limited)
    await limitToLocations(db, southern, [south.id])
    const southernChief = await account('CLIENT_SUPER_USER', client, limited)
    await limitToLocations(db, southernChief, [south.id])
    await account('CLIENT_SUPER_USER', client, { is_account_enabled: false })
    await observe(made, ONE_INCORRECT)
    const mails = await made.mails()
    expect(mails.map(({ recipientId }) => recipientId).toSorted()).toEqual(
      [made.chief.id, northern.id].toSorted(),
    )
  })

  it('where nobody may hear of it, the next one of the row tells as soon as somebody may', async () => {
    const made = await buildBadLiftClient(1, { bad_lift_user_level: 'CLIENT_OBSERVER' })
    await observe(made, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    const observer = await account('CLIENT_OBSERVER', made.client)
    await observe(made, ONE_INCORRECT)
    expect((await made.mails()).map(({ recipientId }) => recipientId)).toEqual([observer.id])
  })
})
