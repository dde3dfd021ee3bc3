/** A list asked for a page after its last one is answered with the last: react-admin alone would go to the first. */
import type { GetListParams, GetListResult } from 'react-admin'

/** Only where `meta.lastPageInstead` asks for it: a dropdown that loads more wants nothing twice. */
export async function lastPageInstead(
  params: GetListParams,
  ask: (params: GetListParams) => Promise<GetListResult>,
): Promise<GetListResult> {
  const answer = await ask(params)
  const { pagination, meta } = params as GetListParams & { meta?: { lastPageInstead?: boolean } }
  const { data, total } = answer
  if (meta?.lastPageInstead !== true || !pagination || data.length > 0 || !total) return answer
  const last = Math.ceil(total / pagination.perPage)
  if (pagination.page <= last) return answer
  return ask({ ...params, pagination: { ...pagination, page: last } })
}
