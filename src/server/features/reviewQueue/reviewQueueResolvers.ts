/** The review queue: hands out results of the AI that nobody has reviewed. */
import type {
  BlindObservation as ContractBlindObservation,
  MutationClaimReviewsArgs,
  Resolvers,
  ReviewQueue,
} from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { applicablePrinciples } from '#domain/observations/principles.ts'
import { reviewClaimSchema } from '#domain/reviewQueue/reviewQueueInput.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseObservationQuery } from '../observations/observationQuery.ts'
import { recordingUrl } from '../recordingViews/recordingLinks.ts'
import { type BlindObservation, claimReviews, countReviews } from './reviewQueueQueries.ts'
import { submitBlindReview } from './submitBlindReview.ts'

export const reviewQueueResolvers = {
  Query: {
    totalToReview: async (_root, args, context) =>
      countReviews(context.db, await parseObservationQuery(context, args)),
  },
  Mutation: {
    claimReviews: (_root, args, context) => claim(context, args),
    submitBlindReview: (_root, args, context) => submitBlindReview(context, args),
  },
} satisfies Resolvers<RequestContext>

async function claim(
  context: RequestContext,
  { filter, input, ...args }: MutationClaimReviewsArgs,
): Promise<ReviewQueue> {
  const wanted = parseInput(reviewClaimSchema, args)
  const query = await parseObservationQuery(context, { filter, input })
  const { clientId } = query.access
  const { reviews, left } = await context.db.write({ clientId }, async (transaction) => {
    const [client] = await transaction.run((tables) =>
      tables.from('clients').select('show_ai_feedback_options'),
    )
    if (!client?.show_ai_feedback_options) throw badInput('clientId', message('aiReviewRefused'))
    return claimReviews(transaction, query, wanted, context.now())
  })
  return {
    claimed: reviews.map(({ id, blind }) => ({ id, blind: blind && toContract(context, blind) })),
    left,
  }
}

const toContract = (
  context: RequestContext,
  { client_id, video_id, file_location, task, location, ...shown }: BlindObservation,
): ContractBlindObservation => ({
  date: new Date(shown.date).toISOString(),
  lift_start_time: shown.lift_start_time,
  lift_end_time: shown.lift_end_time,
  task_name: task.name,
  location_name: location.name,
  principles: applicablePrinciples(task),
  video_url: recordingUrl(context, { client_id, id: video_id }, file_location),
})
