/** Reads and writes contests of observations, and notifies the people concerned. */
import { v7 as uuid } from 'uuid'
import type { ObservationContest } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import {
  CONTESTS_AN_HOUR,
  type ContestedResult,
  contestAnswerOf,
  resultOf,
} from '#domain/contests/contestRules.ts'
import type { ContestAnswer, NotificationKind } from '#domain/enumerations.ts'
import { rateLimited } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { canAccessAllClients, ROLES } from '#domain/roles.ts'
import { readPeople } from '../../context/audit/auditEntryDetails.ts'
import { worksAtPlaces } from '../../context/visibility/visibility.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { Database, TenantScope, Transaction } from '../../platform/db/database.ts'
import type { UsersTable } from '../../platform/db/tables.ts'
import { sql } from '../../platform/db/sql.ts'

interface ContestRow {
  id: string
  observation_id: string
  user_id: string
  reason: string
  result: ContestedResult
  created_at: Date
  answer: ContestAnswer | null
  answer_text: string | null
  answered_by: string | null
  answered_at: Date | null
}

/** An observation with its result. */
export type ContestedObservation = Pick<ObservationParent, 'id' | 'client_id'> &
  Parameters<typeof resultOf>[0]

/** Returns each observation's contests, oldest first; `userId` null: of everybody. */
export async function readContests(
  db: Database,
  observations: readonly ContestedObservation[],
  userId: string | null,
): Promise<ObservationContest[][]> {
  const [clientId, ...others] = new Set(observations.map(({ client_id }) => client_id))
  const scope: TenantScope = clientId && others.length === 0 ? { clientId } : 'every client'
  const rows = await db.read<ContestRow>(scope, (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select k.id, k.observation_id, k.user_id, k.reason, k.result, k.created_at,
          k.answer, k.answer_text, k.answered_by, k.answered_at
        from observation_contests k
        where ${tenantFilter('k')} and k.observation_id = any(${observations.map(({ id }) => id)}::uuid[])
          ${userId === null ? sql`` : sql`and k.user_id = ${userId}`}
        order by k.created_at, k.id`,
    ),
  )
  const people = await readPeople(
    db,
    rows.flatMap(({ user_id, answered_by }) => [user_id, answered_by ?? []].flat()),
  )
  return observations.map((observation) =>
    rows
      .filter(({ observation_id }) => observation_id === observation.id)
      .map(({ user_id, answered_by, result, ...row }) => ({
        ...row,
        user: toPerson(people.get(user_id)),
        created_at: row.created_at.toISOString(),
        is_result_changed: contestAnswerOf(result, resultOf(observation)) === 'CHANGED',
        answered_by: toPerson(people.get(answered_by ?? '')),
        answered_at: row.answered_at?.toISOString() ?? null,
      })),
  )
}

type PeopleById = Awaited<ReturnType<typeof readPeople>>

const toPerson = (person: ReturnType<PeopleById['get']>): ObservationContest['user'] =>
  (person as ObservationContest['user'] | undefined) ?? null

export async function insertContest(
  transaction: Transaction,
  contest: Pick<ContestRow, 'observation_id' | 'user_id' | 'reason' | 'result' | 'created_at'> & {
    client_id: string
    id: string
  },
): Promise<void> {
  await transaction.run((tables) =>
    tables
      .insert('observation_contests')
      .values({ ...contest, result: JSON.stringify(contest.result) }),
  )
}

/** Returns null when there is none within scope. */
export async function readContest(
  db: Database,
  scope: TenantScope,
  id: string,
): Promise<(ContestRow & { client_id: string }) | null> {
  const [row] = await db.read(scope, (tables) =>
    tables.from('observation_contests').selectAll().where('id', '=', id),
  )
  return (row as (ContestRow & { client_id: string }) | undefined) ?? null
}

/** Returns false when somebody has answered it already. */
export async function saveAnswer(
  transaction: Transaction,
  id: string,
  answer: Pick<ContestRow, 'answer' | 'answer_text' | 'answered_by' | 'answered_at'>,
): Promise<boolean> {
  const saved = await transaction.run((tables) =>
    tables
      .update('observation_contests')
      .set(answer)
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .returning('id'),
  )
  return saved.length > 0
}

interface ContestNotice {
  kind: NotificationKind & ('RESULT_CONTESTED' | 'CONTEST_ANSWERED')
  contestId: string
  observationId: string
  at: Date
}

const REVIEWERS = ROLES.filter(
  (role) => mayCall(role, 'answerContest') && !canAccessAllClients(role),
)

/** Serialises a person's contests, so that each counts the earlier ones. */
export async function checkContestLimit(
  transaction: Transaction,
  { clientId, userId }: { clientId: string; userId: string },
  now: Date,
): Promise<void> {
  await lockUntilCommit(transaction, { clientId, name: `contests of ${userId}` })
  const since = new Date(now.getTime() - HOUR_MS)
  const [made] = await transaction.run<{ total: number; oldest: Date | null }>((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select count(*)::int as total, min(k.created_at) as oldest from observation_contests k
        where ${tenantFilter('k')} and k.user_id = ${userId} and k.created_at > ${since}`,
    ),
  )
  if (!made?.oldest || made.total < CONTESTS_AN_HOUR) return
  const waitMs = made.oldest.getTime() + HOUR_MS - now.getTime()
  throw rateLimited(Math.max(1, Math.ceil(waitMs / 1_000)), message('tooManyContests'))
}

const HOUR_MS = 3_600_000

type Recipient = Pick<UsersTable, 'client_id' | 'id'>

/**
 * Returns who may answer: the super users of the client who see the location, without the contest's own person and those
 * whom the observation is about or by. Where there is none, the client's account manager at the provider.
 */
export async function readReviewers(
  transaction: Transaction,
  observation: Pick<ContestedObservation, 'client_id'> & {
    location_id: string
    user_id: string
    observee_id: string | null
  },
  contestedBy: string,
): Promise<Recipient[]> {
  const { client_id: clientId, location_id, user_id, observee_id } = observation
  const except = [contestedBy, user_id, observee_id ?? []].flat()
  const places = { locations: [location_id], departments: null }
  const inClient = transaction.forTenant(clientId)
  const reviewers = await inClient.run<Recipient>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select u.client_id, u.id from users u
        where ${tenantFilter('u')} and u.type = any(${REVIEWERS}::text[]) and u.is_account_enabled
          and u.deleted_at is null and not u.id = any(${except}::uuid[])
          and ${worksAtPlaces(places, 'u', tenantFilter)}`,
    ),
  )
  if (reviewers.length > 0) return reviewers
  return transaction.run<Recipient>((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select u.client_id, u.id from clients c join users u on u.id = c.account_manager_id
        where ${tenantFilter('c')} and c.id = ${clientId} and ${tenantFilter('u')}
          and u.is_account_enabled and u.deleted_at is null`,
    ),
  )
}

export async function notifyAboutContest(
  transaction: Transaction,
  people: readonly Recipient[],
  { kind, contestId, observationId, at }: ContestNotice,
): Promise<void> {
  if (people.length === 0) return
  await transaction.run((tables) =>
    tables.insert('notifications').values(
      people.map(({ client_id, id: user_id }) => ({
        client_id,
        id: uuid(),
        user_id,
        kind,
        subject_id: observationId,
        occurrence: contestId,
        created_at: at,
      })),
    ),
  )
}
