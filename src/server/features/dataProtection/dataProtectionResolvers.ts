/** Retention preview, legal holds, and the erasure of a person. */
import type { Resolvers } from '#api/generated/contract.ts'
import { z } from 'zod'
import { retentionDays } from '#domain/dataProtection/dataProtection.ts'
import { notFound } from '#domain/errors.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import { erasePerson, previewErasure } from './erasePerson.ts'
import { endLegalHold, placeLegalHold, readLegalHolds } from './legalHolds.ts'
import {
  countDueObservations,
  countDueRecordings,
  readRetention,
  retentionCutoff,
} from './retentionQueries.ts'

const previewSchema = z.object({
  recordingRetentionDays: retentionDays,
  observationRetentionDays: retentionDays,
})

export const dataProtectionResolvers = {
  Query: {
    retentionPreview: async (_root, { clientId: requested, ...input }, context) => {
      const days = parseInput(previewSchema, input)
      const { clientId } = await accessOf(context, requested)
      const { db, now } = context
      if (!(await readRetention(db, clientId))) throw notFound()
      const cutoff = (value: number | null | undefined) => retentionCutoff(value, now())
      return {
        recordings: await countDueRecordings(db, clientId, cutoff(days.recordingRetentionDays)),
        observations: await countDueObservations(
          db,
          clientId,
          cutoff(days.observationRetentionDays),
        ),
      }
    },
    legalHolds: (_root, target, context) => readLegalHolds(context, target),
    erasurePreview: (_root, { userId }, context) => previewErasure(context, userId),
  },
  Mutation: {
    placeLegalHold: (_root, { input }, context) => placeLegalHold(context, input),
    endLegalHold: (_root, { id }, context) => endLegalHold(context, id),
    erasePerson: (_root, args, context) => erasePerson(context, args),
  },
} satisfies Resolvers<RequestContext>
