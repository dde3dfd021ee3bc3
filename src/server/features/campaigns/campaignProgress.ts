/** What the fields of campaigns ask about occurrences within one call: each kind of question is read once for all of them. */
import type { CampaignParent, PersonParent } from '#api/parents.ts'
import type { Occurrence } from '#domain/campaigns/occurrences.ts'
import { accessOf } from '../../context/visibility/access.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { coalesceReads } from '../../context/request/askedTogether.ts'
import type { CampaignOccurrence } from './campaignRounds.ts'
import {
  readObservedPeople,
  readProgress,
  type PeoplePage,
  type Progress,
} from './progressQueries.ts'

type OccurrenceKey = { client_id: string } & CampaignOccurrence

export function loadProgress(
  context: RequestContext,
  campaign: CampaignParent,
  occurrence: Occurrence,
): Promise<Progress> {
  return progressLoader(context)(occurrenceKey(campaign, occurrence))
}

export function loadPeople(
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

/** The provider may ask for records of several clients in one call. */
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
