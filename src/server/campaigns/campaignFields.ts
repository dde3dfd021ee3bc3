/** The fields of a campaign that are about its occurrences and people. */
import type { CampaignObserved_UsersArgs, Resolvers } from '#api/generated/contract.ts'
import type { CampaignParent } from '#api/parents.ts'
import {
  nextOccurrences,
  occurrenceOn,
  occurrencesOf,
  shownOccurrence,
  type Occurrence,
} from '#domain/campaigns/occurrences.ts'
import { addDays, dayOf, isDay } from '#domain/dates.ts'
import { badInput } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { RequestContext } from '../graphql/context.ts'
import { asksFor } from '../list/asksFor.ts'
import { checked } from '../list/checked.ts'
import { peopleOf, progressOf } from './campaignProgress.ts'

export const campaignFields = {
  Campaign: {
    occurrences: async (campaign, _args, context, info) => {
      const isCounted = COUNTS.some((field) => asksFor(info, field))
      return Promise.all(
        toldOf(campaign, todayOf(campaign, context)).map(async (occurrence) => ({
          start_date: occurrence.start,
          end_date: occurrence.end,
          ...(isCounted ? await progressOf(context, campaign, occurrence) : NOT_ASKED),
        })),
      )
    },
    observed_user_count: async (campaign, { occurrence }, context) =>
      (await progressOf(context, campaign, named(campaign, occurrence, context)))
        .observed_user_count,
    not_observed_user_count: async (campaign, { occurrence }, context) =>
      (await progressOf(context, campaign, named(campaign, occurrence, context)))
        .not_observed_user_count,
    observed_users: people(true),
    not_observed_users: people(false),
  },
} satisfies Resolvers<RequestContext>

const COUNTS = ['observation_count', 'observed_user_count', 'not_observed_user_count'] as const
const NOT_ASKED = { observation_count: 0, observed_user_count: 0, not_observed_user_count: 0 }

/** Occurrences that a campaign tells. */
const MOST = 100

/** Those that have begun and the next one, oldest first. */
function toldOf(campaign: CampaignParent, today: string): Occurrence[] {
  const begun = occurrencesOf(schedule(campaign), today, MOST)
  const next = nextOccurrences(schedule(campaign), addDays(today, 1), 2).find(
    ({ start }) => start > today,
  )
  return [...begun, ...(next ? [next] : [])].slice(-MOST)
}

function people(observed: boolean) {
  return async (
    campaign: CampaignParent,
    { occurrence, ...args }: CampaignObserved_UsersArgs,
    context: RequestContext,
  ) => {
    const { skip, take, search } = checked(listInputSchema, args)
    const asked = { observed, skip, take, search }
    return peopleOf(context, campaign, named(campaign, occurrence, context), asked)
  }
}

/** BAD_INPUT where none begins on that day. */
function named(
  campaign: CampaignParent,
  start: string | null | undefined,
  context: RequestContext,
): Occurrence {
  const found = start
    ? isDay(start) && occurrenceOn(schedule(campaign), start)
    : shownOccurrence(schedule(campaign), todayOf(campaign, context))
  if (!found || (start && found.start !== start))
    throw badInput('occurrence', MESSAGES.occurrenceUnknown)
  return found
}

const todayOf = ({ time_zone }: CampaignParent, { now }: RequestContext): string =>
  dayOf(now(), time_zone)

const schedule = ({ start_date, end_date, frequency }: CampaignParent) => ({
  start_date,
  end_date,
  frequency,
})
