/** Reads, counts and cancels a person's own exports and imports. */
import type { Compilable } from 'kysely'
import { z } from 'zod'
import { EXPORT_FORMATS } from '#domain/enumerations.ts'
import { USER_JOB_KINDS, type JobState, type UserJobKind } from '#domain/jobs/jobKinds.ts'
import { type Role, canAccessAllClients } from '#domain/roles.ts'
import type { Database, ReadableTables, TenantFilter } from '../../platform/db/database.ts'
import { limitOffset } from '../../context/listSql/listSql.ts'
import type { Visibility } from '../../context/visibility/userAccess.ts'
import { ownColumns, type RowColumns, rowColumns } from '../../context/listSql/rowColumns.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Payload of every job of a person, besides its handler's input. */
export const userJobPayload = z.object({
  /** The client that the job is about; the job itself belongs to the requester's own. */
  clientId: z.string(),
  /** Name of the download; of an import the uploaded file's. */
  fileName: z.string(),
  /** Exports only. */
  format: z.enum(EXPORT_FORMATS).optional(),
  /** Checks and writes nothing. */
  check: z.boolean().optional(),
  /** Imports only: key of the uploaded file. */
  source: z.string().optional(),
  /** Language of the person who asked for it; absent or one that is gone: English. */
  language: z.string().optional(),
})
export type UserJobPayload = z.infer<typeof userJobPayload>

/**
 * The owner of jobs, which are in the owner's client. People who may work in one client only have none about another.
 */
export interface JobOwner {
  clientId: string
  userId: string
  role: Role
}

export interface UserJobRow {
  id: string
  kind: UserJobKind
  payload: UserJobPayload
  state: JobState
  progress: number
  rows_done: number
  rows_total: number | null
  result: unknown
  error: string | null
  file: string | null
  files_until: Date | null
  /** The part of the client that its requester saw when written; null: it is about them alone, or older than this. */
  file_access: Visibility | null
  created_at: Date
  finished_at: Date | null
  /** null: no longer exists. */
  client: { id: string; company_name: string; deleted_at: string | null } | null
}

export interface UserJobFilter {
  id?: string
  /** The key of the request. */
  subjectId?: string
  skip: number
  take: number
}

const JOB_COLUMNS: RowColumns<UserJobRow> = {
  ...ownColumns('id', 'kind', 'payload', 'state', 'progress', 'rows_done', 'rows_total'),
  ...ownColumns('result', 'error', 'file', 'files_until', 'file_access'),
  ...ownColumns('created_at', 'finished_at'),
  client: sql`case when client.id is not null then json_build_object('id', client.id, 'company_name', client.company_name,
    'deleted_at', client.deleted_at) end`,
}

/** Newest first. */
export async function readUserJobs(
  db: Database,
  owner: JobOwner,
  { id, subjectId, ...rows }: UserJobFilter,
): Promise<UserJobRow[]> {
  // The provider's jobs may be about any client.
  return db.sql<UserJobRow>(
    'every client',
    (tenantFilter) => sql`select ${rowColumns('job', JOB_COLUMNS)}
        from jobs job left join clients client on client.id = (job.payload->>'clientId')::uuid
        where ${ownedBy(owner, tenantFilter)}
          ${id ? sql`and job.id = ${id}` : sql``} ${subjectId ? sql`and job.subject_id = ${subjectId}` : sql``}
        order by job.created_at desc, job.id desc ${limitOffset(rows)}`,
  )
}

export async function countUserJobs(db: Database, owner: JobOwner): Promise<number> {
  const [row] = await db.read({ clientId: owner.clientId }, userJobCount(owner))
  return row?.total ?? 0
}

/** `states`: null counts jobs in every state. */
export const userJobCount =
  (owner: JobOwner, states: readonly JobState[] | null = null) =>
  (tables: ReadableTables): Compilable<{ total: number }> =>
    tables.sql<{ total: number }>(
      (tenantFilter) => sql`select count(*)::int as total from jobs job
        where ${ownedBy(owner, tenantFilter)} ${states ? sql`and job.state = any(${states}::text[])` : sql``}`,
    )

/** The worker notices the cancellation. A finished job stays as it is. */
export async function cancelUserJob(
  db: Database,
  { clientId, userId }: Omit<JobOwner, 'role'>,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db.write({ clientId }, (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ state: 'cancelled', finished_at: now, lease_holder: null, lease_until: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('kind', 'in', USER_JOB_KINDS)
        .where('state', 'in', ['waiting', 'running']),
    ),
  )
}

const ownedBy = ({ clientId, userId, role }: JobOwner, tenantFilter: TenantFilter): Sql =>
  sql`${tenantFilter('job')} and job.client_id = ${clientId} and job.user_id = ${userId}
    and job.kind = any(${USER_JOB_KINDS}::text[])
    ${canAccessAllClients(role) ? sql`` : sql`and job.payload->>'clientId' = ${clientId}`}`
