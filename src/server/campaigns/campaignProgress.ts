/** What the fields of campaigns ask about occurrences within one call: each kind of question is read once for all of them. */
import type { CampaignParent, PersonParent } from '#api/parents.ts'
import type { Occurrence } from '#domain/campaigns/occurrences.ts'
import { accessOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { askedTogether } from '../list/askedTogether.ts'
import type { Round } from './campaignRounds.ts'
import {
  readObservedPeople,
  readProgress,
  type PeopleAsked,
  type Progress,
} from './progressQueries.ts'

type Asked = { client_id: string } & Round

export function progressOf(
  context: RequestContext,
  campaign: CampaignParent,
  occurrence: Occurrence,
): Promise<Progress> {
  return progressIn(context)(asked(campaign, occurrence))
}

export function peopleOf(
  context: RequestContext,
  campaign: CampaignParent,
  occurrence: Occurrence,
  people: PeopleAsked,
): Promise<PersonParent[]> {
  return peopleIn(context, people)(asked(campaign, occurrence))
}

const asked = ({ client_id, id }: CampaignParent, { start, end }: Occurrence): Asked => ({
  client_id,
  campaignId: id,
  start,
  end,
})

type Questions<Answer> = (question: Asked) => Promise<Answer>
const progress = new WeakMap<RequestContext, Questions<Progress>>()
const people = new WeakMap<RequestContext, Map<string, Questions<PersonParent[]>>>()

function progressIn(context: RequestContext): Questions<Progress> {
  const known = progress.get(context)
  if (known) return known
  const made = askedTogether<Asked, Progress>((questions) =>
    byClient(questions, async (clientId, rounds) =>
      readProgress(context.db, await accessOf(context, clientId), rounds),
    ),
  )
  progress.set(context, made)
  return made
}

function peopleIn(context: RequestContext, wanted: PeopleAsked): Questions<PersonParent[]> {
  const known = people.get(context) ?? new Map<string, Questions<PersonParent[]>>()
  people.set(context, known)
  const key = JSON.stringify(wanted)
  const made =
    known.get(key) ??
    askedTogether<Asked, PersonParent[]>((questions) =>
      byClient(questions, async (clientId, rounds) =>
        readObservedPeople(context.db, await accessOf(context, clientId), rounds, wanted),
      ),
    )
  known.set(key, made)
  return made
}

/** The provider may ask for records of several clients in one call. */
async function byClient<Answer>(
  questions: readonly Asked[],
  read: (clientId: string, rounds: readonly Round[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers = new Map<Asked, Answer>()
  for (const clientId of new Set(questions.map(({ client_id }) => client_id))) {
    const own = questions.filter(({ client_id }) => client_id === clientId)
    for (const [place, answer] of (await read(clientId, own)).entries())
      answers.set(own[place] as Asked, answer)
  }
  return questions.map((question) => answers.get(question) as Answer)
}
