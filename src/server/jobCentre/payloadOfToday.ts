/** What is ordered once more: the same, but a file that is written today has today's name. */
import type { PersonalJob } from '#domain/jobs/jobKinds.ts'
import { exportPayload } from '../exports/exportPayload.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { PersonalPayload } from '../jobs/personalPayload.ts'

export async function payloadOfToday(
  context: RequestContext,
  kind: PersonalJob,
  payload: PersonalPayload,
): Promise<PersonalPayload> {
  const { clientId, format } = payload
  const title = TITLES[kind]
  if (!title || !format) return payload
  return { ...payload, ...(await exportPayload(context, { clientId, title, format })) }
}

const TITLES: Partial<Record<PersonalJob, string>> = {
  exportObservations: 'Observations',
  exportUsers: 'Users',
}
