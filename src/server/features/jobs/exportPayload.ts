/** The payload of an export job: the requested list, kept until a worker runs it. */
import { z } from 'zod'
import { datePresetRange, isDatePreset } from '#domain/charts/datePresets.ts'
import { localDayOf } from '#domain/dates.ts'
import { DATE_PRESETS, EXPORT_FORMATS, type ExportFormat } from '#domain/enumerations.ts'
import { exportFileName } from '#domain/exports/spreadsheetText.ts'
import {
  EXPORT_JOBS,
  type ExportJobKind,
  isExportJobKind,
  type UserJobKind,
} from '#domain/jobs/jobKinds.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { userJobPayload, type UserJobPayload } from './userJobQueries.ts'

export const exportPayloadSchema = userJobPayload.extend({
  format: z.enum(EXPORT_FORMATS),
  /** Named range whose days of then the filter has. */
  dates: z.enum(DATE_PRESETS).nullish(),
})
/** Schema of a sort by one of the list's columns. */
export const sortSchema = <Column extends string>(columns: readonly Column[]) =>
  z.object({ column: z.enum(columns), order: z.enum(['ASC', 'DESC']) })

export type ExportPayload = z.infer<typeof exportPayloadSchema>

type ExportContext = Pick<RequestContext, 'db' | 'now' | 'texts'>

/** Names the file by the current day in the client's time zone. */
export async function exportPayload(
  context: ExportContext,
  { clientId, kind, format }: { clientId: string; kind: ExportJobKind; format: ExportFormat },
): Promise<ExportPayload> {
  const day = await readDay(context, clientId)
  const { t } = context.texts
  const fileName = exportFileName(t(`menu.${EXPORT_JOBS[kind].menu}`), day, format)
  return { clientId, fileName, format }
}

async function readDay({ db, now }: ExportContext, clientId: string): Promise<string> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables.from('clients').select('time_zone'),
  )
  if (!client) throw new Error('This client no longer exists.')
  return localDayOf(now(), client.time_zone)
}

/** Returns the payload for repeating a job: an export gets the name and the named range of the current day. */
export async function refreshedPayload(
  context: RequestContext,
  kind: UserJobKind,
  payload: UserJobPayload & StoredFilters,
): Promise<UserJobPayload> {
  const { clientId, format, dates, filter, where } = payload
  if (!isExportJobKind(kind) || !format) return payload
  const fresh = { ...payload, ...(await exportPayload(context, { clientId, kind, format })) }
  if (!isDatePreset(dates)) return fresh
  const { dateFrom, dateTo } = datePresetRange(dates, await readDay(context, clientId))
  const period =
    kind === 'exportObservations'
      ? { filter: { ...filter, dateFrom, dateTo } }
      : { where: { ...where, closedFrom: dateFrom, closedTo: dateTo } }
  return { ...fresh, ...period }
}

interface StoredFilters {
  dates?: unknown
  filter?: object
  where?: object
}
