/** The topics of the help: which a reader needs, in order, and what they say to this reader. */
import { matchPage, mayOpen } from '#domain/access.ts'
import type { Block } from '#domain/documents/textDocument.ts'
import { fillDocument } from '../../parts/documents/fillDocument.ts'
import type { LoadedDocument } from '../../parts/documents/loadDocument.ts'
import { type Condition, type HelpReader, isMet } from './helpConditions.ts'
import { helpValue } from './helpValues.ts'

export interface HelpTopic {
  /** Anchor in the URL, and the name of the document. */
  id: string
  language: string
  title: string
  /** Only what the reader needs. */
  blocks: readonly Block[]
}

/** Every condition has to be met. */
interface TopicReaders {
  id: string
  when?: readonly Condition[]
}

/** Topics of tasks, step by step, in the order in which people come to them. */
const GUIDES: readonly TopicReaders[] = [
  { id: 'start' },
  { id: 'role' },
  { id: 'setup', when: ['page /users', 'not everyClient'] },
  { id: 'record' },
  { id: 'film', when: ['setting ai_enabled'] },
  { id: 'offline', when: ['page /allobservations/addObservation'] },
  { id: 'result' },
  { id: 'review', when: ['setting ai_enabled', 'call updateObservation'] },
  { id: 'followups', when: ['page /followups'] },
  { id: 'comments' },
  { id: 'campaigns' },
  { id: 'improve', when: ['page /home'] },
  { id: 'tasks', when: ['page /taskanalysis'] },
  { id: 'calibration', when: ['page /calibration', 'setting ai_enabled'] },
  { id: 'clients', when: ['page /clients'] },
  { id: 'people', when: ['page /users'] },
  { id: 'places', when: ['page /locations'] },
  { id: 'import', when: ['page /users/importUsers'] },
  { id: 'mydata' },
  { id: 'erase', when: ['call erasePerson'] },
]

/** Topics of terms. */
const REFERENCE: readonly TopicReaders[] = [
  { id: 'principles' },
  { id: 'recordings', when: ['setting ai_enabled'] },
  { id: 'find' },
  { id: 'views' },
  { id: 'figures' },
  { id: 'mails' },
  { id: 'access' },
  { id: 'audit', when: ['page /auditlog'] },
  { id: 'status', when: ['page /status'] },
  { id: 'account' },
  { id: 'programs' },
]

/** Returns the names of the topics, in order. */
export const helpTopicsFor = (reader: HelpReader): { guides: string[]; reference: string[] } => ({
  guides: idsFor(GUIDES, reader),
  reference: idsFor(REFERENCE, reader),
})

const idsFor = (topics: readonly TopicReaders[], reader: HelpReader): string[] =>
  topics
    .filter(({ when = [] }) => when.every((condition) => isMet(condition, reader)))
    .map(({ id }) => id)

export const readTopic = (
  id: string,
  { language, title, blocks }: LoadedDocument,
  reader: HelpReader,
): HelpTopic => ({
  id,
  language,
  title,
  blocks: fillDocument(blocks, {
    valueOf: helpValue,
    isMet: (condition) => isMet(condition, reader),
    opens: (to) => opens(to, reader),
  }),
})

/** Files and anchors open for everybody. */
function opens(to: string, { role, mayAdd }: HelpReader): boolean {
  const page = matchPage(to.replace(/[?#].*$/, ''))
  if (page === '/allobservations/addObservation' && !mayAdd) return false
  return page === null || mayOpen(role, page)
}
