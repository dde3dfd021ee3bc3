/** One part of the bench: a section of RESULTS.md, measured on a seeded database. */
import type { Seeded } from '../seed/seededDatabase.ts'

export interface Section {
  /** By which it is chosen on the command line, and its heading. */
  name: string
  /** Markdown; null: nothing of it was asked for or can be measured here. */
  measure: (bench: Bench) => Promise<string | null>
}

export interface Bench {
  /** null: the embedded engine in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
  seeded: Seeded
  /** Only operations whose names have it; empty: all. */
  only: string
  rounds: number
  /** Length of each round. */
  seconds: number
}
