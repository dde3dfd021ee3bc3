/**
 * Brings the follow-ups of people and tasks in line with their observations, in the transaction that changed one of
 * those: closes, reopens and withdraws them, and opens one where the client wants that.
 */
import { localDayOf } from '#domain/dates.ts'
import { dueDateAfterReopening, isActive } from '#domain/followUps/followUpRules.ts'
import {
  findObservationToFollow,
  type FollowUpProgress,
  settleFollowUps,
} from '#domain/followUps/followUpState.ts'
import type { AuditActor } from '../audit/audit.ts'
import { saveChangedColumns } from '../records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Row, Schema } from '../../platform/db/tables.ts'
import { coachOrNobody } from './coaches.ts'
import { notifyAboutFollowUp } from './followUpNotices.ts'
import {
  type PersonTask,
  keyOfPersonTask,
  lockPersonTasks,
  personTasksOf,
  readAttempts,
} from './personTasks.ts'
import { openByItself } from './insertFollowUp.ts'

export type StoredFollowUp = Row<'follow_ups'>

/** Like `settlePersonTasks`, for observations of any clients that the transaction deletes or restores. */
export async function settleObservations(
  transaction: Transaction,
  actor: AuditActor,
  ids: readonly string[],
): Promise<void> {
  const changed = await transaction.sql<
    Pick<Schema['observations'], 'client_id' | 'observee_id' | 'task_id'>
  >(
    (
      tenantFilter,
    ) => sql`select distinct observation.client_id, observation.observee_id, observation.task_id from observations observation
          where ${tenantFilter('observation')} and observation.id = any(${ids}::uuid[]) and observation.observee_id is not null
          order by observation.client_id`,
  )
  for (const clientId of new Set(changed.map(({ client_id }) => client_id))) {
    const ofClient = changed.filter(({ client_id }) => client_id === clientId)
    await settlePersonTasks(transaction, actor, {
      clientId,
      personTasks: personTasksOf(...ofClient),
    })
  }
}

export async function settlePersonTasks(
  everywhere: Transaction,
  actor: AuditActor,
  { clientId, personTasks }: { clientId: string; personTasks: readonly PersonTask[] },
): Promise<void> {
  if (personTasks.length === 0) return
  const transaction = everywhere.forTenant(clientId)
  await lockPersonTasks(transaction, clientId, personTasks)
  for (const facts of await readFacts(transaction, personTasks))
    if (facts.followUps.length > 0 || facts.count !== null)
      await settlePersonTask(transaction, actor, clientId, facts)
}

interface PersonTaskFacts extends PersonTask {
  /** The client's: incorrect ones in a row after which one opens by itself. */
  count: number | null
  timeZone: string
  /** Time at which a person last deleted a follow-up of the person and task; null: never. */
  since: Date | null
  /** Follow-ups that are not deleted, and whose observation still names the person. */
  followUps: StoredFollowUp[]
}

async function readFacts(
  transaction: Transaction,
  personTasks: readonly PersonTask[],
): Promise<PersonTaskFacts[]> {
  const distinct = [
    ...new Map(personTasks.map((personTask) => [keyOfPersonTask(personTask), personTask])).values(),
  ]
  const rows = await transaction.sql<{
    place: number
    count: number | null
    time_zone: string
    since: Date | null
  }>(
    (tenantFilter) => sql`select pair.place::int as place, client.time_zone,
          case when person.deleted_at is null and task.deleted_at is null then client.follow_up_after_incorrect end as count,
          (select max(earlier.deleted_at) from follow_ups earlier where ${tenantFilter('earlier')}
            and earlier.user_id = pair.person_id and earlier.task_id = pair.task_id) as since
        from unnest(${distinct.map(({ personId }) => personId)}::uuid[],
            ${distinct.map(({ taskId }) => taskId)}::uuid[]) with ordinality as pair (person_id, task_id, place)
          join users person on person.id = pair.person_id
          join tasks task on task.client_id = person.client_id and task.id = pair.task_id
          join clients client on client.id = person.client_id
        where ${tenantFilter('person')} order by pair.place`,
  )
  const followUps = await transaction.sql<StoredFollowUp>(
    (tenantFilter) => sql`select follow_up.* from follow_ups follow_up
          join observations observation on observation.client_id = follow_up.client_id and observation.id = follow_up.observation_id
        where ${tenantFilter('follow_up')} and follow_up.deleted_at is null and observation.pseudonymised_at is null
          and (follow_up.user_id, follow_up.task_id) in (select * from unnest(
            ${distinct.map(({ personId }) => personId)}::uuid[],
            ${distinct.map(({ taskId }) => taskId)}::uuid[]))
        order by follow_up.id`,
  )
  return rows.flatMap(({ place, count, time_zone, since }) => {
    const personTask = distinct[place - 1]
    if (!personTask) return []
    const own = followUps.filter(
      ({ user_id, task_id }) => user_id === personTask.personId && task_id === personTask.taskId,
    )
    return [{ ...personTask, count, timeZone: time_zone, since, followUps: own }]
  })
}

async function settlePersonTask(
  transaction: Transaction,
  actor: AuditActor,
  clientId: string,
  facts: PersonTaskFacts,
): Promise<void> {
  const attempts = await readAttempts(transaction, facts)
  const settled = settleFollowUps(facts.followUps, attempts)
  const changes = facts.followUps.flatMap((followUp) => {
    const progress = settled.get(followUp.id)
    return progress ? [{ followUp, progress }] : []
  })
  // Withdrawn ones first: only one of a person and task may be open.
  const order = ({ progress }: { progress: FollowUpProgress }) =>
    progress.state === 'WITHDRAWN' ? 0 : 1
  for (const { followUp, progress } of changes.toSorted((a, b) => order(a) - order(b)))
    await applyProgress(transaction, actor, { followUp, progress, timeZone: facts.timeZone })
  if (changes.some(({ progress }) => progress.state !== 'WITHDRAWN')) return
  const found = findObservationToFollow(attempts, facts)
  const observation = attempts.find(({ id }) => id === found)
  if (observation)
    await openByItself(transaction, actor, {
      clientId,
      personId: facts.personId,
      taskId: facts.taskId,
      timeZone: facts.timeZone,
      observation,
    })
}

/** Writes where a follow-up is now, and tells its people when it closes or goes on. */
async function applyProgress(
  transaction: Transaction,
  actor: AuditActor,
  {
    followUp,
    progress,
    timeZone,
  }: { followUp: StoredFollowUp; progress: FollowUpProgress; timeZone: string },
): Promise<void> {
  const now = actor.now()
  const { state, closed_by_observation_id, reopened_by, reopened_count } = progress
  const goesOn =
    isActive(state) &&
    (followUp.state === 'CLOSED' || (followUp.state === 'COACHED' && state === 'OPEN'))
  await saveChangedColumns(transaction, actor, {
    entity: 'follow_ups',
    record: followUp,
    set: {
      state,
      closed_by_observation_id,
      reopened_count,
      closed_at: state === 'CLOSED' ? (followUp.closed_at ?? now) : null,
      ...(goesOn && {
        due_date: dueDateAfterReopening(followUp.due_date, localDayOf(now, timeZone)),
        escalated_at: null,
        ...(followUp.state === 'CLOSED' && { reopened_at: now }),
      }),
    },
  })
  // Also of one that was withdrawn: its coach may be gone.
  const isActiveAgain = isActive(state) && !isActive(followUp.state)
  const coach =
    goesOn || isActiveAgain ? await coachOrNobody(transaction, actor, followUp) : followUp.coach_id
  const people = [followUp.user_id, coach]
  if (state === 'CLOSED' && followUp.state !== 'CLOSED')
    await notifyAboutFollowUp(transaction, followUp, {
      kind: 'FOLLOW_UP_CLOSED',
      cause: closed_by_observation_id ?? '',
      people,
      at: now,
    })
  if (goesOn)
    await notifyAboutFollowUp(transaction, followUp, {
      kind: 'FOLLOW_UP_REOPENED',
      // The one that closed it was deleted or corrected.
      cause: reopened_by ?? `without ${followUp.closed_by_observation_id}`,
      people,
      at: now,
    })
}
