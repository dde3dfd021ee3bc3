/** What is ordered once more: the same, but a file that is written today has today's name. */
import type { UserJobKind } from '#domain/jobs/jobKinds.ts'
import { exportPayload } from './exportPayload.ts'
import type { RequestContext } from '../../context/request/context.ts'
import type { UserJobPayload } from '../../platform/queue/personalPayload.ts'

export async function refreshedPayload(
  context: RequestContext,
  kind: UserJobKind,
  payload: UserJobPayload,
): Promise<UserJobPayload> {
  const { clientId, format } = payload
  const title = EXPORT_TITLES[kind]
  if (!title || !format) return payload
  return { ...payload, ...(await exportPayload(context, { clientId, title, format })) }
}

const EXPORT_TITLES: Partial<Record<UserJobKind, string>> = {
  exportObservations: 'Observations',
  exportUsers: 'Users',
}
