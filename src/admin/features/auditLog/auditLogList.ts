/** List source of a client's audit log entries, which are read-only. */
import type { GetListParams, GetListResult } from 'react-admin'
import type { AuditEntriesQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { PERSON } from '../../foundation/data/personFields.ts'
import { request } from '../../foundation/data/request.ts'
import type { FetchList } from '../../foundation/data/dataProvider.ts'
import { type ListRequest, pageVariables } from '../../foundation/data/listVariables.ts'
import { sanitizeAuditFilter } from '../../foundation/router/auditFilter.ts'

export function auditLogList(clientId: string): FetchList {
  const fetchPage = (params: GetListParams, since = 0) => fetchEntries(params, clientId, since)
  const fetchExportPage = exportSnapshotPages(fetchPage)
  return (params: GetListParams & { meta?: ListRequest['meta'] }) =>
    params.meta?.complete ? fetchExportPage(params) : fetchPage(params)
}

export type AuditEntry = AuditEntriesQuery['rows'][number]

type FetchPage = (params: GetListParams, since?: number) => Promise<EntriesPage>
type EntriesPage = GetListResult<AuditEntry> & { total: number }

/**
 * Returns the pages of an export, with the log as it was at the first page. Entries appended during the export come
 * first when the list is sorted newest first: they shift the others and are left out.
 */
function exportSnapshotPages(fetchPage: FetchPage): FetchPage {
  let total = 0
  let since = 0
  return async (params) => {
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 100 }
    if (page === 1) {
      const first = await fetchPage(params)
      total = first.total
      since = 0
      return { ...first, meta: SNAPSHOT }
    }
    const isMoved = params.sort?.order !== 'ASC'
    const end = Math.min(page * perPage, total)
    const start = (page - 1) * perPage
    const rows: AuditEntry[] = []
    while (start + rows.length < end) {
      const skipped = isMoved ? since : 0
      const answer = await fetchPage(params, rows.length + skipped)
      since = answer.total - total
      const appended = (isMoved ? since : 0) - skipped
      const newEntries = answer.data.slice(Math.max(appended, 0))
      // The log has changed in another way: the export reports it.
      if (since < 0 || newEntries.length === 0) return answer
      rows.push(...newEntries)
    }
    return { data: rows.slice(0, end - start), total, meta: SNAPSHOT }
  }
}

const SNAPSHOT = { isSnapshot: true }

async function fetchEntries(
  { pagination, sort, filter, signal }: GetListParams,
  clientId: string,
  since: number,
): Promise<EntriesPage> {
  const { person, action, kind, record, ...otherFilters } = sanitizeAuditFilter(
    filter as Record<string, unknown>,
  )
  const apiFilter = {
    ...otherFilters,
    ...(person ? { userIds: person } : {}),
    ...(action ? { actions: action } : {}),
    ...(kind ? { entities: kind } : {}),
    ...(record ? { recordId: record } : {}),
    ...pageVariables(pagination, since),
    sort: { column: 'at' as const, order: sort?.order ?? 'DESC' },
  }
  const variables = { filter: apiFilter, input: { clientId } }
  const { rows, total } = await request(AUDIT_ENTRIES, variables, { signal })
  return { data: rows, total }
}

const AUDIT_ENTRIES = graphql(`query AuditEntries(
  $filter: AuditEntryFilter, $input: AuditListInput
) {
  rows: allAuditEntries(filter: $filter, input: $input) {
    id client_id position at action user { ${PERSON} deleted_at } entity record_id record_name
    fields { field before after } request_id hash
  }
  total: totalAuditEntries(filter: $filter, input: $input)
}`)
