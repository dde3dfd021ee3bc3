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
    (tenantFilter) => sql`update jobs j set result = null, error = null, file_access = null,
          payload = jsonb_strip_nulls(jsonb_build_object('clientId', j.payload->'clientId',
            'personId', j.payload->'personId', 'source', j.payload->'source', 'check', j.payload->'check',
            'format', j.payload->'format',
            'fileName', case when j.payload ? 'fileName' then '[removed]' end)),
          files_until = case when j.files_until is not null then least(j.files_until, ${now}) end,
          state = case when j.state in ('waiting', 'running') then 'cancelled' else j.state end,
          finished_at = coalesce(j.finished_at, ${now}), lease_holder = null, lease_until = null
        where ${tenantFilter('j')} and ((j.client_id = ${clientId} and j.user_id = ${id})
          or (j.kind = 'exportPersonalData' and j.payload->>'personId' = ${id}))`,
  )
}

/** Lists that may name the person can be exported again; what is being written starts again. */
async function expireExports(transaction: Transaction, clientId: string, now: Date): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`update jobs j set
          files_until = case when j.files_until is not null then least(j.files_until, ${now}) end,
          state = case when j.state = 'running' then 'waiting' else j.state end,
          lease_holder = null, lease_until = null
        where ${tenantFilter('j')} and j.kind = any(${EXPORT_JOB_KINDS}::text[])
          and j.payload->>'clientId' = ${clientId}
          and (j.files_until is not null or j.state = 'running')`,
  )
}

/** Sheets of people, and the problems that name their cells. */
async function expireImports(transaction: Transaction, clientId: string, now: Date): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`update jobs j set files_until = least(j.files_until, ${now}),
          result = case when j.result ? 'errors' then jsonb_set(j.result, '{errors}', '[]') else j.result end
        where ${tenantFilter('j')} and j.kind in ('importUsers', 'importEmployeeIds')
          and j.payload->>'clientId' = ${clientId} and j.files_until is not null
          and j.state not in ('waiting', 'running')`,
  )
}
