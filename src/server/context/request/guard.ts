/**
 * Wraps every operation with its row of the access table, so that no resolver runs for a caller without the right.
 */
import type { GraphQLFieldResolver } from 'graphql'
import { CALLS, mayCall, mayCallBeforeSetup } from '#domain/access.ts'
import {
  badInput,
  forbidden,
  secondFactorSetupRequired,
  tokenExpired,
  unauthenticated,
} from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { isStorableText } from '#domain/wholeCharacters.ts'
import { isExpensive, limitPerson } from './personLimits.ts'
import { type RequestContext, requireSession } from './requestContext.ts'

export type Resolver = GraphQLFieldResolver<unknown, RequestContext>

/** More than a browser asks for at once over its connections. */
const runCall = limitPerson({ running: 8, waiting: 400 })
const runExpensiveCall = limitPerson({ running: 1, waiting: 20 })

export function guard(operation: string, resolve: Resolver): Resolver {
  const call: Resolver = (source, args, context, info) => {
    const work = () => resolve(source, args, context, info)
    return context.session ? runCall(context.session.userId, work) : work()
  }
  const run: Resolver = isExpensive(operation)
    ? (source, args, context, info) =>
        runExpensiveCall(requireSession(context).userId, () => call(source, args, context, info))
    : call
  return (source, args, context, info) => {
    authorizeCaller(operation, context)
    checkArgumentLimits(args)
    return run(source, args, context, info)
  }
}

/** Stops the boot when an operation has no row in the table, or a row no operation. */
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
  if (session?.mustSetUpSecondFactor && !mayCallBeforeSetup(operation))
    throw secondFactorSetupRequired()
  if (mayCall(session?.role ?? null, operation)) return
  if (session) throw forbidden()
  throw authFailure === 'TOKEN_EXPIRED' ? tokenExpired() : unauthenticated()
}

/** Import rows and video frames are limited where they are parsed. */
const EXEMPT_FIELDS = ['rows', 'keypoints']
const MAX_TAKE = 100
const MAX_ITEMS = 1_000
const MAX_TEXT_LENGTH = 100_000

/** Limits every argument: pages of 1 to 100 rows, lengths of id lists, nesting. */
export function checkArgumentLimits(value: unknown, name = 'input'): void {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH)
      throw badInput(name, `At most ${MAX_TEXT_LENGTH} characters.`)
    if (!isStorableText(value)) throw badInput(name, message('textNotStorable'))
  } else if (typeof value === 'number') {
    checkNumber(value, name)
  } else if (Array.isArray(value)) {
    if (value.length > MAX_ITEMS) throw badInput(name, `At most ${MAX_ITEMS} at once.`)
    for (const item of value) checkArgumentLimits(item, name)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorableText(key)) throw badInput(name, message('textNotStorable'))
      if (!EXEMPT_FIELDS.includes(key)) checkArgumentLimits(inner, key)
    }
  }
}

function checkNumber(value: number, name: string): void {
  if (name === 'take' && (value < 1 || value > MAX_TAKE))
    throw badInput('take', `take must be a number from 1 to ${MAX_TAKE}.`)
  if (name === 'skip' && value < 0) throw badInput('skip', 'skip must be 0 or more.')
}
