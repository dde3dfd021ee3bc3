/** The work of an export of observations: what its asker may see now of what they asked for. */
import type { ObservationSort } from '#api/generated/contract.ts'
import {
  type ObservationListInput,
  observationListInputSchema,
} from '#domain/observations/observationListInput.ts'
import { requesterOf, ACCESS_REVOKED } from '../jobs/askerOf.ts'
import type { JobHandler } from '../../platform/queue/job.ts'
import { readDateRange } from '../../context/listSql/daysOf.ts'
import { countObservations } from '../observations/observationQueries.ts'
import { readExportedClient } from './exportedClientQueries.ts'
import { observationColumns, streamObservations } from './exportedObservations.ts'
import type { ExportPayload } from '../jobs/exportPayload.ts'
import { writeExport } from './writeExport.ts'

export interface ObservationExportPayload extends ExportPayload {
  filter: ObservationListInput
  sort: ObservationSort
}

export const exportObservations: JobHandler = async (job, parts) => {
  const requester = await requesterOf(job, parts, 'triggerExportObservations')
  if (!requester) return { state: 'failed', reason: ACCESS_REVOKED }
  const { access } = requester
  const payload = job.payload as ObservationExportPayload
  const filter = observationListInputSchema.parse(payload.filter)
  const client = await readExportedClient(parts.db, access.clientId)
  const query = { access, filter, days: await readDateRange(parts.db, access, filter) }
  return writeExport(job, parts, {
    title: 'Observations',
    format: payload.format,
    columns: observationColumns(client, filter),
    total: await countObservations(parts.db, query),
    rows: streamObservations(parts.db, { ...query, client, sort: payload.sort }),
  })
}
