/** Job of an observation export: writes the observations that the requester may see when the job runs. */
import type { z } from 'zod'
import type { ObservationSort, ObservationSortColumn } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { observationDaysSchema } from '#domain/observations/observationListInput.ts'
import { recordColumns } from '../../context/listSql/rowColumns.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { exportPayloadSchema, sortSchema } from '../jobs/exportPayload.ts'
import { isMatching, type ObservationQuery } from '../observations/observationConditions.ts'
import { countObservations } from '../observations/observationQueries.ts'
import { readObservationQuery } from '../observations/observationQuery.ts'
import { observationRows } from '../observations/observationRows.ts'
import { OBSERVATION_SORTS, observationOrder } from '../observations/observationSorts.ts'
import { planCounts } from '../observations/observationTotals.ts'
import { EXPORTED_VIDEO_COLUMNS, observationColumns } from './observationColumns.ts'
import { ROWS_PER_FETCH } from './sheetCells.ts'
import { defineExport } from './writeExport.ts'

const observationExportPayload = exportPayloadSchema.extend({
  filter: observationDaysSchema,
  sort: sortSchema(Object.keys(OBSERVATION_SORTS) as ObservationSortColumn[]),
})
export type ObservationExportPayload = z.infer<typeof observationExportPayload>

export const exportObservations = defineExport(
  'exportObservations',
  observationExportPayload,
  async ({ db, access, client }, { filter, sort }) => {
    const query = await readObservationQuery(db, { access, filter })
    return {
      columns: observationColumns({ hasAi: client.ai_enabled, showDeleted: filter.showDeleted }),
      total: await countObservations(db, planCounts(query, null)),
      rows: db.stream<ObservationParent>(
        access,
        (tables) => tables.sql((tenantFilter) => exportQuery(tenantFilter, query, sort)),
        { rows: ROWS_PER_FETCH, asObjects: true },
      ),
    }
  },
)

/** Selects in the list's order, without a page. */
function exportQuery(
  tenantFilter: TenantFilter,
  query: ObservationQuery,
  sort: ObservationSort,
): Sql<ObservationParent> {
  const parts = OBSERVATION_SORTS[sort.column].parts.map(
    ({ join, key, condition }) => sql`select observation.*, ${key(query.access)} as place
      from observations observation ${join(tenantFilter)}
      where ${isMatching(tenantFilter, query)} ${condition ? sql`and ${condition}` : sql``}`,
  )
  const from = sql`(${sql.join(parts, sql` union all `)}) observation
    left join videos video on ${tenantFilter('video')} and video.id = observation.video_id`
  const video = recordColumns('video', 'video', EXPORTED_VIDEO_COLUMNS)
  return sql`${observationRows(tenantFilter, { from, withVideo: false, also: video })}
    ${observationOrder(sort, { key: sql`observation.place`, date: sql`observation.date`, id: sql`observation.id` })}`
}
