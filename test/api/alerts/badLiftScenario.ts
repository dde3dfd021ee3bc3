/** A client with bad-lift alerts, and the calls that record incorrect observations in a row. */
import { buildUser } from '#server/app/factories/buildUser.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor, type Answer } from '#test/support/api.ts'
import { recordObservation, ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import { runWaitingJobs } from '../../support/scenarios/scheduleScenario.ts'
import { placeOf, buildTwoSites } from '../../support/scenarios/twoSites.ts'

export const ONE_INCORRECT = { ...ALL_CORRECT, isTwisting: true }

/** Creates a client whose super users are alerted after this number in a row, and signs one of them in. */
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

/** Returns a different minute at each call, with `room` minutes free before it. */
export function nextMinute(room = 1): number {
  lastMinute += room
  return lastMinute
}

export const minutesAfterStart = (minutes: number): string =>
  new Date(Date.UTC(2026, 1, 1, 8, minutes)).toISOString()

/** Records an observation through the API, one minute after the previous one by default; returns its id. */
export async function observe(
  { chief, ann, ...sites }: BadLiftClient,
  answers: object,
  values: object = {},
): Promise<string> {
  const date = minutesAfterStart(nextMinute())
  const submission = {
    date,
    ...placeOf(sites),
    observee_id: ann.id,
    review_type: 'MANUAL_TASK',
    ...values,
  }
  return (await answered(recordObservation(chief, submission, answers))).createObservation.id
}

export async function observeAll(made: BadLiftClient, ...answers: object[]): Promise<string[]> {
  const ids: string[] = []
  for (const one of answers) ids.push(await observe(made, one))
  return ids
}

export const bulkDelete = (who: Actor, ids: string[]): Promise<Answer> =>
  who.gql('mutation ($ids: [ID!]!) { bulkDeleteObservations(ids: $ids) }', { ids })
