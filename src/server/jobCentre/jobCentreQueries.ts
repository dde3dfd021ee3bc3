/** Reads, counts, orders and cancels a person's own exports and imports. */
import { PERSONAL_JOBS, type JobState, type PersonalJob } from '#domain/jobs/jobKinds.ts'
import { type Role, spansClients } from '#domain/roles.ts'
import type { Database, InReach } from '../db/database.ts'
import type { PersonalPayload } from '../jobs/personalPayload.ts'
import { page } from '../list/page.ts'
import { sql, type Sql } from '../db/sql.ts'

/** Whose: a job is in the client that they belong to. Who spans no clients any more has none about another. */
export interface Asker {
  clientId: string
  userId: string
  role: Role
}

export interface PersonalJobRow {
  id: string
  kind: PersonalJob
  payload: PersonalPayload
  state: JobState
  progress: number
  rows_done: number
  rows_total: number | null
  result: unknown
  error: string | null
  file: string | null
  files_until: Date | null
  created_at: Date
  finished_at: Date | null
  /** null: it is not there any more. */
  client: { id: string; company_name: string; deleted_at: string | null } | null
}

export interface WantedJobs {
  id?: string
  /** What a job was ordered under. */
  subjectId?: string
  skip: number
  take: number
}

/** Newest first. */
export async function readPersonalJobs(
  db: Database,
  asker: Asker,
  { id, subjectId, ...rows }: WantedJobs,
): Promise<PersonalJobRow[]> {
  // The provider's may be about any client.
  return db.read<PersonalJobRow>('every client', (tables) =>
    tables.sql(
      (
        inReach,
      ) => sql`select j.id, j.kind, j.payload, j.state, j.progress, j.rows_done, j.rows_total, j.result, j.error,
          j.file, j.files_until, j.created_at, j.finished_at,
          case when c.id is not null then json_build_object('id', c.id, 'company_name', c.company_name,
            'deleted_at', c.deleted_at) end as client
        from jobs j left join clients c on c.id = (j.payload->>'clientId')::uuid
        where ${ownedBy(asker, inReach)}
          ${id ? sql`and j.id = ${id}` : sql``} ${subjectId ? sql`and j.subject_id = ${subjectId}` : sql``}
        order by j.created_at desc, j.id desc ${page(rows)}`,
    ),
  )
}

export async function countPersonalJobs(
  db: Database,
  asker: Asker,
  states: readonly JobState[] | null = null,
): Promise<number> {
  const [row] = await db.read<{ total: number }>({ clientId: asker.clientId }, (tables) =>
    tables.sql(
      (inReach) => sql`select count(*)::int as total from jobs j
        where ${ownedBy(asker, inReach)} ${states ? sql`and j.state = any(${states}::text[])` : sql``}`,
    ),
  )
  return row?.total ?? 0
}

/** Whoever works on it notices. What has ended stays as it is. */
export async function cancelPersonalJob(
  db: Database,
  { clientId, userId }: Omit<Asker, 'role'>,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await db.write({ clientId }, (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ state: 'cancelled', finished_at: now, lease_holder: null, lease_until: null })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('kind', 'in', PERSONAL_JOBS)
        .where('state', 'in', ['waiting', 'running']),
    ),
  )
}

const ownedBy = ({ clientId, userId, role }: Asker, inReach: InReach): Sql =>
  sql`${inReach('j')} and j.client_id = ${clientId} and j.user_id = ${userId}
    and j.kind = any(${PERSONAL_JOBS}::text[])
    ${spansClients(role) ? sql`` : sql`and j.payload->>'clientId' = ${clientId}`}`
