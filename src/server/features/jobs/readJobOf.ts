/** One export or import of the caller's, as the contract has it. NOT_FOUND for anybody else's. */
import type { Job } from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { type UserJobRow, readUserJobs } from './userJobQueries.ts'
import { toContractJob } from './jobOf.ts'

export type UserJobKey = { id: string } | { subjectId: string }

export async function readUserJob(context: RequestContext, key: UserJobKey): Promise<Job> {
  return toContractJob(context, await readUserJobRow(context, key))
}

export async function readUserJobRow(
  context: RequestContext,
  key: UserJobKey,
): Promise<UserJobRow> {
  const filter = 'id' in key ? { id: requireUuid(key.id) } : { subjectId: key.subjectId }
  const [row] = await readUserJobs(context.db, requireSession(context), {
    ...filter,
    skip: 0,
    take: 1,
  })
  if (!row) throw notFound()
  return row
}
