/** Reads and writes contests of observations, and notifies the people concerned. */
import type { ObservationContest } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import {
  CONTESTS_AN_HOUR,
  type ContestedResult,
  contestAnswerOf,
  resultOf,
} from '#domain/contests/contestRules.ts'
import type { ContestAnswer } from '#domain/enumerations.ts'
import { rateLimited } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { canAccessAllClients, ROLES } from '#domain/roles.ts'
import { readAccounts } from '../../context/notices/readAccounts.ts'
import { readPeopleById } from '../../context/people/peopleById.ts'
import { scopeOfRecords } from '../../context/scope/tenantScope.ts'
import { worksAtPlaces } from '../../context/visibility/visibility.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { Database, TenantScope, Transaction } from '../../platform/db/database.ts'
import { ownColumns, type RowColumns, rowColumns } from '../../context/listSql/rowColumns.ts'
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

const CONTEST_COLUMNS: RowColumns<ContestRow> = {
  ...ownColumns('id', 'observation_id', 'user_id', 'reason', 'result', 'created_at'),
  ...ownColumns('answer', 'answer_text', 'answered_by', 'answered_at'),
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
  const rows = await db.sql<ContestRow>(
    scopeOfRecords(observations),
    (
      tenantFilter,
    ) => sql`select ${rowColumns('contest', CONTEST_COLUMNS)} from observation_contests contest
        where ${tenantFilter('contest')} and contest.observation_id = any(${observations.map(({ id }) => id)}::uuid[])
          ${userId === null ? sql`` : sql`and contest.user_id = ${userId}`}
        order by contest.created_at, contest.id`,
  )
  const personOf = await readPeopleById(
    db,
    rows.flatMap(({ user_id, answered_by }) => [user_id, answered_by]),
  )
  return observations.map((observation) =>
    rows
      .filter(({ observation_id }) => observation_id === observation.id)
      .map(({ user_id, answered_by, result, ...row }) => ({
        ...row,
        user: personOf(user_id),
        created_at: row.created_at.toISOString(),
        is_result_changed: contestAnswerOf(result, resultOf(observation)) === 'CHANGED',
        answered_by: personOf(answered_by),
        answered_at: row.answered_at?.toISOString() ?? null,
      })),
  )
}

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
  const [made] = await transaction.sql<{ total: number; oldest: Date | null }>(
    (
      tenantFilter,
    ) => sql`select count(*)::int as total, min(contest.created_at) as oldest from observation_contests contest
        where ${tenantFilter('contest')} and contest.user_id = ${userId} and contest.created_at > ${since}`,
  )
  if (!made?.oldest || made.total < CONTESTS_AN_HOUR) return
  const waitMs = made.oldest.getTime() + HOUR_MS - now.getTime()
  throw rateLimited(Math.max(1, Math.ceil(waitMs / 1_000)), message('tooManyContests'))
}

const HOUR_MS = 3_600_000

/**
 * Returns who may answer: the super users of the client who see the location, without the contest's own person and those
 * whom the observation is about or by. Where there is none, the client's account manager at the provider.
 */
export async function readReviewers(
  transaction: Transaction,
  observation: {
    location_id: string
    user_id: string
    observee_id: string | null
  },
  contestedBy: string,
): Promise<(string | null)[]> {
  const { location_id, user_id, observee_id } = observation
  const except = [contestedBy, user_id, observee_id ?? []].flat()
  const places = { locations: [location_id], departments: null }
  const reviewers = await readAccounts(
    transaction,
    REVIEWERS,
    (tenantFilter) =>
      sql`not person.id = any(${except}::uuid[]) and ${worksAtPlaces(places, 'person', tenantFilter)}`,
  )
  if (reviewers.length > 0) return reviewers
  const [client] = await transaction.run((tables) =>
    tables.from('clients').select('account_manager_id'),
  )
  return [client?.account_manager_id ?? null]
}
