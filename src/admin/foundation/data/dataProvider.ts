/** react-admin's data provider for one client: ra-data-graphql over the contract, but for rows that were asked for ahead. */
import type { DataProvider, GetListParams, GetListResult } from 'react-admin'
import { buildQuery } from './buildQuery.ts'
import { loadApollo, takePrefetched } from './prefetch.ts'

/** clientId: the client on the screen; null for people whose client the server knows anyway. */
export function dataProvider(clientId: string | null): DataProvider {
  const build = buildQuery(clientId)
  let apolloProvider: DataProvider | undefined
  const loadProvider = async () => {
    const { apolloDataProvider } = await loadApollo()
    return (apolloProvider ??= apolloDataProvider(clientId))
  }
  const fetchList = async (resource: string, params: GetListParams): Promise<GetListResult> => {
    const { query, variables, read } = build('getList', resource, params)
    const prefetched = await takePrefetched({ query, variables })
    if (prefetched) return read(prefetched) as GetListResult
    return (await loadProvider()).getList(resource, params)
  }
  return {
    supportAbortSignal: true,
    getList: (resource, params) =>
      asAbortError(
        params,
        clampToLastPage(params, (asked) => fetchList(resource, asked)),
      ),
    getOne: async (resource, params) =>
      asAbortError(params, (await loadProvider()).getOne(resource, params)),
    getMany: async (resource, params) =>
      params.ids.length === 0
        ? { data: [] }
        : asAbortError(params, (await loadProvider()).getMany(resource, params)),
    getManyReference: async (...asked) => (await loadProvider()).getManyReference(...asked),
    create: async (...asked) => (await loadProvider()).create(...asked),
    update: async (...asked) => (await loadProvider()).update(...asked),
    updateMany: async (...asked) => (await loadProvider()).updateMany(...asked),
    delete: async (...asked) => (await loadProvider()).delete(...asked),
    deleteMany: async (...asked) => (await loadProvider()).deleteMany(...asked),
  }
}

/** react-admin knows an abandoned request by the browser's own error only. */
const asAbortError = <T>({ signal }: { signal?: AbortSignal }, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw signal?.aborted ? new DOMException('The request was abandoned.', 'AbortError') : error
  })

/**
 * A list asked for a page after its last one is answered with the last: react-admin alone would go to the first.
 * Only where `meta.clampToLastPage` asks for it: a dropdown that loads more wants nothing twice.
 */
export async function clampToLastPage(
  params: GetListParams,
  fetchPage: (params: GetListParams) => Promise<GetListResult>,
): Promise<GetListResult> {
  const result = await fetchPage(params)
  const { pagination, meta } = params as GetListParams & { meta?: { lastPageInstead?: boolean } }
  const { data, total } = result
  if (meta?.lastPageInstead !== true || !pagination || data.length > 0 || !total) return result
  const lastPage = Math.ceil(total / pagination.perPage)
  if (pagination.page <= lastPage) return result
  return fetchPage({ ...params, pagination: { ...pagination, page: lastPage } })
}
