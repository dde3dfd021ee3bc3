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
    (tenantFilter) => sql`from calibration_clips k
        join observations o on ${tenantFilter('o')} and o.client_id = k.client_id and o.id = k.observation_id
        where ${tenantFilter('k')} and ${isListed(access)}`,
  )

const isListed = (access: Access): Sql<boolean> =>
  sql`o.deleted_at is null and ${visibleObservation(access, 'o')}`

/** Returns each observation's clip that is in use; null: none. */
export async function readClipsOf(
  context: ClipReading,
  scope: TenantScope,
  observationIds: readonly string[],
): Promise<(CalibrationClip | null)[]> {
  const clips = await readContractClips(
    context,
    scope,
    sql`k.retired_at is null and k.observation_id = any(${observationIds}::uuid[])`,
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
  const [clip] = await readContractClips(context, scope, sql`k.id = ${id}`)
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
    (tenantFilter) => sql`select k.*, o.date, ${recordJson('t')} as task,
          ${mayAnswer} and k.client_id = ${clientId} and ${isAsked(userId, now(), tenantFilter)} as is_asked,
          (select count(distinct a.user_id)::int from calibration_answers a
            where ${tenantFilter('a')} and a.client_id = k.client_id and a.clip_id = k.id) as judged_by_count
        from calibration_clips k
        join observations o on ${tenantFilter('o')} and o.client_id = k.client_id and o.id = k.observation_id
        join tasks t on ${tenantFilter('t')} and t.client_id = o.client_id and t.id = o.task_id
        left join videos v on ${tenantFilter('v')} and v.client_id = o.client_id and v.id = o.video_id
        where ${tenantFilter('k')} and ${condition}
        order by k.created_at desc, k.id desc ${page ? limitOffset(page) : sql``}`,
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
    (tenantFilter) => sql`select k.*, t.name as task_name,
          v.lift_start_time, v.lift_end_time, count(*) over ()::int as waiting
        from calibration_clips k
        join observations o on ${tenantFilter('o')} and o.client_id = k.client_id and o.id = k.observation_id
        join tasks t on ${tenantFilter('t')} and t.client_id = o.client_id and t.id = o.task_id
        join videos v on ${tenantFilter('v')} and v.client_id = o.client_id and v.id = o.video_id
        where ${tenantFilter('k')} and ${isAsked(userId, now, tenantFilter)}
          and ${visibleObservation(access, 'o')}
        order by k.agreed_at, k.id limit 1`,
  )
  return clip ?? null
}

/** Renders whether a person who sees the observation `o` is asked about its clip `k` and its video `v`. */
const isAsked = (userId: string, now: Date, tenantFilter: TenantFilter): Sql<boolean> =>
  sql`(k.agreed_at is not null and k.retired_at is null
    and ${userId} not in (k.created_by, k.agreed_by, o.user_id)
    and o.observee_id is distinct from ${userId}
    and o.deleted_at is null and v.recording_removed_at is null and v.file_location is not null
    and not exists (select from calibration_answers a
      where ${tenantFilter('a')} and a.client_id = k.client_id and a.clip_id = k.id
        and a.user_id = ${userId} and a.created_at > ${askedAgainSince(now)}))`

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
    (tenantFilter) => sql`select to_jsonb(a) as answer, to_jsonb(k) as truth,
          to_char(date_trunc('quarter', a.created_at at time zone c.time_zone), 'YYYY-MM-DD') as quarter
        from calibration_answers a
        join calibration_clips k on ${tenantFilter('k')} and k.client_id = a.client_id and k.id = a.clip_id
        join clients c on ${tenantFilter('c')} and c.id = a.client_id
        where ${tenantFilter('a')} and a.user_id = ${userId} order by a.created_at, a.id`,
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
    (tenantFilter) => sql`select o.location_id, o.department_id, o.user_id, o.observee_id
        from observations o where ${tenantFilter('o')} and o.id = ${clip.observation_id}`,
  )
  if (!observation) return
  const { location_id, department_id, user_id, observee_id } = observation
  const except = [clip.created_by, clip.agreed_by, user_id, observee_id ?? []].flat()
  const places = { locations: [location_id], departments: [department_id] }
  const people = await readAccounts(
    transaction,
    JUDGES,
    (tenantFilter) =>
      sql`not u.id = any(${except}::uuid[]) and ${worksAtPlaces(places, 'u', tenantFilter)}`,
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
