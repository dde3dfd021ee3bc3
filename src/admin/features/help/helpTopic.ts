/** What the help page is made of: topics of plain data, so that they can be searched, and cut to who reads them. */
import type { PagePattern } from '#domain/access.ts'
import type { Principle } from '#domain/observations/principles.ts'
import type { Need } from './needs.ts'

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
