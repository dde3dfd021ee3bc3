/** Parts of a table's statement in `tables.ts`: types of columns, what they say about people, and the table itself. */
import type { ColumnType, Generated } from 'kysely'

/** Kinds of what a column says about people. */
export type DataKind =
  /** The id of the person whom the row is about, or who acted. */
  | 'person'
  /** Names, addresses and numbers that identify somebody. */
  | 'identity'
  /** Free text, which may name people. */
  | 'text'
  /** A recording of a body, or what was measured of it. */
  | 'body'
  /** Facts about a person: level, places, actions, verdicts, instants. */
  | 'activity'
  /** JSON or a file that repeats data of other tables. */
  | 'copy'
  /** Hashes of passwords, tokens and inputs: never part of any answer. */
  | 'secret'
  | 'none'

/** The fate of a person's rows when their data is erased. */
export type ErasureEffect =
  /** Personal columns are emptied or get a pseudonym; figures stay. */
  | 'replaced'
  | 'deleted'
  /** Personal values are removed from the entries; the chain of entries still verifies. */
  | 'redacted'
  /** Removed within days in any case. */
  | 'expires'
  /** The rows say nothing about anybody once the account has a pseudonym. */
  | 'kept'
  /** No row is about a person. */
  | 'none'

/** The record by which a row is seen. */
export type SeenBy =
  /** The row says nothing of any place or other record: whoever sees its person may read it. */
  | 'everyone'
  /** The row is a record, which is edited and deleted softly. */
  | 'itself'
  /** A column with the id of a row of another table; 'any': of any record. */
  | readonly [column: string, table: string]

/** Subject of a row by a column's id: the person, an observation about them, or its recording. A row merely made by them has none. */
export type Subject = 'person' | 'observation' | 'recording'

/** A type of the database; Value is what Kysely reads and writes. */
interface Shape<Value> {
  readonly type:
    | 'uuid'
    | 'text'
    | 'day'
    | 'instant'
    | 'boolean'
    | 'number'
    | 'json'
    | 'bytes'
    | 'list'
  readonly isNullable: boolean
  readonly hasDefault: boolean
  /** For the compiler only. */
  readonly value?: Value
}

export interface Column<Value = unknown> extends Shape<Value> {
  readonly kind: DataKind
  /** For free text, the column with the person who wrote it; null: nobody in particular. */
  readonly writtenBy: string | null
  /** True if the text goes with its writer's data even if the row is about somebody else. */
  readonly goesWithWriter: boolean
  readonly about: readonly Subject[]
}

const shape = <Value>(type: Shape<Value>['type']): Shape<Value> => ({
  type,
  isNullable: false,
  hasDefault: false,
})

export const uuid = shape<string>('uuid')
export const text = shape<string>('text')
/** 'YYYY-MM-DD'. */
export const day = shape<string>('day')
export const instant = shape<Date>('instant')
export const boolean = shape<boolean>('boolean')
export const number = shape<number>('number')
export const bytes = shape<Buffer>('bytes')
/** Written as JSON text, read as a parsed value. */
export const json = shape<ColumnType<unknown, string, string>>('json')
/** JSON of an object. */
export const record = shape<Record<string, unknown>>('json')
/** A text or number with few values. */
export const oneOf = <Value extends string | number>(type: 'text' | 'number' = 'text') =>
  shape<Value>(type)
export const listOf = <Value extends string>() => shape<Value[]>('list')

export const orNull = <Value>(
  of: Shape<Value>,
): Shape<
  [Value] extends [ColumnType<infer Read, infer Written, infer Changed>]
    ? ColumnType<Read | null, Written | null, Changed | null>
    : Value | null
> => ({ type: of.type, hasDefault: of.hasDefault, isNullable: true })

/** Inserts may leave the column out. */
export const defaulted = <Value>(
  of: Shape<Value>,
): Shape<
  [Value] extends [ColumnType<infer Read, infer Written, infer Changed>]
    ? ColumnType<Read, Written | undefined, Changed>
    : Generated<Value>
> => ({ type: of.type, isNullable: of.isNullable, hasDefault: true })

/** The database writes the column itself. */
export const readOnly = <Value>(of: Shape<Value>): Shape<ColumnType<Value, never, never>> => ({
  type: of.type,
  isNullable: of.isNullable,
  hasDefault: of.hasDefault,
})

type Marked = <Value>(of: Shape<Value>) => Column<Value>

const ofKind =
  (kind: DataKind): Marked =>
  (of) => ({ ...of, kind, writtenBy: null, goesWithWriter: false, about: [] })

export const person = ofKind('person')
export const identity = ofKind('identity')
export const body = ofKind('body')
export const activity = ofKind('activity')
export const copy = ofKind('copy')
export const secret = ofKind('secret')
/** Says nothing about people. */
export const plain = ofKind('none')
/** Free text of the writer's own. */
export const textBy = <Value>(writtenBy: string, of: Shape<Value>): Column<Value> => ({
  ...ofKind('text')(of),
  writtenBy,
  goesWithWriter: true,
})
/** Free text that is on record about others than its writer: it stays when the writer's data is erased. */
export const statementBy = <Value>(writtenBy: string | null, of: Shape<Value>): Column<Value> => ({
  ...ofKind('text')(of),
  writtenBy,
})
export const about = <Value>(of: Column<Value>, ...subjects: Subject[]): Column<Value> => ({
  ...of,
  about: subjects,
})

export const IDS = { client_id: plain(uuid), id: plain(uuid) }

export const dates = (marked: Marked) => ({
  created_at: marked(defaulted(instant)),
  updated_at: marked(defaulted(instant)),
  deleted_at: marked(orNull(instant)),
})

export const table = <const Seen extends SeenBy, Columns extends Readonly<Record<string, Column>>>(
  onErasure: ErasureEffect,
  seenBy: Seen,
  columns: Columns,
) => ({ onErasure, seenBy, columns })

/** A row for Kysely. */
export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column<infer Value> ? Value : never
}
