/** What an export keeps of what was asked for, until its turn comes. */
import { localDayOf } from '#domain/dates.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import { exportFileName } from '#domain/exports/spreadsheetText.ts'
import type { UserJobKind } from '#domain/jobs/jobKinds.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import type { UserJobPayload } from './userJobQueries.ts'
import { SHEET_FORMATS } from '../exports/sheetFormats.ts'
import { readExportedClient } from '../exports/writeExport.ts'

export interface ExportPayload extends UserJobPayload {
  format: ExportFormat
}

/** The file has the day's name that it is in the client. */
export async function exportPayload(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { clientId, title, format }: { clientId: string; title: string; format: ExportFormat },
): Promise<ExportPayload> {
  const { time_zone: timeZone } = await readExportedClient(db, clientId)
  const { ending } = SHEET_FORMATS[format]
  return { clientId, fileName: exportFileName(title, localDayOf(now(), timeZone), ending), format }
}

/** What is ordered once more: the same, but a file that is written today has today's name. */
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
