/** Removes a person from jobs: their own, files about them, and exports and imports of people that are still kept. */
import { EXPORT_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

interface ErasedPerson {
  clientId: string
  id: string
}

/** `transaction`: of every client, since jobs about one may be the provider's. Files are deleted by the next sweep. */
export async function eraseFromJobs(
  transaction: Transaction,
  { clientId, id }: ErasedPerson,
  now: Date,
): Promise<void> {
  await emptyJobs(transaction, { clientId, id }, now)
  await expireExports(transaction, clientId, now)
  await expireImports(transaction, clientId, now)
}

/** Cancels what is not finished. */
async function emptyJobs(
  transaction: Transaction,
  { clientId, id }: ErasedPerson,
  now: Date,
): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`update jobs job set result = null, error = null, file_access = null,
          payload = jsonb_strip_nulls(jsonb_build_object('clientId', job.payload->'clientId',
            'personId', job.payload->'personId', 'source', job.payload->'source', 'check', job.payload->'check',
            'format', job.payload->'format',
            'fileName', case when job.payload ? 'fileName' then '[removed]' end)),
          files_until = case when job.files_until is not null then least(job.files_until, ${now}) end,
          state = case when job.state in ('waiting', 'running') then 'cancelled' else job.state end,
          finished_at = coalesce(job.finished_at, ${now}), lease_holder = null, lease_until = null
        where ${tenantFilter('job')} and ((job.client_id = ${clientId} and job.user_id = ${id})
          or (job.kind = 'exportPersonalData' and job.payload->>'personId' = ${id}))`,
  )
}

/** Lists that may name the person can be exported again; what is being written starts again. */
async function expireExports(transaction: Transaction, clientId: string, now: Date): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`update jobs job set
          files_until = case when job.files_until is not null then least(job.files_until, ${now}) end,
          state = case when job.state = 'running' then 'waiting' else job.state end,
          lease_holder = null, lease_until = null
        where ${tenantFilter('job')} and job.kind = any(${EXPORT_JOB_KINDS}::text[])
          and job.payload->>'clientId' = ${clientId}
          and (job.files_until is not null or job.state = 'running')`,
  )
}

/** Sheets of people, and the problems that name their cells. */
async function expireImports(transaction: Transaction, clientId: string, now: Date): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`update jobs job set files_until = least(job.files_until, ${now}),
          result = case when job.result ? 'errors' then jsonb_set(job.result, '{errors}', '[]') else job.result end
        where ${tenantFilter('job')} and job.kind in ('importUsers', 'importEmployeeIds')
          and job.payload->>'clientId' = ${clientId} and job.files_until is not null
          and job.state not in ('waiting', 'running')`,
  )
}
