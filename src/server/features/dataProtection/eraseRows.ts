/**
 * Removes from rows what says something about people, and its copies in the audit log, as `tables.ts` says of each
 * table and column.
 */
import {
  namesOf,
  type NamedPerson,
  REMOVED,
  withoutNames,
} from '#domain/dataProtection/withoutNames.ts'
import type { AuditActor } from '../../context/audit/audit.ts'
import { redactAudit, type Redaction } from '../../context/audit/redactAudit.ts'
import type { Column, DataKind, ErasureEffect } from '../../platform/db/columnTypes.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import {
  TABLES,
  TABLE_NAMES,
  columnsByName,
  columnsOfKind,
  subjectsOf,
  type TableName,
} from '../../platform/db/tables.ts'

export interface Erasure {
  /** Ids of people and of records about them. */
  subjects: readonly string[]
  /** Kinds of data that rows about the subjects lose. */
  kinds: readonly DataKind[]
  /** Person whose own texts and names go from other rows too; null: nobody's. */
  person: (NamedPerson & { id: string }) | null
  /** Ids of people, and of the pseudonyms that replace them in rows about the subjects. */
  standIns: ReadonlyMap<string, string>
  /** Changes further columns of rows about the subjects. */
  set: { [T in TableName]?: Assignments }
  at: Date
}

type Assignments = Readonly<Record<string, Sql>>

interface Exception {
  isLeft?: true
  /** Columns that are left alone. */
  leaves?: readonly string[]
  /** A column by which rows are about a person elsewhere. */
  isNotAboutBy?: string
  /** Deletes rows about the subjects. */
  isDeleted?: true
  /** Columns whose text is marked as removed instead of emptied. */
  marks?: readonly string[]
  /** Changes further columns of rows about the subjects. */
  set?: Assignments
  /** Changes further columns of rows that name the person. */
  setOwn?: (person: string, at: Date) => Assignments
  /** Further conditions of rows that name the person. */
  names?: (person: string, tenantFilter: TenantFilter) => Sql
  /** Entries in the audit log are the observation's, with this before the names of fields. */
  auditedAs?: string
}

/** Needs of tables beyond what their columns say. */
const EXCEPTIONS: { readonly [T in TableName]?: Exception } = {
  // The account gets a pseudonym, by which figures stay.
  users: { isLeft: true },
  // Only a function of the database changes this log.
  recording_views: { isLeft: true },
  // Their files are deleted first.
  videos: { leaves: ['file_location', 'raw_file_location'] },
  observation_contests: {
    // The answer to an observer is about who was observed.
    isNotAboutBy: 'user_id',
    // The database takes no answer without words.
    marks: ['answer_text'],
    auditedAs: 'contest_',
  },
  comments: {
    // Conversations about what is gone help nobody.
    isDeleted: true,
    setOwn: (person, at) => ({
      deleted_at: sql`case when entry.user_id = ${person} then coalesce(entry.deleted_at, ${at})
        else entry.deleted_at end`,
    }),
    names: (person, tenantFilter) => sql`exists (select from comment_mentions mention
      where ${tenantFilter('mention')} and mention.comment_id = entry.id and mention.user_id = ${person})`,
    auditedAs: 'comment_',
  },
  // Nobody is left to coach.
  follow_ups: {
    set: {
      state: sql`case when entry.state in ('OPEN', 'COACHED') then 'WITHDRAWN' else entry.state end`,
    },
  },
}

/** Stand-ins also replace people where rows are kept. */
const EFFECTS = new Set<ErasureEffect>(['replaced', 'deleted', 'kept'])

/** Records of the audit log, and the fields to redact in their entries. */
type Redacted = Pick<Redaction, 'records' | 'fields'>

/** Erases the rows and what the audit log has of them. */
export async function eraseRows(
  transaction: Transaction,
  actor: AuditActor,
  erasure: Erasure,
  redaction: Omit<Redaction, keyof Redacted>,
): Promise<void> {
  const redact = ({ records, fields }: Redacted) =>
    fields.length > 0 &&
    redactAudit(transaction, actor, {
      ...redaction,
      records: [...new Set(records)],
      fields: [...new Set(fields)],
    })
  const { person } = erasure
  const about = [...erasure.subjects]
  const elsewhere: Redacted[] = []
  for (const table of TABLE_NAMES) {
    const { onErasure } = TABLES[table]
    if (!EFFECTS.has(onErasure) || EXCEPTIONS[table]?.isLeft) continue
    if (person && onErasure === 'replaced')
      elsewhere.push(await eraseNames(transaction, table, person))
    if (onErasure !== 'deleted') about.push(...(await eraseAbout(transaction, table, erasure)))
    if (person) {
      const records = await eraseOwn(transaction, table, { person: person.id, at: erasure.at })
      elsewhere.push({ records, fields: auditFields(table, ownTexts(table)) })
    }
  }
  const fields = TABLE_NAMES.flatMap((table) =>
    auditFields(table, columnsOfKind(table, ...erasure.kinds)),
  )
  const isRedacted = new Set(about)
  redact({ records: [...isRedacted], fields })
  for (const { records, fields: texts } of elsewhere)
    redact({ records: records.filter((id) => !isRedacted.has(id)), fields: texts })
}

const auditFields = (table: TableName, columns: readonly string[]): string[] =>
  columns.map((column) => `${EXCEPTIONS[table]?.auditedAs ?? ''}${column}`)

const recordOf = (table: TableName): Sql => {
  const column = EXCEPTIONS[table]?.auditedAs ? 'observation_id' : 'id'
  return column in columnsByName(table) ? sql.ref(`entry.${column}`) : sql`null::uuid`
}

const ownTexts = (table: TableName): string[] =>
  columnsOfKind(table, 'text').filter((name: string) => columnsByName(table)[name]?.goesWithWriter)

const anyOf = (conditions: readonly Sql[]): Sql =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`

/** Renders whether a person is named in a column of the row `entry`, or in its mentions. */
const isNamed = (table: TableName, person: string, tenantFilter: TenantFilter): Sql =>
  anyOf(
    [
      ...columnsOfKind(table, 'person').map(
        (column: string) => sql`${sql.ref(`entry.${column}`)} = ${person}`,
      ),
      EXCEPTIONS[table]?.names?.(person, tenantFilter) ?? [],
    ].flat(),
  )

/** Returns the columns by which a row is one of the subjects or about one. */
function subjectColumns(table: TableName): string[] {
  const known = subjectsOf(table).map(([column]) => column)
  const ids = TABLES[table].onErasure === 'replaced' ? ['id', ...known] : known
  return [...new Set(ids)].filter(
    (id) => id in columnsByName(table) && id !== EXCEPTIONS[table]?.isNotAboutBy,
  )
}

/** Empties or deletes the rows about the subjects. Returns their records in the audit log. */
async function eraseAbout(
  transaction: Transaction,
  table: TableName,
  { subjects, kinds, standIns, set }: Erasure,
): Promise<string[]> {
  const exception: Exception = EXCEPTIONS[table] ?? {}
  const columns = subjectColumns(table)
  if (columns.length === 0) return []
  const about = anyOf(
    columns.map((id) => sql`${sql.ref(`entry.${id}`)} = any(${subjects}::uuid[])`),
  )
  if (exception.isDeleted) return deleteRows(transaction, table, () => about)
  const values = columnsOfKind(table, ...kinds)
    .filter((column) => !exception.leaves?.includes(column))
    .map((name: string): [string, Sql] => {
      const column = columnsByName(table)[name] as Column
      if (column.kind === 'person') return [name, standInOf(name, standIns)]
      if (!exception.marks?.includes(name)) return [name, removed(column)]
      return [name, sql`case when ${sql.ref(`entry.${name}`)} is not null then ${REMOVED} end`]
    })
  const changes = { ...Object.fromEntries(values), ...exception.set, ...set[table] }
  return changeRows(transaction, table, () => about, changes)
}

/** Removes what the person wrote, in rows that name them. Returns the records of these rows in the audit log. */
async function eraseOwn(
  transaction: Transaction,
  table: TableName,
  { person, at }: { person: string; at: Date },
): Promise<string[]> {
  const isErased = (tenantFilter: TenantFilter) => isNamed(table, person, tenantFilter)
  if (TABLES[table].onErasure === 'deleted') return deleteRows(transaction, table, isErased)
  const values = ownTexts(table).map((name): [string, Sql] => {
    const column = columnsByName(table)[name] as Column
    const [text, writer] = [sql.ref(`entry.${name}`), sql.ref(`entry.${column.writtenBy}`)]
    return [name, sql`case when ${writer} = ${person} then ${removed(column)} else ${text} end`]
  })
  const changes = { ...Object.fromEntries(values), ...EXCEPTIONS[table]?.setOwn?.(person, at) }
  return changeRows(transaction, table, isErased, changes)
}

type IsErased = (tenantFilter: TenantFilter) => Sql

const deleteRows = async (
  transaction: Transaction,
  table: TableName,
  isErased: IsErased,
): Promise<string[]> =>
  recordsIn(
    await transaction.sql<ErasedRow>(
      (tenantFilter) => sql`delete from ${sql.table(table)} entry
          where ${tenantFilter('entry')} and ${isErased(tenantFilter)} returning ${recordOf(table)} as record`,
    ),
  )

async function changeRows(
  transaction: Transaction,
  table: TableName,
  isErased: IsErased,
  changes: Assignments,
): Promise<string[]> {
  const entries = Object.entries(changes)
  if (entries.length === 0) return []
  const rows = await transaction.sql<ErasedRow>(
    (tenantFilter) => sql`select ${recordOf(table)} as record from ${sql.table(table)} entry
        where ${tenantFilter('entry')} and ${isErased(tenantFilter)}`,
  )
  const set = entries.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const before = entries.map(([column]) => sql.ref(`entry.${column}`))
  const after = entries.map(([, value]) => value)
  if (rows.length > 0)
    await transaction.sql(
      (tenantFilter) => sql`update ${sql.table(table)} entry set ${sql.join(set)}
          where ${tenantFilter('entry')} and ${isErased(tenantFilter)}
            and row(${sql.join(before)}) is distinct from row(${sql.join(after)})`,
    )
  return recordsIn(rows)
}

interface ErasedRow {
  /** Id of its record in the audit log; null: it has none. */
  record: string | null
}

const recordsIn = (rows: readonly ErasedRow[]): string[] =>
  rows.flatMap(({ record }) => record ?? [])

const standInOf = (column: string, standIns: ReadonlyMap<string, string>): Sql =>
  sql`coalesce((select pair.standin from unnest(${[...standIns.keys()]}::uuid[], ${[...standIns.values()]}::uuid[])
    as pair (original, standin) where pair.original = ${sql.ref(`entry.${column}`)}), ${sql.ref(`entry.${column}`)})`

function removed({ isNullable, type }: Column): Sql {
  if (isNullable) return sql`null`
  if (type === 'text') return sql`${REMOVED}`
  throw new Error(`A ${type} that says something about people cannot be emptied.`)
}

/** Takes the person's names out of the texts of rows that name them in a column, and as it seems in words. */
async function eraseNames(
  transaction: Transaction,
  table: TableName,
  person: NonNullable<Erasure['person']>,
): Promise<Redacted> {
  const columns = columnsOfKind(table, 'text').filter(
    (name: string) => columnsByName(table)[name]?.type === 'text',
  )
  if (columns.length === 0) return { records: [], fields: [] }
  const names = namesOf(person)
  const texts = sql.join(columns.map((column: string) => sql.ref(`entry.${column}`)))
  const rows = await transaction.sql<
    { id: string; record: string } & Record<string, string | null>
  >(
    (
      tenantFilter,
    ) => sql`select entry.id, ${recordOf(table)} as record, ${texts} from ${sql.table(table)} entry
        where ${tenantFilter('entry')} and ${isNamed(table, person.id, tenantFilter)}
          and exists (select from unnest(${names}::text[]) as name
            where strpos(concat_ws(' ', ${texts}), name) > 0)`,
  )
  for (const { id, record: _record, ...named } of rows) {
    const set = Object.entries(named).flatMap(([column, text]) =>
      text === null ? [] : [sql`${sql.ref(column)} = ${withoutNames(text, names)}`],
    )
    await transaction.sql(
      (tenantFilter) => sql`update ${sql.table(table)} entry set ${sql.join(set)}
          where ${tenantFilter('entry')} and entry.id = ${id}`,
    )
  }
  return { records: rows.map(({ record }) => record), fields: auditFields(table, columns) }
}
