/** Separate clients for tests of campaign progress, and reads of the progress. */
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, actor } from '#test/support/api.ts'
import { limitToLocations } from '../../support/scenarios/scheduleScenario.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

const COUNTS = `observation_count observed_user_count not_observed_user_count`
export const GET_PROGRESS = `query ($id: ID!, $on: Date, $take: Int, $skip: Int, $search: String) { row: getCampaign(id: $id) {
  occurrences { start_date end_date ${COUNTS} }
  observed_user_count(occurrence: $on) not_observed_user_count(occurrence: $on)
  observed_users(occurrence: $on, take: $take, skip: $skip, search: $search) { firstname employee_id }
  not_observed_users(occurrence: $on, take: $take, skip: $skip, search: $search) { firstname } } }`

interface Progress {
  occurrences: { start_date: string; end_date: string | null; observed_user_count: number }[]
  observed: string[]
  notObserved: string[]
  counts: [observed: number, notObserved: number]
}

/** In a client of its own, so that there are no other people. */
export async function buildAudience(settings: object = {}) {
  const own = await buildTwoSites(settings)
  const boss = await actor('CLIENT_SUPER_USER', own.client)
  const hire = async (firstname: string, more: object = {}, locations: string[] = []) => {
    const person = await buildUser(own.db, {
      ...own.of,
      firstname,
      created_at: new Date('2000-01-01'),
      user_has_full_location_access: locations.length === 0,
      ...more,
    })
    await limitToLocations(own.db, person, locations)
    return person
  }
  const observe = (campaign: { id: string }, who: { id: string }, at: string, more: object = {}) =>
    buildObservation(own.db, {
      ...own.of,
      campaign_id: campaign.id,
      observee_id: who.id,
      location_id: own.dock.id,
      department_id: own.goodsIn.id,
      user_id: boss.id,
      date: new Date(at),
      ...more,
    })
  return { ...own, boss, hire, observe }
}

export async function readProgress(
  who: Actor,
  id: string,
  variables: object = {},
): Promise<Progress> {
  const { row } = await answered(who.gql(GET_PROGRESS, { id, ...variables }))
  const names = (people: { firstname: string }[]) => people.map(({ firstname }) => firstname)
  return {
    occurrences: row.occurrences,
    observed: names(row.observed_users),
    notObserved: names(row.not_observed_users),
    counts: [row.observed_user_count, row.not_observed_user_count],
  }
}
