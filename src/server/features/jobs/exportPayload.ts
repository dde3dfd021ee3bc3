/** The payload of an export job: the requested list, kept until a worker runs it. */
import { localDayOf } from '#domain/dates.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import { exportFileName } from '#domain/exports/spreadsheetText.ts'
import type { ExportJobKind, UserJobKind } from '#domain/jobs/jobKinds.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import type { UserJobPayload } from './userJobQueries.ts'

export interface ExportPayload extends UserJobPayload {
  format: ExportFormat
}

/** Names the file by the current day in the client's time zone. */
export async function exportPayload(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { clientId, kind, format }: { clientId: string; kind: ExportJobKind; format: ExportFormat },
): Promise<ExportPayload> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('time_zone'),
  )
  if (!client) throw new Error('This client no longer exists.')
  const day = localDayOf(now(), client.time_zone)
  return { clientId, fileName: exportFileName(EXPORT_TITLES[kind], day, format), format }
}

/** Returns the payload for repeating a job: an export's file gets the current day's name. */
export async function refreshedPayload(
  context: RequestContext,
  kind: UserJobKind,
  payload: UserJobPayload,
): Promise<UserJobPayload> {
  const { clientId, format } = payload
  if (!isExportKind(kind) || !format) return payload
  return { ...payload, ...(await exportPayload(context, { clientId, kind, format })) }
}

const isExportKind = (kind: UserJobKind): kind is ExportJobKind => kind in EXPORT_TITLES

/** Titles of the file and of its sheet. */
export const EXPORT_TITLES: Record<ExportJobKind, string> = {
  exportObservations: 'Observations',
  exportUsers: 'Users',
  exportLocations: 'Locations',
  exportDepartments: 'Departments',
  exportTasks: 'Tasks',
  exportClients: 'Clients',
  exportGbsVideos: 'GBS Library',
  exportCampaigns: 'Campaigns',
}
