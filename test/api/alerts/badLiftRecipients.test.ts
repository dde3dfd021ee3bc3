/** Recipients and content of a bad lift alert. */
import { describe, expect, it } from 'vitest'
import { account } from '#test/support/api.ts'
import { contentOf, limitToLocations, updateRow } from '../../support/scenarios/scheduleScenario.ts'
import {
  type BadLiftClient,
  buildBadLiftClient,
  observe,
  ONE_INCORRECT,
} from './badLiftScenario.ts'

/** Creates someone who sees one location only. */
async function limited(
  { db, client }: BadLiftClient,
  role: 'CLIENT_OBSERVER' | 'CLIENT_SUPER_USER',
  location: { id: string },
) {
  const person = await account(role, client, { user_has_full_location_access: false })
  await limitToLocations(db, person, [location.id])
  return person
}

describe('[9.7] whom it goes to', () => {
  it('[31.9] to those of the level who may see the person', async () => {
    const made = await buildBadLiftClient(1, { bad_lift_user_level: 'BOTH' })
    const { db, client, ann, north, south } = made
    await updateRow(db, 'users', ann, { user_has_full_location_access: false })
    await limitToLocations(db, ann, [north.id])
    const northern = await limited(made, 'CLIENT_OBSERVER', north)
    await limited(made, 'CLIENT_OBSERVER', south)
    await limited(made, 'CLIENT_SUPER_USER', south)
    await account('CLIENT_SUPER_USER', client, { is_account_enabled: false })
    await observe(made, ONE_INCORRECT)
    const mails = await made.mails()
    expect(mails.map(({ recipientId }) => recipientId).toSorted()).toEqual(
      [made.chief.id, northern.id].toSorted(),
    )
  })

  it('[31.9] [11.9] and counts for each of them the observations that they may see', async () => {
    const made = await buildBadLiftClient(2, { bad_lift_user_level: 'BOTH' })
    const { north, south, transport } = made
    const there = { location_id: south.id, department_id: transport.id }
    const northern = await limited(made, 'CLIENT_OBSERVER', north)
    await observe(made, ONE_INCORRECT, there)
    await observe(made, ONE_INCORRECT)
    await observe(made, ONE_INCORRECT)
    const counts = (await made.mails()).map((mail) => [
      mail.recipientId,
      contentOf(mail).values['count'],
    ])
    expect(Object.fromEntries(counts)).toEqual({
      [made.chief.id]: '3 incorrect results in a row',
      [northern.id]: '2 incorrect results in a row',
    })
  })

  it('where nobody may hear of it, the next one of the row tells as soon as someone may', async () => {
    const made = await buildBadLiftClient(1, { bad_lift_user_level: 'CLIENT_OBSERVER' })
    await observe(made, ONE_INCORRECT)
    expect(await made.mails()).toEqual([])
    const observer = await account('CLIENT_OBSERVER', made.client)
    await observe(made, ONE_INCORRECT)
    expect((await made.mails()).map(({ recipientId }) => recipientId)).toEqual([observer.id])
  })
})
