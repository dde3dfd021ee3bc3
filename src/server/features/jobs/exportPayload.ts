/** What an export keeps of what was asked for, until its turn comes. */
import { localDayOf } from '#domain/dates.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import { exportFileName } from '#domain/exports/exportFileName.ts'
import type { RequestContext } from '../../context/request/context.ts'
import type { UserJobPayload } from '../../platform/queue/personalPayload.ts'
import { readExportedClient } from '../exports/exportedClientQueries.ts'
import { SHEET_FORMATS } from '../exports/sheetFormats.ts'

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
