/** The work of an export of observations: what its asker may see now of what they asked for. */
import type { ObservationSort } from '#api/generated/contract.ts'
import {
  type ObservationListInput,
  observationListInputSchema,
} from '#domain/observations/observationListInput.ts'
import { askerOf, NO_LONGER_ALLOWED } from '../jobCentre/askerOf.ts'
import type { Handler } from '../jobs/job.ts'
import { daysOf } from '../observations/daysOf.ts'
import { countObservations } from '../observations/observationQueries.ts'
import { readExportedClient } from './exportedClientQueries.ts'
import { observationColumns, streamObservations } from './exportedObservations.ts'
import type { ExportPayload } from './exportPayload.ts'
import { writeExport } from './writeExport.ts'

export interface ObservationsExport extends ExportPayload {
  filter: ObservationListInput
  sort: ObservationSort
}

export const exportObservations: Handler = async (job, parts) => {
  const asker = await askerOf(job, parts, 'triggerExportObservations')
  if (!asker) return { state: 'failed', reason: NO_LONGER_ALLOWED }
  const { access } = asker
  const payload = job.payload as ObservationsExport
  const filter = observationListInputSchema.parse(payload.filter)
  const client = await readExportedClient(parts.db, access.clientId)
  const query = { access, filter, days: await daysOf(parts.db, access, filter) }
  return writeExport(job, parts, {
    title: 'Observations',
    format: payload.format,
    columns: observationColumns(client, filter),
    total: await countObservations(parts.db, query),
    rows: streamObservations(parts.db, { ...query, client, sort: payload.sort }),
  })
}
