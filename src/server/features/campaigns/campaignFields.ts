/** Resolvers of campaign fields about occurrences and people. */
import type { CampaignObserved_UsersArgs, Resolvers } from '#api/generated/contract.ts'
import type { CampaignParent, PersonParent } from '#api/parents.ts'
import {
  displayedOccurrence,
  type Occurrence,
  occurrenceOn,
  occurrencesUntil,
  upcomingOccurrences,
} from '#domain/campaigns/occurrences.ts'
import { addDays, isDay, localDayOf } from '#domain/dates.ts'
import { badInput } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { MESSAGES } from '#domain/messages.ts'
import { coalesceReads } from '../../context/request/coalesceReads.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import {
  type CampaignOccurrence,
  type PeoplePage,
  type Progress,
  readObservedPeople,
  readProgress,
} from './occurrenceQueries.ts'

type OccurrenceKey = { client_id: string } & CampaignOccurrence

/** Batches the fields of all campaigns in one call: one statement for each kind of question. */
function loadProgress(
  context: RequestContext,
  campaign: CampaignParent,
  occurrence: Occurrence,
): Promise<Progress> {
  return progressLoader(context)(occurrenceKey(campaign, occurrence))
}

function loadPeople(
  context: RequestContext,
  campaign: CampaignParent,
  occurrence: Occurrence,
  page: PeoplePage,
): Promise<PersonParent[]> {
  return peopleLoader(context, page)(occurrenceKey(campaign, occurrence))
}

const occurrenceKey = (
  { client_id, id }: CampaignParent,
  { start, end }: Occurrence,
): OccurrenceKey => ({
  client_id,
  campaignId: id,
  start,
  end,
})

type OccurrenceLoader<Answer> = (question: OccurrenceKey) => Promise<Answer>
const progressLoaders = new WeakMap<RequestContext, OccurrenceLoader<Progress>>()
const peopleLoaders = new WeakMap<RequestContext, Map<string, OccurrenceLoader<PersonParent[]>>>()

function progressLoader(context: RequestContext): OccurrenceLoader<Progress> {
  const known = progressLoaders.get(context)
  if (known) return known
  const made = coalesceReads<OccurrenceKey, Progress>((questions) =>
    batchByClient(questions, async (clientId, rounds) =>
      readProgress(context.db, await accessOf(context, clientId), rounds),
    ),
  )
  progressLoaders.set(context, made)
  return made
}

function peopleLoader(context: RequestContext, page: PeoplePage): OccurrenceLoader<PersonParent[]> {
  const known = peopleLoaders.get(context) ?? new Map<string, OccurrenceLoader<PersonParent[]>>()
  peopleLoaders.set(context, known)
  const key = JSON.stringify(page)
  const made =
    known.get(key) ??
    coalesceReads<OccurrenceKey, PersonParent[]>((questions) =>
      batchByClient(questions, async (clientId, rounds) =>
        readObservedPeople(context.db, await accessOf(context, clientId), rounds, page),
      ),
    )
  known.set(key, made)
  return made
}

/** The provider may request records of several clients in one call. */
async function batchByClient<Answer>(
  questions: readonly OccurrenceKey[],
  read: (clientId: string, rounds: readonly CampaignOccurrence[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers = new Map<OccurrenceKey, Answer>()
  for (const clientId of new Set(questions.map(({ client_id }) => client_id))) {
    const own = questions.filter(({ client_id }) => client_id === clientId)
    for (const [place, answer] of (await read(clientId, own)).entries())
      answers.set(own[place] as OccurrenceKey, answer)
  }
  return questions.map((question) => answers.get(question) as Answer)
}

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

/** Maximum number of occurrences listed for a campaign. */
const MAX_OCCURRENCES = 100

/** Returns the occurrences that have begun and the next one, oldest first. */
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

/** BAD_INPUT when no occurrence begins on that day. */
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
