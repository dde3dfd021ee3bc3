/** The topics of the help: which a reader needs, in order, and what they say to this reader. */
import { matchPage, mayOpen } from '#domain/access.ts'
import type { Block, Inline, Inlines } from '#domain/documents/textDocument.ts'
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

/** What to do, step by step, in the order in which people come to it. */
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

/** What things mean. */
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
): HelpTopic => ({ id, language, title, blocks: blocksFor(blocks, reader) })

/** Leaves out what is not for the reader, and writes the values. */
function blocksFor(blocks: readonly Block[], reader: HelpReader): Block[] {
  return blocks.flatMap((block): Block[] => {
    const read = (inlines: Inlines) => inlines.map((inline) => inlineFor(inline, reader))
    switch (block.kind) {
      case 'part': {
        const inner = () => blocksFor(block.blocks, reader)
        if (block.name !== 'when') return [{ ...block, blocks: inner() }]
        return isMet(block.argument, reader) ? inner() : []
      }
      case 'paragraph':
        return isClosedLink(block.text, reader) ? [] : [{ ...block, text: read(block.text) }]
      case 'heading':
        return [{ ...block, text: read(block.text) }]
      case 'list':
        return [{ ...block, items: block.items.map(read) }]
      case 'terms':
        return [
          { ...block, terms: block.terms.map(([term, meaning]) => [read(term), read(meaning)]) },
        ]
      default:
        return [block]
    }
  })
}

/** Whether it is nothing but a link to a page that does not open for the reader. */
const isClosedLink = ([link, ...more]: Inlines, reader: HelpReader) =>
  more.length === 0 && typeof link === 'object' && link.kind === 'link' && !opens(link.to, reader)

function inlineFor(inline: Inline, reader: HelpReader): Inline {
  if (typeof inline === 'string' || inline.kind === 'code') return inline
  if (inline.kind === 'value') return helpValue(inline.name, inline.argument)
  const text = inline.text.map((one) => inlineFor(one, reader))
  if (inline.kind !== 'link' || opens(inline.to, reader)) return { ...inline, text }
  return { kind: 'emphasis', text }
}

/** Files and anchors open for everybody. */
function opens(to: string, { role, mayAdd }: HelpReader): boolean {
  const page = matchPage(to.replace(/[?#].*$/, ''))
  if (page === '/allobservations/addObservation' && !mayAdd) return false
  return page === null || mayOpen(role, page)
}
