/**
 * Trust, as one rule: whatever says something about a person or shows a recording says it to those alone who may see it.
 * The ways are the contract's and the program's own catalogues, so that a new one is tried, or fails here until it is
 * named.
 */
import { v7 as uuid } from 'uuid'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/enumerations.ts'
import { USER_JOB_KINDS, type UserJobKind } from '#domain/jobs/jobKinds.ts'
import { MAIL_KINDS, type MailKind } from '#domain/mails/mailKinds.ts'
import { enqueue } from '#server/platform/queue/queue.ts'
import { CALL_MATRIX } from '#test/support/accessMatrix.ts'
import { type Actor, type Answer, api } from '#test/support/api.ts'
import { fullCall, fullSelection, QUERIES } from '#test/support/fullCall.ts'
import { analysisOf } from '#test/support/scenarios/analysisCalls.ts'
import { callsWithOneId } from '#test/support/sampleCall.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { unzip } from '#test/support/unzip.ts'
import { readJob } from '../jobs/userJobCalls.ts'
import { buildApp } from '#server/app/buildApp.ts'
import { buildHiddenPlace, hasMark, type HiddenPlace, MARK } from './hiddenPlace.ts'
import { inputOf, nounOf } from './idArguments.ts'
import { everyRecord, type Noun, NOUNS, type PlaceRecords, placeRecords } from './placeRecords.ts'

let hidden: HiddenPlace
beforeAll(async () => {
  hidden = await buildHiddenPlace()
}, 180_000)

/** The number of running exports and imports per person is limited. */
afterEach(async () => {
  const { drainBackgroundWork } = await api()
  await drainBackgroundWork()
})

/** Queries that say something of the marked records to who sees them; the others are about the caller, or counts. */
const CARRIERS = new Set<string>(
  [
    'aiAccuracy allAuditEntries allCampaigns allDepartments allFollowUps allLocations allObservations allTasks allUsers',
    'analyticsByDepartment analyticsByLocation analyticsByTask analyticsByUser calibrationClips calibrationQueue',
    'erasurePreview filterFormData followUpOffer getCampaign getCampaignsForObservation getDepartmentById getFollowUp getLocationById getMostRecentObservations',
    'getObservationById getTaskById getTasksForObservation getUserById getUsersByDepartmentAndLocation',
    'getUsersByTask legalHolds observationChoices peopleToMention previewCampaign searchEverything taskActionOwners',
    'taskActions taskAnalysis',
  ].flatMap((names) => names.split(' ')),
)

const WHOLE = { take: 100, given: {} }

describe('[11.16] every query, asked for all of its fields', () => {
  it.each(QUERIES)('%s', async (operation) => {
    const document = wholeQuery(operation)
    const seen = [await hidden.lead.gql(document), await hidden.provider.gql(document)]
    expect(seen.some(hasMark), 'whether who sees the place is told of it').toBe(
      CARRIERS.has(operation),
    )
    for (const [who, person] of Object.entries(hidden.others))
      expect(hasMark(await person.gql(document)), who).toBe(false)
  })
})

/** Other clients' people have a test of their own; observees see what users see. */
const ASKERS = [
  ['S', 'super user of another place'],
  ['O', 'observer of another place'],
  ['U', 'user of another place'],
] as const

describe('[11.17] every operation, with the id of a hidden record, answers as with one that no record has', () => {
  /** Has all there is to list; nothing there is changed. */
  let listed: PlaceRecords
  let changed: PlaceRecords
  let gone: PlaceRecords
  let entriesBefore: number
  beforeAll(async () => {
    listed = shownPlace()
    changed = shownPlace()
    gone = placeRecords(hidden, { mark: MARK })
    await everyRecord(hidden, listed, 'Shown')
    entriesBefore = await countHiddenEntries()
  })

  // People of the provider see every place.
  const operations = CALL_MATRIX.filter(([, , who]) => /[SOU]/u.test(who))

  it.each(operations)('[%s] %s', async (_item, operation, who) => {
    const people = askersOf(operation, who)
    const isRestored = /restore/iu.test(operation)
    const calls = callsWithOneId(operation, {
      given: (name) => inputOf(operation, name),
      otherId: (name) => `<${nounOf(operation, name)}>`,
      ...(hasContent(operation) && { selection: fullSelection(operation, WHOLE) }),
      ...(WRITES_FILE.test(operation) && { selection: '{ id }' }),
    })
    for (const { name, document } of calls) {
      const noun = nounOf(operation, name)
      if (noun === null) continue
      const place = QUERIES.includes(operation) || WRITES_FILE.test(operation) ? listed : changed
      if (operation === 'claimReviews') await place.idOf('unreviewed')
      const ask = async (person: Actor, id: string) =>
        answerOf(person, { operation, document: await filled(document(id), place), id })
      const refused: [Actor, string][] = []
      for (const [who, person] of people) {
        const unknown = await ask(person, uuid())
        const answer = await ask(
          person,
          isRestored ? await deletedId(gone, noun) : hidden.ids[noun],
        )
        expect(hasMark(answer), who).toBe(false)
        expect(answer, `${who}, ${name}`).toEqual(unknown)
        refused.push([person, unknown])
      }
      const id = await (isRestored ? deletedId(place, noun) : place.idOf(noun))
      let isDifferent = false
      for (const [person, unknown] of refused) isDifferent ||= (await ask(person, id)) !== unknown
      expect(isDifferent, `${name}: whether one that may be seen is answered differently`).toBe(
        true,
      )
      if (place === changed) changed = shownPlace()
    }
    expect(await countHiddenEntries(), 'what the audit log has of hidden records').toBe(
      entriesBefore,
    )
  })
})

/** A change may be made and then be answered with NOT_FOUND, because its result is not seen. */
async function countHiddenEntries(): Promise<number> {
  const [row] = await asOwner<{ total: number }>(
    hidden.db,
    `select count(*)::int as total from audit_log where record_id = any($1)`,
    [Object.values(hidden.ids)],
  )
  return row?.total ?? 0
}

/** Super users and observers of a place see the same lists; a file has the rows of a list. */
function askersOf(operation: string, letters: string): [string, Actor][] {
  const people = ASKERS.flatMap(([letter, who]): [string, Actor][] => {
    const person = hidden.others[who]
    const isLike = letter === 'O' && letters.includes('S') && QUERIES.includes(operation)
    return person && letters.includes(letter) && !isLike ? [[who, person]] : []
  })
  return WRITES_FILE.test(operation) ? people.slice(0, 1) : people
}

/** Other mutations are answered with a record; what they made is no part of the answer here. */
const hasContent = (operation: string) =>
  QUERIES.includes(operation) || operation === 'claimReviews'

const WRITES_FILE = /^trigger(ExportObservations|ExportList|GetUsersForExport)$/u

/** A place that all of them see. */
function shownPlace(): PlaceRecords {
  const authorId = hidden.others['super user of another place']?.id ?? ''
  return placeRecords(hidden, { mark: 'Shown', parentId: hidden.north.id, authorId })
}

const TABLES: Partial<Record<Noun, string>> = {
  campaign: 'campaigns',
  department: 'departments',
  followUp: 'follow_ups',
  location: 'locations',
  observation: 'observations',
  user: 'users',
}

async function deletedId(at: PlaceRecords, noun: Noun): Promise<string> {
  const id = await at.idOf(noun)
  await asOwner(hidden.db, `update ${TABLES[noun]} set deleted_at = now() where id = $1`, [id])
  return id
}

/** Replaces the nouns in the document by the ids of their records. */
async function filled(document: string, at: PlaceRecords): Promise<string> {
  let text = document.replaceAll('<unique>', uuid())
  for (const noun of NOUNS)
    if (text.includes(`<${noun}>`)) text = text.replaceAll(`<${noun}>`, await at.idOf(noun))
  return text
}

/** Returns its answer without the id; for an export, the content of the file. */
async function answerOf(
  person: Actor,
  { operation, document, id }: { operation: string; document: string; id: string },
): Promise<string> {
  const variables = operation === 'completeVideoAnalysis' && { input: await analysisOf(person) }
  const answer = variables
    ? await person.gql(
        document.replace('mutation', 'mutation ($input: VideoAnalysisInput!)'),
        variables,
      )
    : await person.gql(document)
  if (!WRITES_FILE.test(operation) || answer.errors) return JSON.stringify(comparable(answer, id))
  return (await writtenFile(person, answer.data.answer.id)).toString().replaceAll(id, 'the id')
}

/** Call that makes a file of each kind of job, or the reason why it has nothing of people. */
const FILES: Record<UserJobKind, string | { none: string }> = {
  exportObservations: 'triggerExportObservations(format: CSV)',
  exportUsers: 'triggerGetUsersForExport(format: CSV)',
  exportLocations: listExport('LOCATIONS'),
  exportDepartments: listExport('DEPARTMENTS'),
  exportTasks: listExport('TASKS'),
  exportClients: listExport('CLIENTS'),
  exportGbsVideos: listExport('GBS_VIDEOS'),
  exportCampaigns: listExport('CAMPAIGNS'),
  exportFollowUps: listExport('FOLLOW_UPS'),
  exportPersonalData: 'triggerExportPersonalData',
  importDepartments: { none: 'the provider’s alone' },
  importLocations: { none: 'the provider’s alone' },
  importUsers: { none: 'the provider’s alone' },
  importEmployeeIds: { none: 'the provider’s alone' },
  judgeAgain: { none: 'has no file' },
}

describe('[11.16] every file', () => {
  it.each(USER_JOB_KINDS)('%s', async (kind) => {
    const call = FILES[kind]
    if (typeof call !== 'string') return
    for (const [who, person] of Object.entries(hidden.others)) {
      const text = await fileOf(person, call)
      expect(hasMark(text ?? ''), who).toBe(false)
    }
    if (kind === 'exportPersonalData' || kind === 'exportClients' || kind === 'exportGbsVideos')
      return
    expect(hasMark((await fileOf(hidden.lead, call)) ?? '')).toBe(true)
  })
})

type Subject = { subjectId: keyof HiddenPlace['ids']; payload?: object } | { none: string }

/** Subject of a mail of each kind, or the reason why it is about its recipient alone. */
const MAILS: Record<MailKind, Subject> = {
  campaignReminder: { subjectId: 'campaign' },
  inactivityAlert: { subjectId: 'user' },
  badLiftsAlert: { subjectId: 'user' },
  weeklySummary: { subjectId: 'user' },
  monthlySummary: { subjectId: 'user' },
  commentMention: { subjectId: 'comment' },
  followUp: { subjectId: 'followUp' },
  followUpsOverdue: { subjectId: 'location' },
  savedView: { none: 'counts, of a view that its recipient sees' },
  taskAction: { subjectId: 'action' },
  passwordReset: { none: 'a link for its recipient' },
  secondFactorRemoved: { none: 'about its recipient' },
  invitation: { none: 'about its recipient' },
  exportFinished: { none: 'about a file of its recipient' },
  auditLogChanged: { none: 'about a client, to the provider' },
  auditHashes: { none: 'hashes, to a mailbox of the settings' },
  helpRequest: { none: 'what its sender wrote' },
  helpRequestCopy: { none: 'what its recipient wrote' },
}

describe('[11.16] every mail', () => {
  it.each(MAIL_KINDS)('%s', async (kind) => {
    const about = MAILS[kind]
    if ('none' in about) return
    const { db, mails, now, drainBackgroundWork } = await api()
    const { client, ids, others } = hidden
    await db.write({ clientId: client.id }, (transaction) =>
      enqueue(
        transaction,
        Object.values(others)
          .filter((person) => person.client_id === client.id)
          .map(({ id: userId }) => ({
            clientId: client.id,
            kind: `mail.${kind}` as const,
            userId,
            subjectId: ids[about.subjectId],
            cause: '2026-11-01',
            payload: { people: [ids.user] },
            dueAt: now(),
          })),
      ),
    )
    const before = mails.length
    await drainBackgroundWork()
    expect(hasMark(mails.slice(before))).toBe(false)
  })
})

/** Subject of a notification of each kind. */
const NOTIFICATIONS: Record<NotificationKind, keyof HiddenPlace['ids']> = {
  CAMPAIGN_REMINDER: 'campaign',
  JOB_COMPLETE: 'user',
  JOB_FAILED: 'user',
  RESULT_CONTESTED: 'observation',
  CONTEST_ANSWERED: 'observation',
  LEGAL_HOLD_ENDED: 'user',
  CALIBRATION_WAITING: 'observation',
  COMMENT_MENTION: 'observation',
  COMMENT_REPLY: 'observation',
  FOLLOW_UP_OPENED: 'followUp',
  FOLLOW_UP_TO_COACH: 'followUp',
  FOLLOW_UP_UNCOACHED: 'followUp',
  FOLLOW_UP_COACHED: 'followUp',
  FOLLOW_UP_REOPENED: 'followUp',
  FOLLOW_UP_CLOSED: 'followUp',
  FOLLOW_UP_OVERDUE: 'followUp',
  TASK_ACTION_GIVEN: 'action',
  TASK_ACTION_OVERDUE: 'action',
}

it('[11.16] every notification, also of what its reader no longer sees', async () => {
  const { db } = await api()
  for (const kind of NOTIFICATION_KINDS)
    for (const { id, client_id } of Object.values(hidden.others))
      await asOwner(
        db,
        `insert into notifications (client_id, id, user_id, kind, subject_id) values ($1, $2, $3, $4, $5)`,
        [client_id, uuid(), id, kind, hidden.ids[NOTIFICATIONS[kind]]],
      )
  for (const [who, person] of Object.entries(hidden.others))
    expect(hasMark(await person.gql(wholeQuery('myNotifications'))), who).toBe(false)
})

/** Paths that give out something without the API, and what they show. */
const ROUTES: Record<string, string> = {
  '/recordings/*': 'by a link of somebody who still sees the observation',
  '/downloads/*': 'by a link of the requester, who still sees what is in the file',
  '/files/*': 'by links of minutes that the two above make; logos and guidance videos for an hour',
  '/templates/departments.csv': 'an import template',
  '/templates/employeeIds.csv': 'an import template',
  '/templates/locations.csv': 'an import template',
  '/templates/users.csv': 'an import template',
  '/healthz': 'nothing of anybody',
  '/readyz': 'nothing of anybody',
}

it('[11.16] every route that answers without the API is known', async () => {
  const { db, files, settings } = await api()
  const mailer = { send: async () => undefined, close: () => undefined }
  const app = buildApp({ db, files, settings, mailer, webFolder: null })
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') routes.push(url)
  })
  await app.ready()
  await app.close()
  expect(routes.toSorted()).toEqual(Object.keys(ROUTES).toSorted())
})

function wholeQuery(operation: string): string {
  const { ids, client } = hidden
  const given = {
    Location: ids.location,
    Department: ids.department,
    Task: ids.task,
    Campaign: ids.campaign,
    User: ids.user,
    Observation: ids.observation,
    FollowUp: ids.followUp,
    taskId: `"${ids.task}"`,
    observationId: `"${ids.observation}"`,
    userId: `"${ids.user}"`,
    subject: 'PERSON',
    subjectId: `"${ids.user}"`,
    ...(operation === 'deletionEffects' && { entity: 'locations', ids: `["${ids.location}"]` }),
    ...(operation === 'retentionPreview' && { clientId: `"${client.id}"` }),
    ...(operation === 'previewCampaign' && { input: CAMPAIGN }),
    ...(operation === 'searchEverything' && { search: `"${MARK}"` }),
  }
  return fullCall(operation, { take: 100, given })
}

const CAMPAIGN = `{ campaignName: "Preview", typeOfCampaign: ManualObservation,
  startDate: "2026-03-01", frequency: monthly }`

function comparable({ data, errors }: Answer, id: string): unknown {
  const told = errors?.map(({ message, extensions: { code, field } }) => ({ message, code, field }))
  return JSON.parse(
    JSON.stringify({ data: data ?? null, told: told ?? null }).replaceAll(id, 'the id'),
  )
}

function listExport(list: string): string {
  return `triggerExportList(list: ${list}, format: CSV)`
}

/** The file's text; null where the person may not have it written. */
async function fileOf(person: Actor, call: string): Promise<string | null> {
  const { data } = await person.gql(`mutation { job: ${call} { id } }`)
  if (!data?.job) return null
  const file = await writtenFile(person, data.job.id)
  return call.includes('PersonalData') ? [...unzip(file).values()].join('\n') : file.toString()
}

async function writtenFile(person: Actor, id: string): Promise<Buffer> {
  const { app, drainBackgroundWork } = await api()
  await drainBackgroundWork()
  const { url, error } = await readJob(person, id)
  if (!url) throw new Error(`The file was not written: ${error}`)
  return (await app.inject({ url })).rawPayload
}
