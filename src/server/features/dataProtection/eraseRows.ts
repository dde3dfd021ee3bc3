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
  /** What rows about the subjects lose. */
  kinds: readonly DataKind[]
  /** Whose own texts and names go from other rows too; null: nobody's. */
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
  /** Changes further columns. */
  set?: (about: Sql, erasure: Erasure) => Assignments
  /** Further conditions of rows that name the person. */
  names?: (person: string, tenantFilter: TenantFilter) => Sql
  /** Entries in the audit log are the observation's, with this before the names of fields. */
  auditedAs?: string
}

/** What tables need beyond what their columns say. */
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
    set: (_about, { person, at }) => ({
      deleted_at: sql`case when entry.user_id = ${person?.id}::uuid then coalesce(entry.deleted_at, ${at}) else entry.deleted_at end`,
    }),
    names: (person, tenantFilter) => sql`exists (select from comment_mentions mention
      where ${tenantFilter('mention')} and mention.comment_id = entry.id and mention.user_id = ${person})`,
    auditedAs: 'comment_',
  },
  // Nobody is left to coach.
  follow_ups: {
    set: (about) => ({
      state: sql`case when ${about} and entry.state in ('OPEN', 'COACHED') then 'WITHDRAWN' else entry.state end`,
    }),
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
  const about = [...erasure.subjects]
  const elsewhere: Redacted[] = []
  for (const table of TABLE_NAMES) {
    if (!EFFECTS.has(TABLES[table].onErasure) || EXCEPTIONS[table]?.isLeft) continue
    const { person } = erasure
    if (person) elsewhere.push(await eraseNames(transaction, table, person))
    const rows = await (TABLES[table].onErasure === 'deleted'
      ? deleteRows(transaction, table, erasure)
      : emptyRows(transaction, table, erasure))
    const records = (isOfSubject: boolean) =>
      rows.flatMap(({ record, is_about }) => (is_about === isOfSubject && record ? [record] : []))
    about.push(...records(true))
    elsewhere.push({ records: records(false), fields: auditFields(table, ownTexts(table)) })
  }
  const fields = TABLE_NAMES.flatMap((table) =>
    auditFields(table, columnsOfKind(table, ...erasure.kinds)),
  )
  for (const part of [{ records: about, fields }, ...elsewhere])
    if (part.fields.length > 0)
      redactAudit(transaction, actor, {
        ...redaction,
        records: [...new Set(part.records)],
        fields: [...new Set(part.fields)],
      })
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

/** Renders whether the row `entry` is one of the subjects or about one. */
function isAbout(table: TableName, subjects: readonly string[]): Sql {
  const known = subjectsOf(table).map(([column]) => column)
  const ids = TABLES[table].onErasure === 'replaced' ? ['id', ...known] : known
  return anyOf(
    [...new Set(ids)]
      .filter((id) => id in columnsByName(table) && id !== EXCEPTIONS[table]?.isNotAboutBy)
      .map((id) => sql`${sql.ref(`entry.${id}`)} = any(${subjects}::uuid[])`),
  )
}

interface ErasedRow {
  /** Id of its record in the audit log; null: it has none. */
  record: string | null
  is_about: boolean
}

async function deleteRows(
  transaction: Transaction,
  table: TableName,
  { person }: Erasure,
): Promise<ErasedRow[]> {
  if (!person) return []
  return transaction.sql<ErasedRow>(
    (tenantFilter) => sql`delete from ${sql.table(table)} entry
        where ${tenantFilter('entry')} and ${isNamed(table, person.id, tenantFilter)}
        returning ${recordOf(table)} as record, false as is_about`,
  )
}

/** Returns the rows about the subjects, and those that name the person where they may have texts of their own. */
async function emptyRows(
  transaction: Transaction,
  table: TableName,
  erasure: Erasure,
): Promise<ErasedRow[]> {
  const about = isAbout(table, erasure.subjects)
  const changes = changesOf(table, about, erasure)
  if (changes.length === 0) return []
  const { person } = erasure
  const isErased = (tenantFilter: TenantFilter) =>
    person && ownTexts(table).length > 0
      ? sql`(${about} or ${isNamed(table, person.id, tenantFilter)})`
      : about
  if (EXCEPTIONS[table]?.isDeleted)
    await transaction.sql(
      (tenantFilter) =>
        sql`delete from ${sql.table(table)} entry where ${tenantFilter('entry')} and ${about}`,
    )
  const rows = await transaction.sql<ErasedRow>(
    (tenantFilter) => sql`select ${recordOf(table)} as record, coalesce(${about}, false) as is_about
        from ${sql.table(table)} entry where ${tenantFilter('entry')} and ${isErased(tenantFilter)}`,
  )
  if (rows.length === 0) return rows
  const set = changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const columns = changes.map(([column]) => sql.ref(`entry.${column}`))
  const values = changes.map(([, value]) => value)
  await transaction.sql(
    (tenantFilter) => sql`update ${sql.table(table)} entry set ${sql.join(set)}
        where ${tenantFilter('entry')} and ${isErased(tenantFilter)}
          and row(${sql.join(columns)}) is distinct from row(${sql.join(values)})`,
  )
  return rows
}

/** Returns the new values of columns, in rows all of which are about the subjects or name the person. */
function changesOf(table: TableName, about: Sql, erasure: Erasure): [column: string, value: Sql][] {
  const { kinds, person, standIns } = erasure
  const { leaves = [], marks = [], set } = EXCEPTIONS[table] ?? {}
  const assignments = new Map<string, Sql>()
  const assign = (column: string, value: Sql, when: Sql) =>
    assignments.set(
      column,
      sql`case when ${when} then ${value} else ${sql.ref(`entry.${column}`)} end`,
    )
  for (const name of columnsOfKind(table, ...kinds) as string[]) {
    const column = columnsByName(table)[name]
    if (!column || leaves.includes(name)) continue
    const { kind, writtenBy, goesWithWriter } = column
    const isTheirs =
      person && goesWithWriter ? sql`${sql.ref(`entry.${writtenBy}`)} = ${person.id}` : sql`false`
    if (kind === 'person') assign(name, standInOf(name, standIns), about)
    else if (marks.includes(name))
      assign(
        name,
        sql`case when ${sql.ref(`entry.${name}`)} is not null then ${REMOVED} end`,
        about,
      )
    else assign(name, removed(column), sql`(${about} or ${isTheirs})`)
  }
  for (const [name, value] of Object.entries(erasure.set[table] ?? {})) assign(name, value, about)
  return [...assignments, ...Object.entries(set?.(about, erasure) ?? {})]
}

const standInOf = (column: string, standIns: ReadonlyMap<string, string>): Sql =>
  sql`coalesce((select p.standin from unnest(${[...standIns.keys()]}::uuid[], ${[...standIns.values()]}::uuid[])
    as p (original, standin) where p.original = ${sql.ref(`entry.${column}`)}), ${sql.ref(`entry.${column}`)})`

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
  if (columns.length === 0 || TABLES[table].onErasure !== 'replaced')
    return { records: [], fields: [] }
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
