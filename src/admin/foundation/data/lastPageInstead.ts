/** A list asked for a page after its last one is answered with the last: react-admin alone would go to the first. */
import type { GetListParams, GetListResult } from 'react-admin'

/** Only where `meta.clampToLastPage` asks for it: a dropdown that loads more wants nothing twice. */
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
