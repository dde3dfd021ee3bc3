/** Wraps every operation by its row of the access table, so that no resolver runs for somebody who may not call it. */
import type { GraphQLFieldResolver } from 'graphql'
import { CALLS, mayCall } from '#domain/access.ts'
import { forbidden, tokenExpired, unauthenticated } from '#domain/errors.ts'
import { checkArgumentLimits } from './argumentLimits.ts'
import type { RequestContext } from './context.ts'

export type Resolver = GraphQLFieldResolver<unknown, RequestContext>

export function guard(operation: string, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    authorizeCaller(operation, context)
    checkArgumentLimits(args)
    return resolve(source, args, context, info)
  }
}

/** Stops the boot when an operation has no row in the table, or a row has no operation. */
export function assertCallsComplete(operations: readonly string[]): void {
  const rows = Object.keys(CALLS)
  const withoutRow = operations.filter((operation) => !rows.includes(operation))
  const withoutOperation = rows.filter((row) => !operations.includes(row))
  if (withoutRow.length > 0)
    throw new Error(`No row in the access table for: ${withoutRow.join(', ')}`)
  if (withoutOperation.length > 0)
    throw new Error(
      `The access table names operations that do not exist: ${withoutOperation.join(', ')}`,
    )
}

function authorizeCaller(operation: string, { session, authFailure }: RequestContext): void {
  if (mayCall(session?.role ?? null, operation)) return
  if (session) throw forbidden()
  throw authFailure === 'TOKEN_EXPIRED' ? tokenExpired() : unauthenticated()
}
