/** Reads and writes calibration clips and the answers to them. */
import type { CalibrationClip } from '#api/generated/contract.ts'
import { DAY_MS } from '#domain/dates.ts'
import { ROLES } from '#domain/roles.ts'
import { mayCall } from '#domain/access.ts'
import type { AnsweredPrinciple } from '#domain/calibration/agreement.ts'
import {
  ASKED_AGAIN_AFTER_DAYS,
  askedPrinciples,
  type VerdictColumns,
  verdictOfColumns,
} from '#domain/calibration/calibrationRules.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { readPeopleById } from '../../context/people/peopleById.ts'
import { countRows, limitOffset, recordJson } from '../../context/listSql/listSql.ts'
import { notify } from '../../context/notices/notify.ts'
import { readAccounts } from '../../context/notices/readAccounts.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleObservation, worksAtPlaces } from '../../context/visibility/visibility.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type {
  Database,
  TenantFilter,
  TenantScope,
  Transaction,
} from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface ClipRow extends VerdictColumns {
  client_id: string
  id: string
  observation_id: string
  note: string | null
  created_by: string
  created_at: Date
  agreed_by: string | null
  agreed_at: Date | null
  retired_by: string | null
  retired_at: Date | null
}

/** Returns the clips whose observation the caller sees, newest first. */
export async function readClips(
  context: ClipReading,
  access: Access,
  rows: { skip: number; take: number },
): Promise<CalibrationClip[]> {
  return readContractClips(context, access, isListed(access), rows)
}

export const countClips = (db: Database, access: Access): Promise<number> =>
  countRows(
    db,
    access,
    (tenantFilter) => sql`from calibration_clips clip
        join observations observation on ${tenantFilter('observation')} and observation.client_id = clip.client_id
          and observation.id = clip.observation_id
        where ${tenantFilter('clip')} and ${isListed(access)}`,
  )

const isListed = (access: Access): Sql<boolean> =>
  sql`observation.deleted_at is null and ${visibleObservation(access, 'observation')}`

/** Returns each observation's clip that is in use; null: none. */
export async function readClipsOf(
  context: ClipReading,
  scope: TenantScope,
  observationIds: readonly string[],
): Promise<(CalibrationClip | null)[]> {
  const clips = await readContractClips(
    context,
    scope,
    sql`clip.retired_at is null and clip.observation_id = any(${observationIds}::uuid[])`,
  )
  return observationIds.map(
    (id) => clips.find(({ observation_id }) => observation_id === id) ?? null,
  )
}

export async function readContractClip(
  context: ClipReading,
  scope: TenantScope,
  id: string,
): Promise<CalibrationClip | null> {
  const [clip] = await readContractClips(context, scope, sql`clip.id = ${id}`)
  return clip ?? null
}

/** The caller, from whom the truth of clips that they are asked is kept. */
type ClipReading = Pick<RequestContext, 'db' | 'session' | 'now'>

const NO_TRUTH = {
  is_inside_base: null,
  is_big_engines: null,
  is_turn_not_twist: null,
  is_dip_n_drive: null,
  note: null,
}

async function readContractClips(
  context: ClipReading,
  scope: TenantScope,
  condition: Sql<boolean>,
  page?: { skip: number; take: number },
): Promise<CalibrationClip[]> {
  type Row = ClipRow &
    Pick<CalibrationClip, 'task' | 'judged_by_count'> & { date: Date; is_asked: boolean }
  const { db, now } = context
  const { userId, clientId, role } = requireSession(context)
  const mayAnswer = JUDGES.includes(role)
  const rows = await db.sql<Row>(
    scope,
    (tenantFilter) => sql`select clip.*, observation.date, ${recordJson('task')} as task,
          ${mayAnswer} and clip.client_id = ${clientId} and ${isAsked(userId, now(), tenantFilter)} as is_asked,
          (select count(distinct answer.user_id)::int from calibration_answers answer
            where ${tenantFilter('answer')} and answer.client_id = clip.client_id and answer.clip_id = clip.id) as judged_by_count
        from calibration_clips clip
        join observations observation on ${tenantFilter('observation')} and observation.client_id = clip.client_id
          and observation.id = clip.observation_id
        join tasks task on ${tenantFilter('task')} and task.client_id = observation.client_id and task.id = observation.task_id
        left join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id
        where ${tenantFilter('clip')} and ${condition}
        order by clip.created_at desc, clip.id desc ${page ? limitOffset(page) : sql``}`,
  )
  const personOf = await readPeopleById(
    db,
    rows.flatMap(({ created_by, agreed_by }) => [created_by, agreed_by]),
  )
  return rows.map(({ is_asked, ...row }) => ({
    ...row,
    ...(is_asked && NO_TRUTH),
    date: row.date.toISOString(),
    created_by: personOf(row.created_by),
    created_at: row.created_at.toISOString(),
    agreed_by: personOf(row.agreed_by),
    agreed_at: row.agreed_at?.toISOString() ?? null,
    retired_at: row.retired_at?.toISOString() ?? null,
  }))
}

/** Returns null when there is none within scope. */
export async function readClip(
  db: Database,
  scope: TenantScope,
  id: string,
): Promise<ClipRow | null> {
  const [row] = await db.read<ClipRow>(scope, (tables) =>
    tables.from('calibration_clips').selectAll().where('id', '=', id),
  )
  return row ?? null
}

export async function insertClip(
  transaction: Transaction,
  clip: Omit<ClipRow, 'agreed_by' | 'agreed_at' | 'retired_by' | 'retired_at'>,
): Promise<void> {
  await transaction.run((tables) => tables.insert('calibration_clips').values(clip))
}

/** Returns false when somebody was faster. */
export async function updateClip(
  transaction: Transaction,
  id: string,
  change: Pick<ClipRow, 'agreed_by' | 'agreed_at'> | Pick<ClipRow, 'retired_by' | 'retired_at'>,
): Promise<boolean> {
  const isAgreement = 'agreed_at' in change
  const saved = await transaction.run((tables) => {
    const update = tables
      .update('calibration_clips')
      .set(change)
      .where('id', '=', id)
      .where('retired_at', 'is', null)
    return (isAgreement ? update.where('agreed_at', 'is', null) : update).returning('id')
  })
  return saved.length > 0
}

/** A clip that a person is asked about. */
export interface AskedClip extends ClipRow {
  task_name: string
  lift_start_time: number | null
  lift_end_time: number | null
  waiting: number
}

/**
 * Returns the next clip that waits for a person, oldest first; null: none. Who made or agreed on it, recorded the
 * observation or is in it knows the truth.
 */
export async function readAskedClip(
  db: Database,
  access: Access,
  now: Date,
): Promise<AskedClip | null> {
  const { userId } = access
  const [clip] = await db.sql<AskedClip>(
    access,
    (tenantFilter) => sql`select clip.*, task.name as task_name,
          video.lift_start_time, video.lift_end_time, count(*) over ()::int as waiting
        from calibration_clips clip
        join observations observation on ${tenantFilter('observation')} and observation.client_id = clip.client_id
          and observation.id = clip.observation_id
        join tasks task on ${tenantFilter('task')} and task.client_id = observation.client_id and task.id = observation.task_id
        join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id
        where ${tenantFilter('clip')} and ${isAsked(userId, now, tenantFilter)}
          and ${visibleObservation(access, 'observation')}
        order by clip.agreed_at, clip.id limit 1`,
  )
  return clip ?? null
}

/** Renders whether a person who sees `observation` is asked about its `clip` and its `video`. */
const isAsked = (userId: string, now: Date, tenantFilter: TenantFilter): Sql<boolean> =>
  sql`(clip.agreed_at is not null and clip.retired_at is null
    and ${userId} not in (clip.created_by, clip.agreed_by, observation.user_id)
    and observation.observee_id is distinct from ${userId}
    and observation.deleted_at is null and video.recording_removed_at is null and video.file_location is not null
    and not exists (select from calibration_answers answer
      where ${tenantFilter('answer')} and answer.client_id = clip.client_id and answer.clip_id = clip.id
        and answer.user_id = ${userId} and answer.created_at > ${askedAgainSince(now)}))`

const askedAgainSince = (now: Date) => new Date(now.getTime() - ASKED_AGAIN_AFTER_DAYS * DAY_MS)

/** Returns false when the person has answered a moment ago, in another window. */
export async function insertAnswer(
  transaction: Transaction,
  answer: VerdictColumns & {
    client_id: string
    id: string
    clip_id: string
    user_id: string
    created_at: Date
  },
): Promise<boolean> {
  const { client_id: clientId, clip_id, user_id, created_at } = answer
  await lockUntilCommit(transaction, { clientId, name: `calibration of ${user_id}` })
  const [earlier] = await transaction.run((tables) =>
    tables
      .from('calibration_answers')
      .select('id')
      .where('clip_id', '=', clip_id)
      .where('user_id', '=', user_id)
      .where('created_at', '>', askedAgainSince(created_at)),
  )
  if (earlier) return false
  await transaction.run((tables) => tables.insert('calibration_answers').values(answer))
  return true
}

export interface AnsweredRow {
  /** First day of the quarter in the client's time zone. */
  quarter: string
  principles: (AnsweredPrinciple & { principle: Principle })[]
}

/** Returns a person's answers, oldest first. */
export async function readAnswers(
  db: Database,
  clientId: string,
  userId: string,
): Promise<AnsweredRow[]> {
  type Row = { quarter: string; truth: VerdictColumns; answer: VerdictColumns }
  const rows = await db.sql<Row>(
    { clientId },
    (tenantFilter) => sql`select to_jsonb(answer) as answer, to_jsonb(clip) as truth,
          to_char(date_trunc('quarter', answer.created_at at time zone client.time_zone), 'YYYY-MM-DD') as quarter
        from calibration_answers answer
        join calibration_clips clip on ${tenantFilter('clip')} and clip.client_id = answer.client_id and clip.id = answer.clip_id
        join clients client on ${tenantFilter('client')} and client.id = answer.client_id
        where ${tenantFilter('answer')} and answer.user_id = ${userId} order by answer.created_at, answer.id`,
  )
  return rows.map(({ quarter, ...row }) => {
    const [truth, answer] = [verdictOfColumns(row.truth), verdictOfColumns(row.answer)]
    return {
      quarter,
      principles: askedPrinciples(truth).map((principle) => ({
        principle,
        truth: truth[principle] === true,
        answer: answer[principle],
      })),
    }
  })
}

const JUDGES = ROLES.filter((role) => mayCall(role, 'answerCalibrationClip'))

/** Tells the people of the client whom the clip will be asked, once. */
export async function notifyJudges(
  transaction: Transaction,
  clip: Pick<ClipRow, 'client_id' | 'id' | 'observation_id' | 'created_by'> & { agreed_by: string },
  at: Date,
): Promise<void> {
  type Place = {
    location_id: string
    department_id: string
    user_id: string
    observee_id: string | null
  }
  const [observation] = await transaction.sql<Place>(
    (
      tenantFilter,
    ) => sql`select observation.location_id, observation.department_id, observation.user_id, observation.observee_id
        from observations observation where ${tenantFilter('observation')} and observation.id = ${clip.observation_id}`,
  )
  if (!observation) return
  const { location_id, department_id, user_id, observee_id } = observation
  const except = [clip.created_by, clip.agreed_by, user_id, observee_id ?? []].flat()
  const places = { locations: [location_id], departments: [department_id] }
  const people = await readAccounts(
    transaction,
    JUDGES,
    (tenantFilter) =>
      sql`not person.id = any(${except}::uuid[]) and ${worksAtPlaces(places, 'person', tenantFilter)}`,
  )
  await notify(transaction, {
    clientId: clip.client_id,
    kind: 'CALIBRATION_WAITING',
    subjectId: clip.observation_id,
    cause: clip.id,
    people,
    at,
  })
}
