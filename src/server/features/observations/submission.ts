/** Reads in one statement what a submitted observation claims about people, places and its video; and writes it. */
import { type AppError, badInput, duplicate, notFound } from '#domain/errors.ts'
import { message, type MessageKey } from '#domain/messages.ts'
import type { ObservationInput } from '#domain/observations/observationInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { canDoTask } from '../../context/visibility/userVisibility.ts'
import {
  departmentsAtLocations,
  targetsPlace,
  taskAtPlaces,
  visibleCampaign,
  visibleDepartment,
  visibleLocation,
  visibleObservation,
  visiblePerson,
  visibleTask,
  worksAtPlaces,
} from '../../context/visibility/visibility.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { NewRow, RecordTable, Row } from '../../platform/db/tables.ts'
import { violatedConstraint } from '../../platform/db/uniqueViolation.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'
import { isUuid } from '#domain/uuid.ts'
import { isRunningOn } from '../../context/campaigns/campaignObstacles.ts'

/** Ids in a submission or a correction; text that is not a UUID matches nothing. */
interface SubmittedReferences {
  location_id?: string | null | undefined
  department_id?: string | null | undefined
  task_id?: string | null | undefined
  campaign_id?: string | null | undefined
  video_id?: string | null | undefined
  user_id?: string | null | undefined
  observee_id?: string | null | undefined
}

/** `…_exists`: live and within the actor's access; `…_fits`: compatible with the other choices, live or not. */
export interface SubmissionFacts extends Pick<
  Row<'clients'>,
  | 'ai_enabled'
  | 'bad_lift_user_level'
  | 'can_pick_observer'
  | 'can_use_not_applicable'
  | 'display_employee_id'
  | 'show_manual_override_options'
> {
  /** The client is not deleted. */
  client_exists: boolean
  location_exists: boolean
  department_exists: boolean
  department_fits: boolean
  task: Row<'tasks'> | null
  task_fits: boolean
  campaign: { exists: boolean; fits: boolean; runs: boolean } | null
  /** The actor's own video. */
  video: Row<'videos'> | null
  observer_exists: boolean
  observer_fits: boolean
  observee_exists: boolean
  observee_fits: boolean
  /** Names of deleted records that the sender sees, by field. */
  deleted_names: Partial<Record<keyof SubmittedReferences, string>>
}

/** Locks the records in a submission, then reads them. `date`: of the observation; a campaign must run on its day. */
export async function readSubmissionFacts(
  transaction: Transaction,
  access: Access,
  input: SubmittedReferences,
  date: Date,
): Promise<SubmissionFacts> {
  const [location, department, task, campaign, video, observer, observee] = [
    input.location_id,
    input.department_id,
    input.task_id,
    input.campaign_id,
    input.video_id,
    input.user_id,
    input.observee_id,
  ].map((id) => (id && isUuid(id) ? id : NIL_UUID)) as [Id, Id, Id, Id, Id, Id, Id]
  await lockReferences(transaction, {
    clients: [access.clientId],
    locations: [location],
    departments: [department],
    tasks: [task],
    campaigns: [campaign],
    videos: [video],
    users: [observer, observee],
  })
  const [facts] = await transaction.sql<SubmissionFacts>((tenantFilter) => {
    const liveRecord = (table: string, alias: string, id: string) =>
      sql`from ${sql.table(table)} ${sql.ref(alias)} where ${tenantFilter(alias)}
          and ${sql.ref(`${alias}.id`)} = ${id} and ${sql.ref(`${alias}.deleted_at`)} is null`
    const anyRecord = (table: string, alias: string, id: string) =>
      sql`from ${sql.table(table)} ${sql.ref(alias)} where ${tenantFilter(alias)} and ${sql.ref(`${alias}.id`)} = ${id}`
    const deletedRecord = (table: string, alias: string, id: string) =>
      sql`${anyRecord(table, alias, id)} and ${sql.ref(`${alias}.deleted_at`)} is not null`
    const fullName = sql`btrim(person.firstname || ' ' || person.lastname)`
    const places = { locations: [location], departments: [department] }
    const campaignFits = sql`(campaign.task_id is null or campaign.task_id = ${task})
        and ${targetsPlace(sql.ref('campaign.location_id'), 'locations', [location], tenantFilter)}
        and ${targetsPlace(sql.ref('campaign.department_id'), 'departments', [department], tenantFilter)}`
    return sql`select
        client.deleted_at is null as client_exists, client.ai_enabled, client.bad_lift_user_level, client.can_pick_observer,
          client.can_use_not_applicable, client.display_employee_id, client.show_manual_override_options,
        exists (select ${liveRecord('locations', 'location', location)} and ${visibleLocation(access, 'location')}) as location_exists,
        exists (select ${liveRecord('departments', 'department', department)}
          and ${visibleDepartment(access, 'department', tenantFilter)}) as department_exists,
        ${department}::uuid in (${departmentsAtLocations(tenantFilter, [location])}) as department_fits,
        (select row_to_json(task) ${liveRecord('tasks', 'task', task)} and ${visibleTask(access, 'task', tenantFilter)}) as task,
        exists (select ${anyRecord('tasks', 'task', task)} and ${taskAtPlaces(places, 'task', tenantFilter)}) as task_fits,
        (select json_build_object('fits', ${campaignFits}, 'runs', ${isRunningOn('campaign', date, sql`client.time_zone`)},
          'exists', campaign.deleted_at is null and ${visibleCampaign(access, 'campaign', tenantFilter)}) ${anyRecord('campaigns', 'campaign', campaign)}) as campaign,
        (select row_to_json(video) ${liveRecord('videos', 'video', video)}
          and video.user_id is not distinct from ${access.userId}) as video,
        exists (select ${liveRecord('users', 'person', observer)} and ${visiblePerson(access, 'person', tenantFilter)}) as observer_exists,
        exists (select ${anyRecord('users', 'person', observer)} and ${worksAtPlaces(places, 'person', tenantFilter)}) as observer_fits,
        exists (select ${liveRecord('users', 'person', observee)} and ${visiblePerson(access, 'person', tenantFilter)}) as observee_exists,
        exists (select ${anyRecord('users', 'person', observee)} and ${canDoTask('person', task, tenantFilter)}) as observee_fits,
        jsonb_strip_nulls(jsonb_build_object(
          'location_id', (select location.name ${deletedRecord('locations', 'location', location)}
            and ${visibleLocation(access, 'location')}),
          'department_id', (select department.name ${deletedRecord('departments', 'department', department)}
            and ${visibleDepartment(access, 'department', tenantFilter)}),
          'task_id', (select task.name ${deletedRecord('tasks', 'task', task)} and ${visibleTask(access, 'task', tenantFilter)}),
          'campaign_id', (select campaign.name ${deletedRecord('campaigns', 'campaign', campaign)}
            and ${visibleCampaign(access, 'campaign', tenantFilter)}),
          'user_id', (select ${fullName} ${deletedRecord('users', 'person', observer)}
            and ${visiblePerson(access, 'person', tenantFilter)}),
          'observee_id', (select ${fullName} ${deletedRecord('users', 'person', observee)}
            and ${visiblePerson(access, 'person', tenantFilter)})
        )) as deleted_names
        from clients client where ${tenantFilter('client')}`
  })
  if (!facts) throw new Error('The client of a session is gone.')
  return facts
}

/**
 * Locks the live records of a submission, so that none is deleted before the submission is saved. Waits for a deletion
 * in progress. A separate statement, as only the next one sees the deletion's result.
 */
async function lockReferences(
  transaction: Transaction,
  references: Partial<Record<RecordTable, readonly Id[]>>,
): Promise<void> {
  await transaction.sql((tenantFilter) => {
    const locks = Object.entries(references).map(
      ([table, ids]) => sql`${sql.ref(`locked_${table}`)} as materialized (
          select record.id from ${sql.table(table)} record
          where ${tenantFilter('record')} and record.id = any(${ids}::uuid[]) and record.deleted_at is null
          order by record.id for share)`,
    )
    // PostgreSQL locks the rows only if the CTE is selected from.
    const counts = Object.keys(references).map(
      (table) => sql`(select count(*) from ${sql.table(`locked_${table}`)})`,
    )
    return sql`with ${sql.join(locks)} select ${sql.join(counts, sql` + `)} as locked`
  })
}

/** Returns deleted tasks and those outside the caller's access too, since an old observation may keep them. */
export async function readTaskIncludingDeleted(
  transaction: Transaction,
  id: string,
): Promise<Row<'tasks'> | null> {
  const [task] = await transaction.run((tables) =>
    tables.from('tasks').selectAll().where('id', '=', id),
  )
  return task ?? null
}

export async function insertObservation(
  transaction: Transaction,
  observation: NewRow<'observations'>,
): Promise<void> {
  await transaction.run((tables) => tables.insert('observations').values(observation))
}

type Id = string

/** Selected people other than the sender. */
interface SelectedPeople {
  observer: string | null
  observee: string | null
}

/**
 * Checks that the submission's records exist for its sender and fit together, as in the form. Another client's record
 * gives the same error as a missing one.
 */
export function checkReferences(
  input: ObservationInput,
  facts: SubmissionFacts,
  people: SelectedPeople,
): { task: Row<'tasks'>; video: Row<'videos'> } {
  checkChangedReferences(input, facts, people, () => true)
  if (!facts.task) throw fieldNotFound('task_id', facts)
  if (!facts.video) throw fieldNotFound('video_id', facts)
  return { task: facts.task, video: facts.video }
}

/**
 * Same as `checkReferences`, for the changed fields of a correction: unchanged records may be deleted or invisible by
 * now.
 */
export function checkChangedReferences(
  input: SubmittedReferences,
  facts: SubmissionFacts,
  people: SelectedPeople,
  isChanged: (field: keyof SubmittedReferences | 'date') => boolean,
): void {
  const changes = (...fields: Parameters<typeof isChanged>[0][]) => fields.some(isChanged)
  if (changes('location_id') && !facts.location_exists) throw fieldNotFound('location_id', facts)
  if (changes('department_id') && !facts.department_exists)
    throw fieldNotFound('department_id', facts)
  if (changes('location_id', 'department_id') && !facts.department_fits)
    throw badInput('department_id', message('departmentElsewhere'))
  if (changes('task_id') && !facts.task) throw fieldNotFound('task_id', facts)
  if (changes('location_id', 'department_id', 'task_id') && !facts.task_fits)
    throw badInput('task_id', message('taskElsewhere'))
  if (input.campaign_id) {
    if (changes('campaign_id') && !facts.campaign?.exists) throw fieldNotFound('campaign_id', facts)
    if (changes('campaign_id', 'date') && !facts.campaign?.runs)
      throw badInput('campaign_id', message('campaignNotRunning'))
    if (changes('location_id', 'department_id', 'task_id', 'campaign_id') && !facts.campaign?.fits)
      throw badInput('campaign_id', message('campaignElsewhere'))
  }
  if (people.observer && !facts.observer_exists) throw fieldNotFound('user_id', facts)
  if (people.observer && !facts.observer_fits)
    throw badInput('user_id', message('observerElsewhere'))
  if (people.observee && !facts.observee_exists) throw fieldNotFound('observee_id', facts)
  if (people.observee && !facts.observee_fits)
    throw badInput('observee_id', message('observeeElsewhere'))
}

/** Names the field and, where the sender sees it, the deleted record: the form shows which choice no longer exists. */
function fieldNotFound(field: keyof SubmittedReferences, facts: SubmissionFacts): AppError {
  const name = facts.deleted_names[field]
  const key = DELETED_MESSAGES[field]
  return notFound(name ? message(key, { name }) : undefined, field)
}

const DELETED_MESSAGES = {
  location_id: 'locationWasDeleted',
  department_id: 'departmentWasDeleted',
  task_id: 'taskWasDeleted',
  campaign_id: 'campaignWasDeleted',
  user_id: 'personWasDeleted',
  observee_id: 'personWasDeleted',
  video_id: 'recordWasDeleted',
} as const satisfies Record<keyof SubmittedReferences, MessageKey>

/**
 * Turns conflicts with an existing observation into messages. Only the database detects two concurrent submissions.
 * `findSame` returns the id of the existing one, where the caller sees it.
 */
export async function mapObservationViolation<T>(
  work: Promise<T>,
  findSame: () => Promise<string | undefined> = async () => undefined,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'observations_duplicate')
      throw duplicate(message('observationDuplicateFromServer'), undefined, await findSame())
    if (constraint === 'observations_video') throw badInput('video_id', message('videoElsewhere'))
    throw error
  }
}

/** Returns the id of the observation that the rule against duplicates has found, if the caller may see it. */
export async function findSameObservation(
  db: Database,
  access: Access,
  observation: Omit<NewRow<'observations'>, 'id' | 'client_id'>,
): Promise<string | undefined> {
  const { task_id, location_id, department_id, date, observee_id, ...unlinked } = observation
  const minute = (instant: Sql) => sql`date_trunc('minute', ${instant} at time zone 'UTC')`
  const [same] = await db.sql<{ id: string }>(
    { clientId: access.clientId },
    (tenantFilter) => sql`select observation.id from observations observation
        where ${tenantFilter('observation')} and observation.deleted_at is null and ${visibleObservation(access, 'observation')}
          and observation.task_id = ${task_id} and observation.location_id = ${location_id} and observation.department_id = ${department_id}
          and ${minute(sql`observation.date`)} = ${minute(sql`${date}::timestamptz`)}
          and observation.observee_id is not distinct from ${observee_id ?? null}::uuid
          and lower(coalesce(observation.unlinked_observee_name, '')) = lower(${unlinked.unlinked_observee_name ?? ''})
          and lower(coalesce(observation.unlinked_observee_employee_id, ''))
            = lower(${unlinked.unlinked_observee_employee_id ?? ''})`,
  )
  return same?.id
}
