/** Resolvers of campaign fields about occurrences and people. */
import type { CampaignObserved_UsersArgs, Resolvers } from '#api/generated/contract.ts'
import type { CampaignParent } from '#api/parents.ts'
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
import { message } from '#domain/messages.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requestBatchLoader } from '../../context/request/requestBatchLoader.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import {
  type CampaignOccurrence,
  type PeoplePage,
  readObservedPeople,
  readProgress,
} from './occurrenceQueries.ts'

type OccurrenceKey = { client_id: string } & CampaignOccurrence
type PeopleKey = OccurrenceKey & { page: PeoplePage }

const loadProgress = requestBatchLoader(
  (context: RequestContext, occurrences: readonly OccurrenceKey[]) =>
    readGroups(
      occurrences,
      ({ client_id }) => client_id,
      async (group, { client_id }) =>
        readProgress(context.db, await accessOf(context, client_id), {
          occurrences: group,
          now: context.now(),
        }),
    ),
)

const loadPeople = requestBatchLoader((context: RequestContext, pages: readonly PeopleKey[]) =>
  readGroups(
    pages,
    ({ client_id, page }) => JSON.stringify([client_id, page]),
    async (group, { client_id, page }) =>
      readObservedPeople(context.db, await accessOf(context, client_id), {
        occurrences: group,
        now: context.now(),
        page,
      }),
  ),
)

/** Reads each group in one statement; the values are in the order of the keys. */
async function readGroups<Key, Value>(
  keys: readonly Key[],
  groupOf: (key: Key) => string,
  read: (group: readonly Key[], first: Key) => Promise<readonly Value[]>,
): Promise<Value[]> {
  const groups = new Map<string, [Key, ...Key[]]>()
  for (const key of keys) {
    const group = groups.get(groupOf(key))
    if (group) group.push(key)
    else groups.set(groupOf(key), [key])
  }
  const values = new Map<Key, Value>()
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const groupValues = await read(group, group[0])
      for (const [place, key] of group.entries()) values.set(key, groupValues[place] as Value)
    }),
  )
  return keys.map((key) => values.get(key) as Value)
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

/** Names records out of the reader's sight by a message. */
const target =
  (field: 'task' | 'location' | 'department') =>
  ({ [field]: record }: CampaignParent, _args: object, { texts }: RequestContext) =>
    record ? { ...record, name: texts.word(record.name) } : null

export const campaignFields = {
  Campaign: {
    task: target('task'),
    location: target('location'),
    department: target('department'),
    occurrences: async (campaign, _args, context, info) => {
      const isCounted = COUNT_FIELDS.some((field) => selectsField(info, field))
      return Promise.all(
        listedOccurrences(campaign, todayOf(campaign, context)).map(async (occurrence) => ({
          start_date: occurrence.start,
          end_date: occurrence.end,
          ...(isCounted
            ? await loadProgress(context, occurrenceKey(campaign, occurrence))
            : NO_COUNTS),
        })),
      )
    },
    observed_user_count: async (campaign, { occurrence }, context) =>
      (await loadProgress(context, requestedKey(campaign, occurrence, context)))
        .observed_user_count,
    not_observed_user_count: async (campaign, { occurrence }, context) =>
      (await loadProgress(context, requestedKey(campaign, occurrence, context)))
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
    return loadPeople(context, { ...requestedKey(campaign, occurrence, context), page })
  }
}

/** BAD_INPUT when no occurrence begins on that day. */
function requestedKey(
  campaign: CampaignParent,
  start: string | null | undefined,
  context: RequestContext,
): OccurrenceKey {
  const match = start
    ? isDay(start) && occurrenceOn(scheduleOf(campaign), start)
    : displayedOccurrence(scheduleOf(campaign), todayOf(campaign, context))
  if (!match || (start && match.start !== start))
    throw badInput('occurrence', message('occurrenceUnknown'))
  return occurrenceKey(campaign, match)
}

const todayOf = ({ time_zone }: CampaignParent, { now }: RequestContext): string =>
  localDayOf(now(), time_zone)

const scheduleOf = ({ start_date, end_date, frequency }: CampaignParent) => ({
  start_date,
  end_date,
  frequency,
})
