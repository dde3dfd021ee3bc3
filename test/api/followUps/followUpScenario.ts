/** A client whose worker is observed, by the calls that an observer and super users make. */
import { addDays, localDayOf } from '#domain/dates.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor, type Answer, api } from '#test/support/api.ts'
import { now } from '#test/support/clock.ts'
import {
  ALL_CORRECT,
  nextMinute,
  recordObservation,
} from '../../support/scenarios/observationCalls.ts'
import { placeOf, buildTwoSites, actorAt, type TwoSites } from '../../support/scenarios/twoSites.ts'

export const FOLLOW_UP = `id observation_id state is_overdue due_date principles user { id } task { name } location { name }
  coach { id } opened_by { id } gbs_video { name } note agreed seen_at coached_at closed_at closed_by_observation_id
  reopened_count may_run may_see_observation updated_at deleted_at`
const OPEN = `mutation ($input: NewFollowUpInput!) { openFollowUp(input: $input) { ${FOLLOW_UP} } }`
const LIST = `query ($filter: FollowUpFilter, $input: FollowUpListInput) {
  allFollowUps(filter: $filter, input: $input) { ${FOLLOW_UP} } totalFollowUps(filter: $filter, input: $input) }`

/** Made of answers: its body twists. */
export const TWISTED = { ...ALL_CORRECT, isTwisting: true }

const ZONE = 'Europe/Amsterdam'

export type FollowUpScenario = Awaited<ReturnType<typeof buildFollowUpScenario>>

export async function buildFollowUpScenario(settings: Parameters<typeof buildTwoSites>[0] = {}) {
  const scenario = await buildTwoSites({
    ai_enabled: true,
    show_manual_override_options: true,
    time_zone: ZONE,
    ...settings,
  })
  const { client, north } = scenario
  return {
    ...scenario,
    lead: await actor('CLIENT_SUPER_USER', client),
    observer: await actor('CLIENT_OBSERVER', client),
    coach: await actorAt('CLIENT_USER', north),
    worker: await actorAt('CLIENT_OBSERVEE', north),
  }
}

type Place = Pick<TwoSites, 'north' | 'goodsIn' | 'lift'>

/** Records an observation of somebody at the scenario's task, and returns it. */
export async function observe(
  who: Actor,
  place: Place,
  observed: { id: string },
  answers: object = TWISTED,
  more: object = {},
): Promise<{ id: string; date: string; technique: string }> {
  const submission = {
    date: nextMinute(),
    ...placeOf(place),
    observee_id: observed.id,
    review_type: 'MANUAL_TASK',
    ...more,
  }
  return (await answered(recordObservation(who, submission, answers))).createObservation
}

/** The client's day. */
export const today = () => localDayOf(now(), ZONE)

export const open = (
  who: Actor,
  observation: { id: string },
  coach: { id: string },
  more: object = {},
): Promise<Answer> =>
  who.gql(OPEN, {
    input: {
      observationId: observation.id,
      coachId: coach.id,
      dueDate: addDays(today(), 7),
      ...more,
    },
  })

/** Opens one, and returns it. */
// oxlint-disable-next-line typescript/no-explicit-any
export const opened = async (...call: Parameters<typeof open>): Promise<any> =>
  (await answered(open(...call))).openFollowUp

export const readFollowUp = async (who: Actor, id: string) =>
  (await who.gql(`query ($id: ID!) { getFollowUp(id: $id) { ${FOLLOW_UP} } }`, { id })).data
    ?.getFollowUp

// oxlint-disable-next-line typescript/no-explicit-any
export async function list(who: Actor, filter: object = {}, input: object = {}): Promise<any[]> {
  const data = await answered(who.gql(LIST, { filter, input }))
  if (data.allFollowUps.length < 10 && data.totalFollowUps !== data.allFollowUps.length)
    throw new Error('The total is not that of the list.')
  return data.allFollowUps
}

export const finish = (who: Actor, id: string, agreed = 'Turn the feet first.'): Promise<Answer> =>
  who.gql(
    `mutation ($id: ID!, $agreed: String!) { finishCoaching(id: $id, agreed: $agreed) { ${FOLLOW_UP} } }`,
    { id, agreed },
  )

/** Returns kinds of a person's notifications about follow-ups, oldest first. */
export async function toldTo(person: { id: string }, clientId: string): Promise<string[]> {
  const { db } = await api()
  const rows = await db.read<{ kind: string }>({ clientId }, (tables) =>
    tables
      .from('notifications')
      .select('kind')
      .where('user_id', '=', person.id)
      .orderBy('created_at')
      .orderBy('id'),
  )
  return rows.map(({ kind }) => kind.replace('FOLLOW_UP_', ''))
}
