/**
 * Erasure by the classification of columns: a marker is put into each personal column of the rows about a person, into
 * audit entries of all kinds and into kept files; afterwards it is nowhere.
 */
import { randomBytes } from 'node:crypto'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { audit } from '#server/context/audit/audit.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildTaskAction } from '#server/app/factories/buildTaskAction.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import type { DataKind } from '#server/platform/db/columnTypes.ts'
import { TABLE_NAMES, columnsOfKind, type TableName } from '#server/platform/db/tables.ts'
import { account, signIn } from '#test/support/api.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { brokenAt, systemContext } from '../auditLog/auditLogEntries.ts'
import { buildRetentionScenario } from './retentionScenario.ts'

const MARK = `Mark${randomBytes(6).toString('hex')}`
const ERASE = `mutation ($id: ID!, $name: String!) { erasePerson(userId: $id, confirmation: $name) }`
const EXPORT_USERS = `mutation { triggerGetUsersForExport(format: CSV) { id } }`
const EXPORT_PERSON = `mutation ($id: ID) { triggerExportPersonalData(userId: $id) { id } }`
const PERSONAL: DataKind[] = ['identity', 'text', 'body', 'activity', 'copy']

/** Columns in words of the program, and keys of files, which are looked for themselves. */
const PROGRAM_WORDS = new Set(
  ['kind', 'state', 'operation', 'action', 'entity', 'occurrence', 'role', 'platform'].concat(
    'manual_override_reason mime_type subject file observation_contests.result'.split(' '),
  ),
)
/** Tables about people whose changes are on record. */
const AUDITED = new Set<TableName>([
  'saved_views',
  'users',
  'observations',
  'videos',
  'legal_holds',
  'calibration_clips',
  'follow_ups',
  'task_actions',
])

/** Copies that the database keeps itself, counts, and the log, whose entries are made below. */
const WITHOUT_TEXT = new Set<TableName>(['account_emails', 'audit_log', 'observation_rollups'])

/** SQL of the rows of a table that are about the person; most name them. */
const rowsAbout = (table: TableName): string => {
  const special: Partial<Record<TableName, string>> = {
    observations: `t.id = '${about.id}'`,
    videos: `t.id = '${about.video}'`,
    video_keypoints: `t.video_id = '${about.video}'`,
    observation_contests: `t.user_id = '${person.id}' or t.observation_id = '${about.id}'`,
    calibration_clips: `t.observation_id = '${about.id}'`,
    comments: `t.user_id = '${person.id}' or t.observation_id = '${about.id}'`,
    legal_holds: `t.subject_id in ('${person.id}', '${about.id}')`,
    jobs: `t.user_id = '${person.id}' or t.payload->>'personId' = '${person.id}'`,
  }
  const named = columnsOfKind(table, 'person').map(
    (column: string) => `t.${column} = '${person.id}'`,
  )
  return special[table] ?? (named.length > 0 ? named.join(' or ') : 'false')
}

/** Marks a column of the rows about the person. False where the database takes no text there. */
async function mark(table: TableName, column: string, where: string): Promise<boolean> {
  const [described] = await asOwner<{ type: string }>(
    scenario.db,
    `select data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name = $2`,
    [table, column],
  )
  const isJson = described?.type === 'jsonb'
  if (!isJson && described?.type !== 'text') return false
  const value = isJson
    ? `case when jsonb_typeof(t.${column}) = 'object' then t.${column} || '{"mark": "${MARK}"}' else '["${MARK}"]' end`
    : `'${MARK}'${column === 'firstname' ? '' : " || '-' || substr(md5(t::text), 1, 6)"}`
  try {
    const rows = await asOwner(
      scenario.db,
      `update ${table} t set ${column} = ${value} where t.client_id = $1 and (${where}) returning 1`,
      [scenario.clientId],
    )
    return rows.length > 0
  } catch (error) {
    if (String(error).includes('check constraint')) return false
    throw error
  }
}

const record = (entity: TableName, recordId: string, details: object, more: object = {}) =>
  scenario.db.write({ clientId: scenario.clientId }, (transaction) =>
    audit(transaction, systemContext, {
      clientId: scenario.clientId,
      action: 'CREATE',
      entity,
      recordId,
      after: details,
      ...more,
    }),
  )

/** Tables of the database with a row that contains the mark. */
async function tablesWithMark(): Promise<string[]> {
  const tables = await asOwner<{ name: string }>(
    scenario.db,
    `select c.relname as name from pg_class c where c.relkind in ('r', 'p')
       and c.relnamespace = 'public'::regnamespace order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables)
    if (
      (
        await asOwner(
          scenario.db,
          `select 1 from ${name} t where t::text ilike '%${MARK}%' limit 1`,
        )
      ).length > 0
    )
      found.push(name)
  return found
}

const scenario = await buildRetentionScenario()
const { admin, clientId, db, observed, insert, drainBackgroundWork, daysAgo, files } = scenario
const of = { client_id: clientId }
const login = await account(
  'CLIENT_USER',
  { id: clientId },
  { firstname: MARK, lastname: 'Obsidian' },
)
const person = await signIn(login)
const other = await buildUser(db, of)
const one = await observed(10, { observee_id: person.id })
const about = { id: one.observation.id, video: one.video.id }
const made = (await observed(11, { user_id: person.id, observee_id: other.id })).observation.id
const contest = {
  reason: MARK,
  result: '{}',
  created_at: daysAgo(1),
  answer_text: MARK,
  answer: 'UPHELD',
}
const answered = { ...contest, answered_by: admin.id, answered_at: daysAgo(1) }
await insert('observation_contests', {
  id: uuid(),
  observation_id: about.id,
  user_id: other.id,
  ...answered,
})
await insert('observation_contests', {
  id: uuid(),
  observation_id: made,
  user_id: person.id,
  ...answered,
})
await insert('calibration_clips', {
  id: uuid(),
  observation_id: about.id,
  is_inside_base: true,
  note: MARK,
  created_by: admin.id,
  created_at: daysAgo(1),
})
const view = { id: uuid(), user_id: person.id, name: MARK, query: '{}', is_shared: true }
const viewed = { created_at: daysAgo(1), updated_at: daysAgo(1) }
await insert('saved_views', { ...view, ...viewed })
for (const [observation_id, user_id] of [
  [about.id, other.id],
  [made, person.id],
  [made, admin.id],
]) {
  const id = uuid()
  const at = { created_at: daysAgo(1), updated_at: daysAgo(1) }
  await insert('comments', { id, observation_id, user_id, text: MARK, ...at })
  if (user_id === admin.id) await insert('comment_mentions', { comment_id: id, user_id: person.id })
}
for (const [subject, subject_id] of [
  ['PERSON', person.id],
  ['OBSERVATION', about.id],
] as const)
  await insert('legal_holds', {
    id: uuid(),
    subject,
    subject_id,
    reason: MARK,
    placed_by: admin.id,
    ended_at: daysAgo(1),
    ended_by: admin.id,
  })
await buildFollowUp(db, one.observation, { note: MARK, agreed: MARK })
for (const part of [
  { owner_id: person.id, created_by: admin.id },
  { owner_id: admin.id, created_by: person.id },
  { owner_id: admin.id, created_by: admin.id, done_by: person.id, done_at: daysAgo(1) },
])
  await buildTaskAction(db, {
    client_id: clientId,
    task_id: one.observation.task_id,
    note: MARK,
    ...part,
  })
await insert('notifications', {
  id: uuid(),
  user_id: person.id,
  kind: 'JOB_FAILED',
  subject_id: uuid(),
})
await buildJob(db, {
  ...of,
  user_id: person.id,
  kind: 'mail.invitation',
  error: MARK,
  state: 'failed',
})
await buildJob(db, {
  ...of,
  user_id: admin.id,
  kind: 'importUsers',
  file: null,
  files_until: daysAgo(-1),
  payload: { fileName: 'people.csv', source: 'imports/people.csv' },
  result: {
    created: 0,
    updated: 0,
    errors: [{ row: 2, column: 'email', value: MARK, message: 'x' }],
  },
})
await scenario.files.put('imports/people.csv', Buffer.from(MARK), 'text/csv')
const alertMail = (
  await buildJob(db, {
    ...of,
    user_id: admin.id,
    kind: 'mail.badLiftsAlert',
    subject_id: person.id,
  })
).id
await admin.gql(EXPORT_USERS)
await admin.gql(EXPORT_PERSON, { id: person.id })
await drainBackgroundWork()

it('[44.8] [44.4] [51.10] [52.22] [53.5] leaves no marker of any personal column in any table, audit entry or kept file', async () => {
  for (const table of TABLE_NAMES) {
    if (WITHOUT_TEXT.has(table) || columnsOfKind(table, 'person').length === 0) continue
    const texts: string[] = columnsOfKind(table, 'identity', 'text', 'body', 'copy')
    const columns: string[] = columnsOfKind(table, ...PERSONAL)
    const marked: string[] = []
    for (const column of columns)
      if (
        !PROGRAM_WORDS.has(column) &&
        !PROGRAM_WORDS.has(`${table}.${column}`) &&
        (await mark(table, column, rowsAbout(table)))
      )
        marked.push(column)
    // A table that holds texts must be in the scenario.
    if (texts.length > 0) expect(marked, table).not.toEqual([])
    const rows = await asOwner<{ id: string }>(
      db,
      `select coalesce(to_jsonb(t)->>'id', $2) as id from ${table} t where t.client_id = $1 and (${rowsAbout(table)})`,
      [clientId, person.id],
    )
    const details = Object.fromEntries(marked.map((column) => [column, MARK]))
    for (const { id } of rows)
      if (AUDITED.has(table) && marked.length > 0) await record(table, id, details)
  }
  await mark('observations', 'device_details', `t.id = '${made}'`)
  await mark('observations', 'expo_build_number', `t.id = '${made}'`)
  await record('observations', made, { device_details: { name: MARK }, expo_build_number: MARK })
  await record('observations', made, { contest_reason: MARK, contest_answer_text: MARK })
  await record('observations', made, { comment_text: MARK })
  await record('observations', about.id, { comment_text: MARK })
  await record('observations', about.id, { unlinked_observee_name: MARK, contest_reason: MARK })
  await record(
    'users',
    person.id,
    { to: MARK, subject: MARK, reason: MARK },
    { action: 'EMAIL_SENT' },
  )
  await db.write({ clientId }, (transaction) =>
    audit(
      transaction,
      { ...systemContext, requestId: alertMail },
      {
        clientId,
        action: 'EMAIL_SENT',
        entity: 'users',
        recordId: admin.id,
        after: { to: admin.email, subject: `${MARK}: 3 incorrect` },
      },
    ),
  )
  // Actions of the person's colleagues are not erased.
  await record('users', admin.id, { to: 'admin@example.com', subject: 'Kept' })
  expect(await tablesWithMark()).toEqual(
    expect.arrayContaining([
      'audit_log',
      'comments',
      'jobs',
      'legal_holds',
      'notifications',
      'observations',
      'users',
      'videos',
    ]),
  )
  const kept = await asOwner<{ file: string }>(
    db,
    `select file from jobs where client_id = $1 and file is not null`,
    [clientId],
  )
  expect(kept).toHaveLength(2)

  const [row] = await asOwner<{ name: string }>(
    db,
    `select btrim(firstname || ' ' || lastname) as name from users where id = $1`,
    [person.id],
  )
  const { errors } = await admin.gql(ERASE, { id: person.id, name: row?.name })
  expect(errors).toBeUndefined()
  await drainBackgroundWork()

  expect(await tablesWithMark()).toEqual([])
  for (const { file } of kept) expect(await files.head(file, 1), file).toBeNull()
  expect(await files.head('imports/people.csv', 1)).toBeNull()
  expect(await brokenAt(db, clientId)).toBeNull()
  const [other] = await asOwner(
    db,
    `select 1 from audit_log where client_id = $1 and after->>'subject' = 'Kept'`,
    [clientId],
  )
  expect(other).toBeDefined()
})
