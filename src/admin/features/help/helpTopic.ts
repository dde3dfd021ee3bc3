/** What the help page is made of: topics of plain data, so that they can be searched, and cut to who reads them. */
import { mayCall, mayOpen, type Operation, type PagePattern } from '#domain/access.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { canAccessAllClients, isObserveeOnly, type Role } from '#domain/roles.ts'
import type { OwnClient } from '../../foundation/auth/currentUser.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'

export interface HelpTopic {
  /** Its anchor in the address. */
  id: string
  title: string
  /** Who has a use for it; without, everybody. */
  needs?: Need
  parts: readonly HelpPart[]
}

/** One kind each, in the order of the page. */
export type HelpPart = { needs?: Need } & (
  | { heading: string }
  | { text: string }
  | { steps: readonly string[] }
  | { points: readonly string[] }
  | { terms: readonly Term[] }
  /** The four principles with their pictures. */
  | { principles: readonly PrincipleHelp[] }
  /** A way to the screen that is meant; shown to whom it opens for. */
  | { go: PagePattern; label: string }
  | { download: string; label: string }
)

/** A word and what it means. */
export type Term = readonly [term: string, meaning: string]

export interface PrincipleHelp {
  principle: Principle
  summary: string
  /** What to look for. */
  points: readonly string[]
}

/** Who has a use for a part of the help: asked of the access table, never by a role's name. */
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
  /** Records observations of themselves only. */
  observesThemselves: ({ role }: HelpReader): boolean => isObserveeOnly(role),
  everyClient: ({ role }: HelpReader): boolean => canAccessAllClients(role),
  /** The client on the screen has this switched on. */
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
 * Searches a topic: every word must be somewhere in it, whatever the capitals and accents.
 * null: not found. Otherwise the sentence that holds most of the words, or '' where the title alone does.
 */
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
