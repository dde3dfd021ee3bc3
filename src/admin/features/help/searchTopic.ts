/** Search in a topic of the help. */
import { type Block, plainText } from '#domain/documents/textDocument.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { searchable, searchWords } from '#domain/searchText.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { HelpTopic } from './helpTopics.ts'

/**
 * Searches a topic for all words, ignoring case and accents. Returns null when not found, else the sentence that
 * contains most of the words, or '' when the title alone matches.
 */
export function searchTopic(topic: HelpTopic, search: string): string | null {
  const words = searchWords(search).map(searchable)
  const sentences = topic.blocks.flatMap(sentencesOf)
  const topicText = searchable([topic.title, ...sentences].join('\n'))
  if (!words.every((word) => topicText.includes(word))) return null
  const score = (text: string) => words.filter((word) => searchable(text).includes(word)).length
  const best = sentences.reduce((one, other) => (score(other) > score(one) ? other : one), '')
  return score(best) > score(topic.title) || score(topic.title) === 0 ? best : ''
}

function sentencesOf(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [plainText(block.text)]
    case 'paragraph':
      return plainText(block.text).split(/(?<=[.?:]) /u)
    case 'list':
      return block.items.map(plainText)
    case 'terms':
      return block.terms.map(([term, meaning]) => `${plainText(term)}: ${plainText(meaning)}`)
    case 'part': {
      const [summary = '', ...points] = block.blocks.flatMap(sentencesOf)
      return [`${t(`enums.principle.${block.argument as Principle}`)}: ${summary}`, ...points]
    }
    default:
      return []
  }
}
