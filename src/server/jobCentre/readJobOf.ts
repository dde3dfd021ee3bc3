/** One export or import of the caller's, as the contract has it. NOT_FOUND for anybody else's. */
import type { Job } from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { uuidOf } from '../list/uuids.ts'
import { type PersonalJobRow, readPersonalJobs } from './jobCentreQueries.ts'
import { jobOf } from './jobOf.ts'

export type WantedJob = { id: string } | { subjectId: string }

export async function readJobOf(context: RequestContext, wanted: WantedJob): Promise<Job> {
  return jobOf(context, await readOwnRow(context, wanted))
}

export async function readOwnRow(
  context: RequestContext,
  wanted: WantedJob,
): Promise<PersonalJobRow> {
  const of = 'id' in wanted ? { id: uuidOf(wanted.id) } : { subjectId: wanted.subjectId }
  const [row] = await readPersonalJobs(context.db, sessionOf(context), { ...of, skip: 0, take: 1 })
  if (!row) throw notFound()
  return row
}
