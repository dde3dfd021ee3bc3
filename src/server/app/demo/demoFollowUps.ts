/** Follow-ups of the demo: an open and an overdue one, one that waits for another observation, and closed ones. */
import { v7 as uuid } from 'uuid'
import { DAY_MS, localDayOf } from '#domain/dates.ts'
import type { FollowUpState } from '#domain/enumerations.ts'
import {
  canBeFollowed,
  defaultDueDate,
  failedPrinciples,
  isOverdue,
} from '#domain/followUps/followUpRules.ts'
import { settleFollowUps } from '#domain/followUps/followUpState.ts'
import type { NewRow } from '../../platform/db/tables.ts'
import { type RowWriter, insertRows } from '../factories/insertRows.ts'
import type { UserRow } from '../factories/buildUser.ts'
import type { DemoObservation } from './demoObservations.ts'

interface Wanted {
  state: FollowUpState
  /** Days since the incorrect observation. */
  age: { from: number; to: number }
  /** Coach, by the first part of the address. */
  coach: string
}

const WANTED: Wanted[] = [
  { state: 'OPEN', age: { from: 1, to: 10 }, coach: 'observer' },
  { state: 'OPEN', age: { from: 1, to: 10 }, coach: 'super' },
  { state: 'OPEN', age: { from: 18, to: 40 }, coach: 'observer' },
  { state: 'COACHED', age: { from: 4, to: 12 }, coach: 'observer' },
  ...Array.from({ length: 6 }, (_, index): Wanted => ({
    state: 'CLOSED',
    age: { from: 20, to: 90 },
    coach: index % 2 === 0 ? 'super' : 'observer',
  })),
]

export async function buildDemoFollowUps(
  db: RowWriter,
  seeded: readonly DemoObservation[],
  { people, today }: { people: readonly UserRow[]; today: Date },
): Promise<void> {
  const accountOf = (name: string) => people.find(({ email }) => email.startsWith(`${name}@`))
  const [lead, worker] = [accountOf('super'), accountOf('observee')]
  const ageOf = ({ date }: Observation) => (today.getTime() - new Date(date).getTime()) / DAY_MS
  const recent = seeded
    .map(({ observation }) => observation)
    .filter((observation) => ageOf(observation) < 120)
    .toSorted((one, other) => ageOf(one) - ageOf(other))
  // The demo's worker finds some of their own.
  const own = recent.filter(({ observee_id }) => observee_id === worker?.id)
  const rows: NewRow<'follow_ups'>[] = []
  for (const { state, age, coach: name } of WANTED) {
    const coach = accountOf(name)
    if (!lead || !coach) continue
    const row = [...own, ...recent]
      .filter(
        (one) =>
          canBeFollowed(one) &&
          ageOf(one) > age.from &&
          ageOf(one) < age.to &&
          one.observee_id !== coach.id &&
          !rows.some(({ user_id, task_id }) => isOfPair(one, { user_id, task_id })),
      )
      .map((one) => followUpOf(one, { isCoached: state !== 'OPEN', recent, today }))
      .find((plan) => plan.state === state)
    if (row) rows.push({ ...row, coach_id: coach.id, opened_by: lead.id })
  }
  await insertRows(db, rows[0]?.client_id ?? '', 'follow_ups', rows)
}

type Observation = DemoObservation['observation']

const isOfPair = (
  { observee_id, task_id }: Observation,
  pair: { user_id: string; task_id: string },
): boolean => observee_id === pair.user_id && task_id === pair.task_id

/** Returns the follow-up as the later observations leave it. */
function followUpOf(
  observation: Observation,
  { isCoached, recent, today }: { isCoached: boolean; recent: Observation[]; today: Date },
) {
  const { client_id, id: observation_id, observee_id, task_id } = observation
  const pair = { user_id: observee_id ?? '', task_id }
  const created_at = new Date(new Date(observation.date).getTime() + DAY_MS / 24)
  const coached_at = isCoached ? new Date(created_at.getTime() + 2 * DAY_MS) : null
  const due_date = defaultDueDate(localDayOf(created_at, 'UTC'))
  const facts = { id: uuid(), observation_id, created_at, coached_at }
  const attempts = recent
    .filter((one) => isOfPair(one, pair))
    .map(({ id, date, technique }) => ({
      id,
      date: new Date(date),
      technique: technique ?? null,
    }))
  const progress = settleFollowUps([facts], attempts).get(facts.id)
  const state = progress?.state ?? 'WITHDRAWN'
  const closing = attempts.find(({ id }) => id === progress?.closed_by_observation_id)
  return {
    ...facts,
    ...pair,
    client_id,
    principles: failedPrinciples(observation),
    due_date,
    note: 'Try it together with an empty box first.',
    agreed: isCoached ? 'Step in before lifting; the trolley stands beside the shelf now.' : null,
    state,
    seen_at: coached_at,
    closed_at: closing?.date ?? null,
    closed_by_observation_id: closing?.id ?? null,
    reopened_count: progress?.reopened_count ?? 0,
    escalated_at: isOverdue({ state, due_date }, localDayOf(today, 'UTC')) ? today : null,
    updated_at: closing?.date ?? coached_at ?? created_at,
  } satisfies NewRow<'follow_ups'>
}
