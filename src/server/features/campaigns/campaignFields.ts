/** The fields of a campaign that are about its occurrences and people. */
import type { CampaignObserved_UsersArgs, Resolvers } from '#api/generated/contract.ts'
import type { CampaignParent } from '#api/parents.ts'
import {
  upcomingOccurrences,
  occurrenceOn,
  occurrencesUntil,
  displayedOccurrence,
  type Occurrence,
} from '#domain/campaigns/occurrences.ts'
import { addDays, localDayOf, isDay } from '#domain/dates.ts'
import { badInput } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { selectsField } from '../../context/request/asksFor.ts'
import { parseInput } from '../../context/request/checked.ts'
import { loadPeople, loadProgress } from './campaignProgress.ts'

export const campaignFields = {
  Campaign: {
    occurrences: async (campaign, _args, context, info) => {
      const isCounted = COUNT_FIELDS.some((field) => selectsField(info, field))
      return Promise.all(
        listedOccurrences(campaign, todayOf(campaign, context)).map(async (occurrence) => ({
          start_date: occurrence.start,
          end_date: occurrence.end,
          ...(isCounted ? await loadProgress(context, campaign, occurrence) : NO_COUNTS),
        })),
      )
    },
    observed_user_count: async (campaign, { occurrence }, context) =>
      (await loadProgress(context, campaign, requestedOccurrence(campaign, occurrence, context)))
        .observed_user_count,
    not_observed_user_count: async (campaign, { occurrence }, context) =>
      (await loadProgress(context, campaign, requestedOccurrence(campaign, occurrence, context)))
        .not_observed_user_count,
    observed_users: peopleField(true),
    not_observed_users: peopleField(false),
  },
} satisfies Resolvers<RequestContext>

const COUNT_FIELDS = [
  'observation_count',
  'observed_user_count',
  'not_observed_user_count',
] as const
const NO_COUNTS = { observation_count: 0, observed_user_count: 0, not_observed_user_count: 0 }

/** Occurrences that a campaign tells. */
const MAX_OCCURRENCES = 100

/** Those that have begun and the next one, oldest first. */
function listedOccurrences(campaign: CampaignParent, today: string): Occurrence[] {
  const started = occurrencesUntil(scheduleOf(campaign), today, MAX_OCCURRENCES)
  const next = upcomingOccurrences(scheduleOf(campaign), addDays(today, 1), 2).find(
    ({ start }) => start > today,
  )
  return [...started, ...(next ? [next] : [])].slice(-MAX_OCCURRENCES)
}

function peopleField(observed: boolean) {
  return async (
    campaign: CampaignParent,
    { occurrence, ...args }: CampaignObserved_UsersArgs,
    context: RequestContext,
  ) => {
    const { skip, take, search } = parseInput(listInputSchema, args)
    const page = { observed, skip, take, search }
    return loadPeople(context, campaign, requestedOccurrence(campaign, occurrence, context), page)
  }
}

/** BAD_INPUT where none begins on that day. */
function requestedOccurrence(
  campaign: CampaignParent,
  start: string | null | undefined,
  context: RequestContext,
): Occurrence {
  const found = start
    ? isDay(start) && occurrenceOn(scheduleOf(campaign), start)
    : displayedOccurrence(scheduleOf(campaign), todayOf(campaign, context))
  if (!found || (start && found.start !== start))
    throw badInput('occurrence', MESSAGES.occurrenceUnknown)
  return found
}

const todayOf = ({ time_zone }: CampaignParent, { now }: RequestContext): string =>
  localDayOf(now(), time_zone)

const scheduleOf = ({ start_date, end_date, frequency }: CampaignParent) => ({
  start_date,
  end_date,
  frequency,
})
