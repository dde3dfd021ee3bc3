/** Returns the help topics that a reader needs, in order. */
import { type HelpTopic, type HelpReader, needs } from './helpTopic.ts'
import { accountTopic, mailsTopic, rolesTopic } from './topics/accountTopics.ts'
import {
  auditTopic,
  clientsTopic,
  importTopic,
  usersTopic,
  locationsTopic,
  statusTopic,
} from './topics/adminTopics.ts'
import { campaignsTopic, figuresTopic, listsTopic } from './topics/figuresTopics.ts'
import {
  offlineTopic,
  principlesTopic,
  recordingsTopic,
  recordTopic,
  startTopic,
} from './topics/observingTopics.ts'

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
  offlineTopic,
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
  statusTopic,
  accountTopic,
]
