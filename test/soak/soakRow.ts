/** A row of the soak: one fault, what is promised of it, and how it is shown on the running product. */
import type { Installation } from './support/installation.ts'
import type { PostgresServer } from './support/postgresServer.ts'

export type EngineName = 'embedded' | 'postgres'

export interface SoakRow {
  /** As the command line names it. */
  name: string
  promise: string
  engines: readonly EngineName[]
  /** Unit of `count`. */
  unit: string
  quick: number
  full: number
  run: (soak: Soak) => Promise<Finding>
}

export interface Soak {
  engine: EngineName
  /** Kills, minutes, rounds: the row's unit. */
  count: number
  /** Opens an installation of the row's engine, filled with the demo. */
  install: (options?: InstallOptions) => Promise<Installation>
  /** Shows how far the row is. */
  progress: (text: string) => void
  /** Registers what is undone when the row has ended, newest first. */
  onEnd: (undo: () => Promise<unknown> | void) => void
}

export interface InstallOptions {
  /** Folder for the data instead of one in the system's temporary folder. */
  folder?: string
  /** Server for the database instead of one with the usual settings. */
  postgres?: PostgresServer
  /** Further settings of the product. */
  settings?: Record<string, string>
}

export interface Finding {
  /** Measurement in one line. */
  figure: string
  /** Broken promises; empty: the row passes. */
  faults: readonly string[]
}

/** Thrown by a row that this machine cannot run. */
export class Skipped extends Error {}
