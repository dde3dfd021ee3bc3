/** The app's data provider with a list more: the entries of a client's audit log, which nobody adds, changes or removes. */
import type { DataProvider, GetListParams, GetListResult } from 'react-admin'
import type { AuditEntriesQuery } from '#api/generated/operations.ts'
import { graphql } from '#api/graphql.ts'
import { request } from '../../foundation/data/request.ts'
import { clampToLastPage } from '../../foundation/data/dataProvider.ts'
import { sanitizeAuditFilter } from '../../foundation/router/auditFilter.ts'

export function auditDataProvider(base: DataProvider, clientId: string): DataProvider {
  const fetchPage = (params: GetListParams, since = 0) => fetchEntries(params, clientId, since)
  const fetchExportPage = exportSnapshotPages(fetchPage)
  const list = async (params: GetListParams) => {
    const { signal, meta } = params as GetListParams & { meta?: { whole?: boolean } }
    try {
      return await (meta?.whole ? fetchExportPage(params) : clampToLastPage(params, fetchPage))
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    }
  }
  return {
    ...base,
    getList: async (resource: string, params: GetListParams) =>
      resource === AUDIT_LOG ? list(params) : base.getList(resource, params),
  } as DataProvider
}

/** What react-admin calls the list. */
export const AUDIT_LOG = 'auditlog'

export type AuditEntry = AuditEntriesQuery['rows'][number]

type FetchPage = (params: GetListParams, since?: number) => Promise<EntriesPage>
type EntriesPage = GetListResult<AuditEntry> & { total: number }

/**
 * An export is the log as it was at its first page. What is appended meanwhile stands before the others where the
 * newest come first, moves them on, and is left out.
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
      return first
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
      const more = answer.data.slice(Math.max(appended, 0))
      // What was asked for is no longer the same list, which the export then says.
      if (since < 0 || more.length === 0) return answer
      rows.push(...more)
    }
    return { data: rows.slice(0, end - start), total }
  }
}

async function fetchEntries(
  { pagination, sort, filter, signal }: GetListParams,
  clientId: string,
  since: number,
): Promise<EntriesPage> {
  const { page, perPage } = pagination ?? { page: 1, perPage: 10 }
  const { person, action, kind, record, ...same } = sanitizeAuditFilter(
    filter as Record<string, unknown>,
  )
  const apiFilter = {
    ...same,
    ...(person ? { userIds: person } : {}),
    ...(action ? { actions: action } : {}),
    ...(kind ? { entities: kind } : {}),
    ...(record ? { recordId: record } : {}),
    skip: Math.min((page - 1) * perPage + since, MAX_SKIP),
    take: perPage,
    sort: { column: 'at' as const, order: sort?.order ?? 'DESC' },
  }
  const variables = { filter: apiFilter, input: { clientId } }
  const { rows, total } = await request(AUDIT_ENTRIES, variables, signal ? { signal } : {})
  return { data: rows, total }
}

/** The contract's Int ends at 2,147,483,647. */
const MAX_SKIP = 2_000_000_000

const AUDIT_ENTRIES = graphql(`
  query AuditEntries($filter: AuditEntryFilter, $input: AuditListInput) {
    rows: allAuditEntries(filter: $filter, input: $input) {
      id
      client_id
      position
      at
      action
      user {
        id
        firstname
        lastname
        deleted_at
      }
      entity
      record_id
      record_name
      fields {
        field
        before
        after
      }
      request_id
      hash
    }
    total: totalAuditEntries(filter: $filter, input: $input)
  }
`)
