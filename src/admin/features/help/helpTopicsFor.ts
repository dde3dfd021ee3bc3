/** The topics of the help page that one person has a use for, in their order. */
import type { HelpTopic } from './helpTopic.ts'
import type { HelpReader } from './needs.ts'
import { accountTopic } from './topics/accountTopic.ts'
import { auditTopic } from './topics/auditTopic.ts'
import { campaignsTopic } from './topics/campaignsTopic.ts'
import { clientsTopic } from './topics/clientsTopic.ts'
import { figuresTopic } from './topics/figuresTopic.ts'
import { listsTopic } from './topics/findTopic.ts'
import { importTopic } from './topics/importTopic.ts'
import { mailsTopic } from './topics/mailsTopic.ts'
import { usersTopic } from './topics/peopleTopic.ts'
import { locationsTopic } from './topics/placesTopic.ts'
import { principlesTopic } from './topics/principlesTopic.ts'
import { recordingsTopic } from './topics/recordingsTopic.ts'
import { recordTopic } from './topics/recordTopic.ts'
import { rolesTopic } from './topics/sightTopic.ts'
import { startTopic } from './topics/startTopic.ts'
import { needs } from './needs.ts'

export function helpTopicsFor(reader: HelpReader): HelpTopic[] {
  const isFor = (part: Pick<HelpTopic, 'needs'>) => part.needs?.(reader) ?? true
  return TOPICS.filter(isFor).map((topic) => ({
    ...topic,
    parts: topic.parts.filter(
      (part) => isFor(part) && (!('go' in part) || needs.page(part.go)(reader)),
    ),
  }))
}

const TOPICS: readonly HelpTopic[] = [
  startTopic,
  principlesTopic,
  recordTopic,
  recordingsTopic,
  listsTopic,
  campaignsTopic,
  figuresTopic,
  mailsTopic,
  rolesTopic,
  usersTopic,
  locationsTopic,
  importTopic,
  clientsTopic,
  auditTopic,
  accountTopic,
]
