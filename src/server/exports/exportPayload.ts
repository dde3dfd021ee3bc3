/** What an export keeps of what was asked for, until its turn comes. */
import { localDayOf } from '#domain/dates.ts'
import type { ExportFormat } from '#domain/enumerations.ts'
import { exportFileName } from '#domain/sheets/exportFileName.ts'
import type { RequestContext } from '../graphql/context.ts'
import type { UserJobPayload } from '../jobs/personalPayload.ts'
import { readExportedClient } from './exportedClientQueries.ts'
import { SHEET_FORMATS } from './sheetFile.ts'

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
