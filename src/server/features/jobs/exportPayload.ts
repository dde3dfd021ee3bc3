/** The payload of an export job: the requested list, kept until a worker runs it. */
import { z } from 'zod'
import { localDayOf } from '#domain/dates.ts'
import { EXPORT_FORMATS, type ExportFormat } from '#domain/enumerations.ts'
import { exportFileName } from '#domain/exports/spreadsheetText.ts'
import {
  EXPORT_JOBS,
  type ExportJobKind,
  isExportJobKind,
  type UserJobKind,
} from '#domain/jobs/jobKinds.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { userJobPayload, type UserJobPayload } from './userJobQueries.ts'

export const exportPayloadSchema = userJobPayload.extend({ format: z.enum(EXPORT_FORMATS) })
/** Schema of a sort by one of the list's columns. */
export const sortSchema = <Column extends string>(columns: readonly Column[]) =>
  z.object({ column: z.enum(columns), order: z.enum(['ASC', 'DESC']) })

export type ExportPayload = z.infer<typeof exportPayloadSchema>

/** Names the file by the current day in the client's time zone. */
export async function exportPayload(
  { db, now, texts }: Pick<RequestContext, 'db' | 'now' | 'texts'>,
  { clientId, kind, format }: { clientId: string; kind: ExportJobKind; format: ExportFormat },
): Promise<ExportPayload> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('time_zone'),
  )
  if (!client) throw new Error('This client no longer exists.')
  const day = localDayOf(now(), client.time_zone)
  return {
    clientId,
    fileName: exportFileName(texts.t(`menu.${EXPORT_JOBS[kind].menu}`), day, format),
    format,
  }
}

/** Returns the payload for repeating a job: an export's file gets the current day's name. */
export async function refreshedPayload(
  context: RequestContext,
  kind: UserJobKind,
  payload: UserJobPayload,
): Promise<UserJobPayload> {
  const { clientId, format } = payload
  if (!isExportJobKind(kind) || !format) return payload
  return { ...payload, ...(await exportPayload(context, { clientId, kind, format })) }
}
