/** Help topics as plain data, so that they can be searched and filtered by reader. */
import { mayCall, mayOpen, type Operation, type PagePattern } from '#domain/access.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { canAccessAllClients, isObserveeOnly, type Role } from '#domain/roles.ts'
import { searchable, searchWords } from '#domain/searchText.ts'
import type { OwnClient } from '../../foundation/auth/currentUser.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'

export interface HelpTopic {
  /** Anchor in the URL. */
  id: string
  title: string
  /** Condition for showing it; absent: shown to everybody. */
  needs?: Need
  parts: readonly HelpPart[]
}

/** Kinds of content. */
export type HelpPart = { needs?: Need } & (
  | { heading: string }
  | { text: string }
  | { steps: readonly string[] }
  | { points: readonly string[] }
  | { terms: readonly Term[] }
  /** The four principles with their pictures. */
  | { principles: readonly PrincipleHelp[] }
  /** A link to a screen, shown to people who may open it. */
  | { go: PagePattern; label: string }
  | { download: string; label: string }
)

/** A term and its meaning. */
export type Term = readonly [term: string, meaning: string]

export interface PrincipleHelp {
  principle: Principle
  summary: string
  /** Points to look for. */
  points: readonly string[]
}

/** Conditions on the reader, read from the access table, never by role names. */
export const needs = {
  page:
    (page: PagePattern): Need =>
    ({ role }) =>
      mayOpen(role, page.replaceAll(':id', 'any')),
  call:
    (operation: Operation): Need =>
    ({ role }) =>
      mayCall(role, operation),
  not:
    (need: Need): Need =>
    (reader) =>
      !need(reader),
  both:
    (one: Need, other: Need): Need =>
    (reader) =>
      one(reader) && other(reader),
  /** Whether they record observations of themselves only. */
  observesThemselves: ({ role }: HelpReader): boolean => isObserveeOnly(role),
  everyClient: ({ role }: HelpReader): boolean => canAccessAllClients(role),
  /** Whether the current client has this setting on. */
  switchedOn:
    (setting: Setting): Need =>
    ({ client }) =>
      client[setting],
}

type Need = (reader: HelpReader) => boolean

export interface HelpReader {
  role: Role
  client: Pick<OwnClient, Setting>
}

type Setting =
  | 'ai_enabled'
  | 'can_use_not_applicable'
  | 'can_pick_observer'
  | 'display_employee_id'
  | 'show_manual_override_options'
  | 'show_ai_feedback_options'

/**
 * Searches a topic for all words, ignoring case and accents. Returns null when not found, else the sentence that
 * contains most of the words, or '' when the title alone matches.
 */
export function searchTopic(topic: HelpTopic, search: string): string | null {
  const words = searchWords(search).map(searchable)
  const sentences = topic.parts.flatMap(sentencesOf)
  const topicText = searchable([topic.title, ...sentences].join('\n'))
  if (!words.every((word) => topicText.includes(word))) return null
  const score = (text: string) => words.filter((word) => searchable(text).includes(word)).length
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
