/** react-admin's data provider for one client: ra-data-graphql, and prefetched rows where available. */
import type {
  DataProvider,
  GetListParams,
  GetListResult,
  GetOneParams,
  GetOneResult,
} from 'react-admin'
import { buildQuery } from './buildQuery.ts'
import type { ListRequest } from './listVariables.ts'
import { loadApollo, takePrefetched } from './prefetch.ts'

/**
 * `clientId` is the current client, or null for people who have only their own. `lists` are further read-only
 * resources by name.
 */
export function dataProvider(
  clientId: string | null,
  lists: Readonly<Record<string, FetchList>> = {},
): DataProvider {
  const build = buildQuery(clientId)
  let apolloProvider: DataProvider | undefined
  const loadProvider = async () => {
    const { apolloDataProvider } = await loadApollo()
    return (apolloProvider ??= apolloDataProvider(clientId))
  }
  const fetchList = async (resource: string, params: GetListParams): Promise<GetListResult> => {
    const fetchOwnList = lists[resource]
    if (fetchOwnList) return fetchOwnList(params)
    const { query, variables, read } = build('getList', resource, params)
    const prefetched = await takePrefetched({ query, variables })
    if (prefetched) return read(prefetched) as GetListResult
    return (await loadProvider()).getList(resource, params)
  }
  const fetchOne = async (resource: string, params: GetOneParams): Promise<GetOneResult> => {
    const { query, variables, read } = build('getOne', resource, params)
    const prefetched = await takePrefetched({ query, variables })
    if (prefetched) return read(prefetched) as GetOneResult
    return (await loadProvider()).getOne(resource, params)
  }
  return {
    supportAbortSignal: true,
    getList: (resource, params) =>
      asAbortError(
        params,
        clampToLastPage(params, (page) => fetchList(resource, page)),
      ),
    getOne: (resource, params) => asAbortError(params, fetchOne(resource, params)),
    getMany: async (resource, params) =>
      params.ids.length === 0
        ? { data: [] }
        : asAbortError(params, (await loadProvider()).getMany(resource, params)),
    getManyReference: async (...params) => (await loadProvider()).getManyReference(...params),
    create: async (...params) => (await loadProvider()).create(...params),
    update: async (...params) => (await loadProvider()).update(...params),
    updateMany: async (...params) => (await loadProvider()).updateMany(...params),
    delete: async (...params) => (await loadProvider()).delete(...params),
    deleteMany: async (...params) => (await loadProvider()).deleteMany(...params),
  }
}

export type FetchList = (params: GetListParams) => Promise<GetListResult>

/** react-admin recognises an aborted request only by the browser's own error. */
const asAbortError = <T>({ signal }: { signal?: AbortSignal }, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw signal?.aborted ? new DOMException('The request was aborted.', 'AbortError') : error
  })

/**
 * Returns the last page instead of an empty page after it, where react-admin alone would go to the first. Only with
 * `meta.clampToLastPage`: a dropdown that loads more pages must not get rows twice.
 */
export async function clampToLastPage(
  params: GetListParams,
  fetchPage: (params: GetListParams) => Promise<GetListResult>,
): Promise<GetListResult> {
  const result = await fetchPage(params)
  const { pagination, meta } = params as GetListParams & Pick<ListRequest, 'meta'>
  const { data, total } = result
  if (meta?.clampToLastPage !== true || !pagination || data.length > 0 || !total) return result
  const lastPage = Math.ceil(total / pagination.perPage)
  if (pagination.page <= lastPage) return result
  return fetchPage({ ...params, pagination: { ...pagination, page: lastPage } })
}
