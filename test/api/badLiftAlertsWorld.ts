/** A client that wants to hear of incorrect observations in a row, and the calls that record them. */
import { buildUser } from '#server/demo/factories/buildUser.ts'
import { actor, type Actor, type Answer } from '#test/support/api.ts'
import { record, RIGHT } from './addObservationWorld.ts'
import { settleJobs } from './alertsWorld.ts'
import { buildWorld } from './observationsWorld.ts'

export const WRONG = { ...RIGHT, isTwisting: true }

/** A client that has its super users told of so many in a row, and one of them signed in. */
export async function company(number: number, settings: Parameters<typeof buildWorld>[0] = {}) {
  const world = await buildWorld({
    bad_lift_user_level: 'CLIENT_SUPER_USER',
    number_bad_lifts_to_alert: number,
    ...settings,
  })
  const chief = await actor('CLIENT_SUPER_USER', world.client)
  const ann = await buildUser(world.db, {
    ...world.of,
    type: 'CLIENT_OBSERVEE',
    firstname: 'Ann',
    lastname: 'Example',
  })
  const client = { ...world.client, client_id: world.client.id }
  return { ...world, client, chief, ann, mails: () => settleJobs(world.db, world.client.id) }
}

export type Company = Awaited<ReturnType<typeof company>>

let minute = 0

/** Another one at each call, with room for some before it. */
export function anotherMinute(room = 1): number {
  minute += room
  return minute
}

export const after = (minutes: number): string =>
  new Date(Date.UTC(2026, 1, 1, 8, minutes)).toISOString()

/** By the API, one minute after the one before unless a test says when; answers its id. */
export async function observes(
  { chief, ann, north, goodsIn, lift }: Company,
  answers: object,
  values: object = {},
): Promise<string> {
  const date = after(anotherMinute())
  const { data, errors } = await record(
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

export async function observesAll(made: Company, ...answers: object[]): Promise<string[]> {
  const ids: string[] = []
  for (const one of answers) ids.push(await observes(made, one))
  return ids
}

export const bulkDelete = (who: Actor, ids: string[]): Promise<Answer> =>
  who.gql('mutation ($ids: [ID!]!) { bulkDeleteObservations(ids: $ids) }', { ids })
