/** Resolvers of one's own second factor and devices. */
import type { Resolvers, Security } from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { endDevices, readDevices } from './deviceQueries.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './secondFactor.ts'
import { type Person, readSecondFactor, readSecondFactorRequired } from './secondFactorQueries.ts'

export const securityResolvers = {
  Query: {
    mySecurity: (_root, _args, context) => readSecurity(context, requireSession(context)),
  },
  Mutation: {
    startSecondFactor: (_root, { password }, context) => startSecondFactor(context, password),
    confirmSecondFactor: (_root, { code }, context) => confirmSecondFactor(context, code),
    renewRecoveryCodes: (_root, { code }, context) => renewRecoveryCodes(context, code),
    removeSecondFactor: (_root, { code }, context) => removeSecondFactor(context, code),
    endMyDevice: async (_root, { id }, context) => {
      const { userId, clientId } = requireSession(context)
      const device = { userId, clientId, only: requireUuid(id) }
      const ended = await context.db.write({ clientId }, (transaction) =>
        endDevices(transaction, context, device),
      )
      if (ended === 0) throw notFound()
      return true
    },
    endMyOtherDevices: (_root, _args, context) => {
      const { userId, clientId, sessionId: allBut } = requireSession(context)
      return context.db.write({ clientId }, (transaction) =>
        endDevices(transaction, context, { userId, clientId, allBut }),
      )
    },
  },
} satisfies Resolvers<RequestContext>

/** Returns how a person signs in; their right to know is the caller's to check. */
export async function readSecurity(context: RequestContext, person: Person): Promise<Security> {
  const { db, now } = context
  const { sessionId: currentSessionId } = requireSession(context)
  const [factor, isRequired, devices] = await Promise.all([
    readSecondFactor(db, person),
    readSecondFactorRequired(db, person),
    readDevices(db, person, { now: now(), currentSessionId }),
  ])
  const since = factor?.confirmed_at ?? null
  return {
    second_factor_since: since && since.toISOString(),
    recovery_codes_left: since === null ? 0 : (factor?.recovery_codes_left ?? 0),
    second_factor_required: isRequired,
    devices,
  }
}
