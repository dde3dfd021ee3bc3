/** Writes the file of everything held about one person: a ZIP with each table as JSON and CSV, and the recordings. */
import { Readable } from 'node:stream'
import type { FileHandle } from 'node:fs/promises'
import { ZipFile } from 'yazl'
import type { ServerTexts } from '#texts/loadServerTexts.ts'
import { mentionedIds, readMarked } from '#domain/comments/mentionText.ts'
import { csvLine } from '#domain/exports/spreadsheetText.ts'
import { withoutHiddenIds } from '../../context/audit/auditEntryDetails.ts'
import { countRows } from '../../context/listSql/listSql.ts'
import { readPeopleById } from '../../context/people/peopleById.ts'
import { heldRows } from '../../context/visibility/personalRows.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database, TenantScope } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { TableName } from '../../platform/db/tables.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { escapeHtml } from '../../platform/mail/mailTemplate.ts'
import type { JobProgress } from '../../platform/queue/queue.ts'
import type { Translator } from '../../platform/texts/translator.ts'
import { saveTo } from '../jobs/jobFile.ts'
import { FILE_TABLES, recordColumns, recordJsonOf } from './personalRecords.ts'

interface PersonalDataParts {
  db: Database
  files: FileStore
  progress: (rows: JobProgress) => Promise<void>
  scope: TenantScope
  person: { id: string; name: string }
  /** Access of the person who asked for it. */
  access: Access
  now: Date
  /** Language of the person who asked for it. */
  texts: Translator
}

/** Streams into `file` in constant memory; returns the number of records, and whose recordings are in it. */
export async function writePersonalData(
  file: FileHandle,
  parts: PersonalDataParts,
): Promise<{ total: number; recordings: { clientId: string; videoId: string }[] }> {
  const { files, progress } = parts
  const counts = await countRecords(parts)
  const recordings = await findRecordings(parts)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  let done = 0
  const zip = new ZipFile()
  const failed = new Promise<never>((_resolve, reject) => zip.once('error', reject))
  const add = (name: string, compress: boolean, open: () => Promise<Readable>) =>
    zip.addReadStreamLazy(name, { compress }, (take) => {
      open().then(
        (stream) => take(null, stream),
        (error: unknown) => zip.emit('error', error),
      )
    })
  zip.addBuffer(Buffer.from(indexPage(parts, counts, recordings.length)), 'index.html')
  for (const table of counts.keys()) {
    const rows = async function* (): AsyncGenerator<Row[]> {
      for await (const batch of streamRecords(parts, table)) {
        yield batch
        done += batch.length / FORMATS
        await progress({ done: Math.floor(done), total: Math.max(total, Math.ceil(done)) })
      }
    }
    add(`${table}.json`, true, async () => Readable.from(toJson(rows())))
    add(`${table}.csv`, true, async () => Readable.from(toCsv(recordColumns(table), rows())))
  }
  for (const { key, name } of recordings)
    add(`recordings/${name}`, false, async () => (await files.get(key)) ?? Readable.from([]))
  zip.end()
  await Promise.race([failed, saveTo(file, zip.outputStream)])
  return { total, recordings }
}

/** Each record is written as JSON and as CSV. */
const FORMATS = 2

type Row = Readonly<Record<string, unknown>>

/** Returns the tables that hold something, with the number of records. */
async function countRecords({
  db,
  scope,
  person,
}: PersonalDataParts): Promise<Map<TableName, number>> {
  const counts = new Map<TableName, number>()
  for (const table of FILE_TABLES) {
    const total = await countRows(db, scope, (tenantFilter) =>
      heldRows(table, person.id, tenantFilter),
    )
    if (total > 0) counts.set(table, total)
  }
  return counts
}

/** The ids of people and records whom the reader does not see are words in a file about somebody else. */
async function* streamRecords(
  { db, scope, person, access, texts }: PersonalDataParts,
  table: TableName,
): AsyncGenerator<Row[]> {
  const reading = { personId: person.id, readerId: access.userId }
  const batches = db.stream<[Row]>(
    scope,
    (tables) =>
      tables.sql(
        (tenantFilter) => sql`select ${recordJsonOf(table, reading, tenantFilter)} as record
          ${heldRows(table, person.id, tenantFilter)}`,
      ),
    { rows: ROWS_PER_FETCH },
  )
  for await (const batch of batches) {
    const stored = batch.map(([record]) => record)
    const records = table === 'comments' ? await withNames(db, stored) : stored
    if (access.userId === person.id) yield records
    else {
      const read = table === 'audit_log' ? records.map(withoutSubject) : records
      yield await withoutHiddenIds(db, access, read, texts.t('messages.outsideAccess'))
    }
  }
}

/** Mentions in comments are stored as ids. */
async function withNames(db: Database, comments: readonly Row[]): Promise<Row[]> {
  const textOf = ({ text }: Row) => (typeof text === 'string' ? text : '')
  const personOf = await readPeopleById(
    db,
    comments.flatMap((comment) => mentionedIds(textOf(comment))),
  )
  return comments.map((comment) => {
    const marked = textOf(comment)
    const people = mentionedIds(marked).flatMap((id) => personOf(id) ?? [])
    return people.length > 0 ? { ...comment, text: readMarked(marked, people).text } : comment
  })
}

/** Subjects of mails name places and views of the person, which the audit log keeps from others too. */
const withoutSubject = ({ after, ...row }: Row): Row =>
  typeof after === 'object' && after !== null ? { ...row, after: { ...after, subject: null } } : row

const ROWS_PER_FETCH = 500

async function* toJson(batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let separator = '['
  for await (const rows of batches)
    for (const row of rows) {
      yield `${separator}\n${JSON.stringify(row)}`
      separator = ','
    }
  yield separator === '[' ? '[]\n' : '\n]\n'
}

async function* toCsv(
  columns: readonly string[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  yield csvLine(columns)
  for await (const rows of batches)
    for (const row of rows) yield csvLine(columns.map((column) => cellText(row[column])))
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Returns the files of recordings of the person that are still stored. */
async function findRecordings({
  db,
  files,
  scope,
  person,
}: PersonalDataParts): Promise<StoredRecording[]> {
  const rows = await db.sql<{ clientId: string; videoId: string; keys: (string | null)[] }>(
    scope,
    (tenantFilter) => sql`select video.client_id as "clientId", video.id as "videoId",
            array[video.file_location, video.raw_file_location] as keys
          from observations observation join videos video on video.client_id = observation.client_id and video.id = observation.video_id
          where ${tenantFilter('observation')} and observation.observee_id = ${person.id} order by observation.date, observation.id`,
  )
  const found: StoredRecording[] = []
  for (const { keys, ...video } of rows)
    for (const key of keys)
      if (key !== null && (await files.head(key, 1)))
        found.push({ ...video, key, name: key.split('/').at(-1) ?? key })
  return found
}

interface StoredRecording {
  clientId: string
  videoId: string
  key: string
  name: string
}

function indexPage(
  { person, now, texts }: PersonalDataParts,
  counts: ReadonlyMap<TableName, number>,
  recordings: number,
): string {
  const { t, language } = texts
  const title = escapeHtml(t('personalFile.title', { name: person.name }))
  const time = now.toISOString().slice(0, 16).replace('T', ' ')
  const rows = [...counts].map(
    ([table, count]) =>
      `<tr><td>${t(`personalFile.tables.${table as NamedTable}`)}</td><td>${count}</td><td><a href="${table}.csv">CSV</a> <a href="${table}.json">JSON</a></td></tr>`,
  )
  const heads = (['what', 'records', 'files'] as const).map(
    (name) => `<th>${t(`personalFile.${name}`)}</th>`,
  )
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:48rem;padding:0 1rem}td,th{padding:.25rem 1rem .25rem 0;text-align:left}</style>
<h1>${title}</h1>
<p>${t('personalFile.asOf', { time })}</p>
<table><tr>${heads.join('')}</tr>
${rows.join('\n')}
<tr><td>${t('personalFile.recordings')}</td><td>${recordings}</td><td>${recordings > 0 ? t('personalFile.folder') : ''}</td></tr></table></html>
`
}

/** Each of FILE_TABLES. */
type NamedTable = keyof ServerTexts['personalFile']['tables']
