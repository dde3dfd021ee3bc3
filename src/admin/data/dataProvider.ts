/** react-admin's data provider for one client: ra-data-graphql over the contract, but for rows that were asked for ahead. */
import type { DataProvider, GetListParams, GetListResult } from 'react-admin'
import { takeAhead } from './askAhead.ts'
import { buildQuery } from './buildQuery.ts'
import { lastPageInstead } from './lastPageInstead.ts'
import { loadGraphql } from './loadGraphql.ts'

/** clientId: the client on the screen; null for people whose client the server knows anyway. */
export function dataProvider(clientId: string | null): DataProvider {
  const build = buildQuery(clientId)
  let made: DataProvider | undefined
  const provider = async () => {
    const { graphqlProvider } = await loadGraphql()
    return (made ??= graphqlProvider(clientId))
  }
  const rowsOf = async (resource: string, params: GetListParams): Promise<GetListResult> => {
    const { query, variables, read } = build('getList', resource, params)
    const ahead = await takeAhead({ query, variables })
    if (ahead) return read(ahead.data as Record<string, unknown>) as GetListResult
    return (await provider()).getList(resource, params)
  }
  return {
    supportAbortSignal: true,
    getList: (resource, params) =>
      quietly(
        params,
        lastPageInstead(params, (asked) => rowsOf(resource, asked)),
      ),
    getOne: async (resource, params) =>
      quietly(params, (await provider()).getOne(resource, params)),
    getMany: async (resource, params) =>
      params.ids.length === 0
        ? { data: [] }
        : quietly(params, (await provider()).getMany(resource, params)),
    getManyReference: async (...asked) => (await provider()).getManyReference(...asked),
    create: async (...asked) => (await provider()).create(...asked),
    update: async (...asked) => (await provider()).update(...asked),
    updateMany: async (...asked) => (await provider()).updateMany(...asked),
    delete: async (...asked) => (await provider()).delete(...asked),
    deleteMany: async (...asked) => (await provider()).deleteMany(...asked),
  }
}

/** react-admin knows an abandoned request by the browser's own error only. */
const quietly = <T>({ signal }: { signal?: AbortSignal }, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw signal?.aborted ? new DOMException('The request was abandoned.', 'AbortError') : error
  })
