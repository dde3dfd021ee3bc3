/**
 * Brings the follow-ups of people and tasks in line with their observations, in the transaction that changed one of
 * those: closes, reopens and withdraws them, and opens one where the client wants that.
 */
import type { Selectable } from 'kysely'
import { localDayOf } from '#domain/dates.ts'
import { dueDateAfterReopening, isActive } from '#domain/followUps/followUpRules.ts'
import {
  findObservationToFollow,
  type FollowUpProgress,
  settleFollowUps,
} from '#domain/followUps/followUpState.ts'
import type { AuditActor } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FollowUpsTable, ObservationsTable } from '../../platform/db/tables.ts'
import { keepCoach } from './coaches.ts'
import { notifyAboutFollowUp } from './followUpNotices.ts'
import { type FollowedPair, keyOfPair, lockPairs, pairsOf, readAttempts } from './followedPairs.ts'
import { openByItself } from './openFollowUp.ts'

export type StoredFollowUp = Selectable<FollowUpsTable>

/** Like `settlePairs`, for observations of any clients that the transaction deletes or restores. */
export async function settleObservations(
  transaction: Transaction,
  actor: AuditActor,
  ids: readonly string[],
): Promise<void> {
  const changed = await transaction.run<
    Pick<ObservationsTable, 'client_id' | 'observee_id' | 'task_id'>
  >((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select distinct o.client_id, o.observee_id, o.task_id from observations o
          where ${tenantFilter('o')} and o.id = any(${ids}::uuid[]) and o.observee_id is not null`,
    ),
  )
  for (const clientId of new Set(changed.map(({ client_id }) => client_id))) {
    const ofClient = changed.filter(({ client_id }) => client_id === clientId)
    await settlePairs(transaction, actor, { clientId, pairs: pairsOf(...ofClient) })
  }
}

export async function settlePairs(
  whole: Transaction,
  actor: AuditActor,
  { clientId, pairs }: { clientId: string; pairs: readonly FollowedPair[] },
): Promise<void> {
  if (pairs.length === 0) return
  const transaction = whole.forTenant(clientId)
  await lockPairs(transaction, clientId, pairs)
  for (const facts of await readFacts(transaction, pairs))
    if (facts.followUps.length > 0 || facts.count !== null)
      await settlePair(transaction, actor, clientId, facts)
}

interface PairFacts extends FollowedPair {
  /** The client's: incorrect ones in a row after which one opens by itself. */
  count: number | null
  timeZone: string
  /** When the last follow-up of the pair was deleted by hand. */
  since: Date | null
  /** Those that are not deleted, and whose observation still says whom it is about. */
  followUps: StoredFollowUp[]
}

async function readFacts(
  transaction: Transaction,
  pairs: readonly FollowedPair[],
): Promise<PairFacts[]> {
  const distinct = [...new Map(pairs.map((pair) => [keyOfPair(pair), pair])).values()]
  const rows = await transaction.run<{
    place: number
    count: number | null
    time_zone: string
    since: Date | null
  }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select p.place::int as place, c.time_zone,
          case when u.deleted_at is null and t.deleted_at is null then c.follow_up_after_incorrect end as count,
          (select max(d.deleted_at) from follow_ups d where ${tenantFilter('d')}
            and d.user_id = p.person_id and d.task_id = p.task_id) as since
        from unnest(${distinct.map(({ personId }) => personId)}::uuid[],
            ${distinct.map(({ taskId }) => taskId)}::uuid[]) with ordinality as p (person_id, task_id, place)
          join users u on u.id = p.person_id
          join tasks t on t.client_id = u.client_id and t.id = p.task_id
          join clients c on c.id = u.client_id
        where ${tenantFilter('u')} order by p.place`,
    ),
  )
  const followUps = await transaction.run<StoredFollowUp>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select f.* from follow_ups f
          join observations o on o.client_id = f.client_id and o.id = f.observation_id
        where ${tenantFilter('f')} and f.deleted_at is null and o.pseudonymised_at is null
          and (f.user_id, f.task_id) in (select * from unnest(
            ${distinct.map(({ personId }) => personId)}::uuid[],
            ${distinct.map(({ taskId }) => taskId)}::uuid[]))
        order by f.id`,
    ),
  )
  return rows.flatMap(({ place, count, time_zone, since }) => {
    const pair = distinct[place - 1]
    if (!pair) return []
    const own = followUps.filter(
      ({ user_id, task_id }) => user_id === pair.personId && task_id === pair.taskId,
    )
    return [{ ...pair, count, timeZone: time_zone, since, followUps: own }]
  })
}

async function settlePair(
  transaction: Transaction,
  actor: AuditActor,
  clientId: string,
  facts: PairFacts,
): Promise<void> {
  const attempts = await readAttempts(transaction, facts)
  const settled = settleFollowUps(facts.followUps, attempts)
  const moves = facts.followUps.flatMap((followUp) => {
    const progress = settled.get(followUp.id)
    return progress ? [{ followUp, progress }] : []
  })
  // Withdrawn ones first: only one of a person and task may be open.
  const order = ({ progress }: { progress: FollowUpProgress }) =>
    progress.state === 'WITHDRAWN' ? 0 : 1
  for (const { followUp, progress } of moves.toSorted((a, b) => order(a) - order(b)))
    await move(transaction, actor, { followUp, progress, timeZone: facts.timeZone })
  if (moves.some(({ progress }) => progress.state !== 'WITHDRAWN')) return
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
async function move(
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
      }),
    },
  })
  const coach = goesOn ? await keepCoach(transaction, actor, followUp) : followUp.coach_id
  const people = [followUp.user_id, coach]
  if (state === 'CLOSED' && followUp.state !== 'CLOSED')
    await notifyAboutFollowUp(transaction, followUp, {
      kind: 'FOLLOW_UP_CLOSED',
      occurrence: closed_by_observation_id ?? '',
      people,
      at: now,
    })
  if (goesOn)
    await notifyAboutFollowUp(transaction, followUp, {
      kind: 'FOLLOW_UP_REOPENED',
      // The one that closed it was deleted or corrected.
      occurrence: reopened_by ?? `without ${followUp.closed_by_observation_id}`,
      people,
      at: now,
    })
}
