/** The review queue: hands out results of the AI that nobody has reviewed. */
import type { MutationClaimReviewsArgs, Resolvers, ReviewQueue } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { reviewClaimSchema } from '#domain/reviewQueue/reviewQueueInput.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseObservationQuery } from '../observations/observationQuery.ts'
import { claimReviews, countReviews } from './reviewQueueQueries.ts'

export const reviewQueueResolvers = {
  Query: {
    totalToReview: async (_root, args, context) =>
      countReviews(context.db, await parseObservationQuery(context, args)),
  },
  Mutation: {
    claimReviews: (_root, args, context) => claim(context, args),
  },
} satisfies Resolvers<RequestContext>

async function claim(
  context: RequestContext,
  { filter, input, ...args }: MutationClaimReviewsArgs,
): Promise<ReviewQueue> {
  const wanted = parseInput(reviewClaimSchema, args)
  const query = await parseObservationQuery(context, { filter, input })
  const { clientId } = query.access
  const { ids, left } = await context.db.write({ clientId }, async (transaction) => {
    const [client] = await transaction.run((tables) =>
      tables.from('clients').select('show_ai_feedback_options'),
    )
    if (!client?.show_ai_feedback_options) throw badInput('clientId', message('aiReviewRefused'))
    return claimReviews(transaction, query, wanted, context.now())
  })
  return { claimed: ids.map((id) => ({ id })), left }
}
