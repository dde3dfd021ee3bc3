/**
 * Sources of the observation forms' dropdowns, which depend on the choices above them. Without a network the copy on
 * the device answers.
 */
import { serverClock } from '../../../foundation/data/serverClock.ts'
import { graphql } from '#api/graphql.ts'
import { PERSON } from '../../../foundation/data/personFields.ts'
import { request } from '../../../foundation/data/request.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { compareNames } from '../../../foundation/i18n/readerLocale.ts'
import { displayNames } from '#domain/displayName.ts'
import {
  offlineChoices,
  type OfflineCampaign,
  type OfflineTask,
} from '#domain/observations/offlineChoices.ts'
import { MAX_CHOICES } from '../../../parts/choices/choiceSource.ts'
import type { Choice, ChoiceSource, FindableSource } from '../../../parts/choices/choiceSource.ts'
import { toPersonChoices } from '../../../parts/choices/personChoices.ts'
import { answerFromServerOrCopy, type Waiting } from './deviceChoices.ts'
import {
  type CampaignChoice,
  parseLocalDate,
  type TaskChoice,
} from '../../submissionQueue/observationFormState.ts'

interface ParentChoices {
  campaign: CampaignChoice | null
  location: Choice | null
  department: Choice | null
  task: Choice | null
}

/**
 * Returns the campaigns that run on the day of the observation; `date` as in the form. `there`: only those that count what
 * is observed there.
 */
export const campaignSource = (
  clientId: string,
  date: string,
  there: { locationId?: string; departmentId?: string; taskId?: string } = {},
): ChoiceSource<CampaignChoice> => ({
  key: ['choices', 'campaign', clientId, date, there],
  isServerSearch: false,
  disabledReason: null,
  load: async (_, signal) => {
    const day = parseLocalDate(date)
    const input = { clientId, date: day?.toISOString(), ...there }
    const campaigns = await answerFromServerOrCopy<CampaignChoice[]>(
      clientId,
      async () => (await request(CAMPAIGNS, { input }, { signal })).rows,
      (copy) =>
        offlineChoices.campaigns(copy, day ?? serverClock.now(), there).map(toCampaignChoice),
    )
    return campaigns.toSorted(byName)
  },
})

/** Returns the locations that match the campaign's department and task, only those inside its location if it has one. */
export const locationSource = (
  clientId: string,
  userId: string,
  { campaign }: ParentChoices,
): FindableSource<Choice> => {
  const chosen = { campaignId: campaign?.id }
  const find = async (more: object, signal: AbortSignal) => {
    const filter = {
      ...(campaign ? { campaignId: campaign.id } : {}),
      ...(campaign?.task_id ? { taskIds: [campaign.task_id] } : {}),
      ...more,
    }
    return toPlaceChoices(await request(LOCATIONS, { filter, clientId, userId }, { signal }))
  }
  return {
    key: ['choices', 'location', clientId, campaign],
    isServerSearch: true,
    disabledReason: null,
    load: (search, signal) =>
      answerFromServerOrCopy(
        clientId,
        () => find(searchFilter(search), signal),
        (copy) => toCopiedPlaces(offlineChoices.locations(copy, chosen, search)),
      ),
    ...findable((id, signal, waiting) =>
      answerFromServerOrCopy(
        clientId,
        () => find({ locationIds: [id] }, signal),
        (copy) => toCopiedPlaces(offlineChoices.locations(copy, chosen, '')),
        waiting,
      ),
    ),
  }
}

/** Returns the departments at the location, only those inside the campaign's department if it has one. */
export const departmentSource = (
  clientId: string,
  { campaign, location }: ParentChoices,
): FindableSource<Choice> => {
  const chosen = { campaignId: campaign?.id, locationId: location?.id }
  const find = async (more: object, signal: AbortSignal) => {
    const filter = {
      locationIds: location ? [location.id] : [],
      ...(campaign ? { campaignId: campaign.id } : {}),
      ...(campaign?.task_id ? { taskIds: [campaign.task_id] } : {}),
      ...more,
    }
    return toPlaceChoices(await request(DEPARTMENTS, { filter, clientId }, { signal }))
  }
  return {
    key: ['choices', 'department', clientId, campaign, location?.id],
    isServerSearch: true,
    disabledReason: location ? null : t('observations.form.locationFirst'),
    load: (search, signal) =>
      answerFromServerOrCopy(
        clientId,
        () => find(searchFilter(search), signal),
        (copy) => toCopiedPlaces(offlineChoices.departments(copy, chosen, search)),
      ),
    ...findable((id, signal, waiting) =>
      answerFromServerOrCopy(
        clientId,
        () => find({ departmentIds: [id] }, signal),
        (copy) => toCopiedPlaces(offlineChoices.departments(copy, chosen, '')),
        waiting,
      ),
    ),
  }
}

/** Returns the tasks of the location, department and campaign. */
export const taskSource = (
  clientId: string,
  { campaign, location, department }: ParentChoices,
): FindableSource<TaskChoice> => {
  const chosen = {
    locationId: location?.id,
    departmentId: department?.id,
    campaignId: campaign?.id,
  }
  const loadAll = (signal: AbortSignal, waiting?: Waiting) =>
    answerFromServerOrCopy<TaskChoice[]>(
      clientId,
      async () => (await request(TASKS, { input: { clientId, ...chosen } }, { signal })).rows,
      (copy) => offlineChoices.tasks(copy, chosen).map(toTaskChoice),
      waiting,
    )
  return {
    key: ['choices', 'task', clientId, campaign?.id, location?.id, department?.id],
    isServerSearch: false,
    disabledReason: department ? null : t('observations.form.departmentFirst'),
    load: async (_, signal) => (await loadAll(signal)).toSorted(byName),
    ...findable((_, signal, waiting) => loadAll(signal, waiting)),
  }
}

/** `load` returns at least the choice with the id, if it is offered. */
function findable<C extends Choice>(
  load: (id: string, signal: AbortSignal, waiting?: Waiting) => Promise<C[]>,
): Pick<FindableSource<C>, 'find' | 'check'> {
  const find = async (id: string, signal: AbortSignal, waiting?: Waiting) =>
    (await load(id, signal, waiting)).find((choice) => choice.id === id) ?? null
  return { find, check: (id, signal) => find(id, signal, { isSlowEnough: false }) }
}

/** Returns the people at the location and in the department. */
export const observerSource = (
  clientId: string,
  { location, department }: ParentChoices,
): ChoiceSource<Choice> => ({
  key: ['choices', 'observer', clientId, location?.id, department?.id],
  isServerSearch: true,
  disabledReason: null,
  load: async (search, signal) => {
    const chosen = { locationId: location?.id, departmentId: department?.id }
    const input = { clientId, ...chosen, search, take: MAX_CHOICES + 1 }
    return answerFromServerOrCopy(
      clientId,
      async () => toPersonChoices((await request(OBSERVERS, { input }, { signal })).rows),
      (copy) => toPersonChoices(firstOf(offlineChoices.observers(copy, chosen, search))),
    )
  },
})

/** Returns the people who may do the task. */
export const observeeSource = (
  clientId: string,
  { task }: ParentChoices,
): ChoiceSource<Choice> => ({
  key: ['choices', 'individual', clientId, task?.id],
  isServerSearch: true,
  disabledReason: null,
  load: async (search, signal) => {
    const variables = { clientId, taskId: task?.id, search, take: MAX_CHOICES + 1 }
    return answerFromServerOrCopy(
      clientId,
      async () => toPersonChoices((await request(OBSERVEES, variables, { signal })).rows),
      (copy) => toPersonChoices(firstOf(offlineChoices.observees(copy, task?.id, search))),
    )
  },
})

function toPlaceChoices({ rows }: { rows: Choice[] }): Choice[] {
  const names = displayNames(rows, t)
  return rows.map(({ id }, at) => ({ id, name: names[at] as string }))
}

const toCopiedPlaces = (rows: readonly Choice[]) => toPlaceChoices({ rows: firstOf(rows) })

const firstOf = <Row>(rows: readonly Row[]) => rows.slice(0, MAX_CHOICES + 1)

const toCampaignChoice = ({
  id,
  name,
  location_id,
  department_id,
  task_id,
}: OfflineCampaign): CampaignChoice => ({ id, name, location_id, department_id, task_id })

const toTaskChoice = ({
  id,
  name,
  is_pushing,
  is_pulling,
  show_other_observation_option,
  task_principles,
  task_principles_override,
}: OfflineTask): TaskChoice => ({
  id,
  name,
  is_pushing,
  is_pulling,
  show_other_observation_option,
  task_principles,
  task_principles_override,
})

const searchFilter = (search: string) => ({
  search,
  take: MAX_CHOICES + 1,
  sort: { column: 'name', order: 'ASC' } as const,
})

const byName = (a: Choice, b: Choice) => compareNames(a.name, b.name)

const CAMPAIGNS = graphql(`
  query Campaigns($input: GetCampaignsForObservationInput) {
    rows: getCampaignsForObservation(input: $input) {
      id
      name
      location_id
      department_id
      task_id
    }
  }
`)

// With `userId` the server leaves out locations without departments, as for every dropdown.
const LOCATIONS = graphql(`
  query Locations($filter: LocationFilter, $clientId: ID, $userId: ID) {
    rows: allLocations(filter: $filter, input: { clientId: $clientId, userId: $userId }) {
      id
      name
      parent {
        name
      }
    }
  }
`)

const DEPARTMENTS = graphql(`
  query Departments($filter: DepartmentFilter, $clientId: ID) {
    rows: allDepartments(filter: $filter, input: { clientId: $clientId }) {
      id
      name
      parent_department {
        name
      }
    }
  }
`)

const TASKS = graphql(`
  query Tasks($input: GetTasksForObservationInput) {
    rows: getTasksForObservation(input: $input) {
      id
      name
      is_pushing
      is_pulling
      show_other_observation_option
      task_principles
      task_principles_override
    }
  }
`)

const OBSERVERS = graphql(`query Observers($input: GetUsersByDepartmentAndLocationInput) {
  rows: getUsersByDepartmentAndLocation(input: $input) { ${PERSON} employee_id hint }
}`)

const OBSERVEES = graphql(`query Individuals(
  $clientId: ID, $taskId: ID, $search: String, $take: Int
) {
  rows: getUsersByTask(
    input: { clientId: $clientId }, taskId: $taskId, search: $search, take: $take
  ) {
    ${PERSON} employee_id hint
  }
}`)
