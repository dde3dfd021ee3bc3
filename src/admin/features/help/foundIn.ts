/** Searches a topic: every word must be somewhere in it, whatever the capitals and accents. */
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import type { HelpPart, HelpTopic } from './helpTopic.ts'

/** null: not found. Otherwise the sentence that holds most of the words, or '' where the title alone does. */
export function searchTopic(topic: HelpTopic, search: string): string | null {
  const words = normalizeText(search).split(/\s+/u).filter(Boolean)
  const sentences = topic.parts.flatMap(sentencesOf)
  const whole = normalizeText([topic.title, ...sentences].join('\n'))
  if (!words.every((word) => whole.includes(word))) return null
  const score = (text: string) => words.filter((word) => normalizeText(text).includes(word)).length
  const best = sentences.reduce((one, other) => (score(other) > score(one) ? other : one), '')
  return score(best) > score(topic.title) || score(topic.title) === 0 ? best : ''
}

function sentencesOf(part: HelpPart): string[] {
  if ('heading' in part) return [part.heading]
  if ('text' in part) return part.text.split(/(?<=[.?:]) /u)
  if ('steps' in part) return [...part.steps]
  if ('points' in part) return [...part.points]
  if ('terms' in part) return part.terms.map(([term, meaning]) => `${term}: ${meaning}`)
  if ('principles' in part)
    return part.principles.flatMap(({ principle, summary, points }) => [
      `${enumLabels.principle[principle]}: ${summary}`,
      ...points,
    ])
  return [part.label]
}

const normalizeText = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase()
