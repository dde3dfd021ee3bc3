/** Which people a call asks for: its filter checked, within the caller's access. */
import type { QueryAllUsersArgs } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf } from '../../context/visibility/access.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { parseInput } from '../../context/request/checked.ts'
import type { UserQuery } from './userQueries.ts'

export async function parseUserListArgs(
  context: RequestContext,
  { filter, input, where }: QueryAllUsersArgs,
): Promise<UserQuery> {
  const list = parseInput(listInputSchema, filter ?? {})
  const access = await accessOf(context, input?.clientId)
  return { access, list, filter: filter ?? {}, where: where ?? {}, id: null }
}

/** Unless another order is asked for. */
export const USERS_BY_NAME = { column: 'name', order: 'ASC' } as const
