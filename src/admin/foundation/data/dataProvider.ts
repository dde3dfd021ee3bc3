/** react-admin's data provider for one client, over ra-data-graphql. */
import buildGraphqlProvider from 'ra-data-graphql'
import type { DataProvider, GetListParams, GetListResult } from 'react-admin'
import { apolloClient, documentOf } from './apolloClient.ts'
import { buildQuery, type RequestName } from './buildQuery.ts'
import type { ListRequest } from './listVariables.ts'

/**
 * `clientId` is the current client, or null for people who have only their own. `lists` are further read-only
 * resources by name.
 */
export function dataProvider(
  clientId: string | null,
  lists: Readonly<Record<string, FetchList>> = {},
): DataProvider {
  const build = buildQuery(clientId)
  const provider = buildGraphqlProvider({
    client: apolloClient,
    // buildQuery knows the API.
    introspection: false,
    buildQuery: () => (request, resource, params) => {
      const { query, variables, read } = build(request as RequestName, resource, params)
      return { query: documentOf(query), variables, parseResponse: ({ data }) => read(data) }
    },
  })
  const fetchList = (resource: string, params: GetListParams): Promise<GetListResult> =>
    lists[resource]?.(params) ?? provider.getList(resource, params)
  return {
    ...provider,
    supportAbortSignal: true,
    getList: (resource, params) =>
      asAbortError(
        params,
        clampToLastPage(params, (page) => fetchList(resource, page)),
      ),
    getOne: (resource, params) => asAbortError(params, provider.getOne(resource, params)),
    getMany: async (resource, params) =>
      params.ids.length === 0
        ? { data: [] }
        : asAbortError(params, provider.getMany(resource, params)),
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
