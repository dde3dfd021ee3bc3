/** The interface of PostgreSQL and the embedded engine to the executor. */
import pg from 'pg'
import type { Pool } from 'pg'
import type { RunAside } from './embedded/autovacuum.ts'
import type { ReadCopy } from './embedded/readCopy.ts'
import type { PipelinedReads } from './pipelinedReads.ts'
import type { Replicas } from './replicas/replicas.ts'

export interface Engine {
  pool: Pool
  /** null: too few connections to reserve some. */
  pipelinedReads: PipelinedReads | null
  /** null: none. */
  replicas: Replicas | null
  /** All work shares one connection, so nothing may keep it between two statements. */
  hasOneConnection: boolean
  /** Opens a copy of the database for reading; null: there is none, or none is needed. */
  openReadCopy(): Promise<ReadCopy | null>
  /**
   * Vacuums and analyses tables from time to time, unless the engine does it itself. Returns a stop function that resolves
   * when the work in progress is done.
   */
  startUpkeep(runAside: RunAside): () => Promise<void>
  /** Does it now, after many rows were written. */
  tidy(): Promise<void>
  /** Rejects with a message when nothing may be written now. */
  assertWritable(): Promise<void>
  close(): Promise<void>
}

/**
 * Plans each named statement once for each connection, for any values: our statements name what drives them, and
 * planning one takes longer than running most of them. By itself PostgreSQL plans again at each call where it
 * estimates that the values make it cheaper, above all with lists of ids.
 */
export const PLANNED_ONCE = 'force_generic_plan'

/** Parses values of both engines: instants as Dates, days as text, counts as numbers; in arrays too. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    CUSTOM_PARSERS.get(oid) ?? defaultParser(oid, format),
}

type Parser = (text: string) => unknown

/** The driver's default parsers; its types accept only oids that they name. */
const defaultParser = (oid: number, format?: 'text' | 'binary'): Parser =>
  (pg.types as unknown as { getTypeParser(oid: number, format?: string): Parser }).getTypeParser(
    oid,
    format,
  )

const parseTextArray = defaultParser(1009) as (text: string) => (string | null)[]
const parseNumberArray: Parser = (text) =>
  parseTextArray(text).map((number) => (number === null ? null : Number(number)))

/** Nothing in them is quoted: a list of hundreds of ids is read at once, not by its characters. */
const parseUuidArray: Parser = (text) =>
  text.startsWith('{') && text !== '{}' && !text.includes('NULL')
    ? text.slice(1, -1).split(',')
    : parseTextArray(text)

const parseAnyInstant = defaultParser(1184)

/** Of four digits of the year in UTC, as nearly all are, V8 reads the text itself; the driver's parser takes twice as long. */
const parseInstant: Parser = (text) =>
  text.charCodeAt(10) === SPACE && text.endsWith('+00')
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : parseAnyInstant(text)

const SPACE = 32

const CUSTOM_PARSERS = new Map<number, Parser>([
  [1184, parseInstant],
  // date, int8, numeric, arrays of them, and of uuid
  [1082, String],
  [20, Number],
  [1700, Number],
  [1182, parseTextArray],
  [1016, parseNumberArray],
  [1231, parseNumberArray],
  [2951, parseUuidArray],
])
