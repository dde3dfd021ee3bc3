/** A client that wants to hear of incorrect observations in a row, and the calls that record them. */
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, type Actor, type Answer } from '#test/support/api.ts'
import { recordObservation, ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import { runWaitingJobs } from '../../support/scenarios/scheduleScenario.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'

export const ONE_INCORRECT = { ...ALL_CORRECT, isTwisting: true }

/** A client that has its super users told of so many in a row, and one of them signed in. */
export async function buildBadLiftClient(
  number: number,
  settings: Parameters<typeof buildTwoSites>[0] = {},
) {
  const scenario = await buildTwoSites({
    bad_lift_user_level: 'CLIENT_SUPER_USER',
    number_bad_lifts_to_alert: number,
    ...settings,
  })
  const chief = await actor('CLIENT_SUPER_USER', scenario.client)
  const ann = await buildUser(scenario.db, {
    ...scenario.of,
    type: 'CLIENT_OBSERVEE',
    firstname: 'Ann',
    lastname: 'Example',
  })
  const client = { ...scenario.client, client_id: scenario.client.id }
  return {
    ...scenario,
    client,
    chief,
    ann,
    mails: () => runWaitingJobs(scenario.db, scenario.client.id),
  }
}

export type BadLiftClient = Awaited<ReturnType<typeof buildBadLiftClient>>

let lastMinute = 0

/** Another one at each call, with room for some before it. */
export function nextMinute(room = 1): number {
  lastMinute += room
  return lastMinute
}

export const minutesAfterStart = (minutes: number): string =>
  new Date(Date.UTC(2026, 1, 1, 8, minutes)).toISOString()

/** By the API, one minute after the one before unless a test says when; answers its id. */
export async function observe(
  { chief, ann, north, goodsIn, lift }: BadLiftClient,
  answers: object,
  values: object = {},
): Promise<string> {
  const date = minutesAfterStart(nextMinute())
  const { data, errors } = await recordObservation(
    chief,
    {
      date,
      location_id: north.id,
      department_id: goodsIn.id,
      task_id: lift.id,
      observee_id: ann.id,
      review_type: 'MANUAL_TASK',
      ...values,
    },
    answers,
  )
  if (errors) throw new Error(`The observation was answered with: ${JSON.stringify(errors)}`)
  return data.createObservation.id
}

export async function observeAll(made: BadLiftClient, ...answers: object[]): Promise<string[]> {
  const ids: string[] = []
  for (const one of answers) ids.push(await observe(made, one))
  return ids
}

export const bulkDelete = (who: Actor, ids: string[]): Promise<Answer> =>
  who.gql('mutation ($ids: [ID!]!) { bulkDeleteObservations(ids: $ids) }', { ids })
