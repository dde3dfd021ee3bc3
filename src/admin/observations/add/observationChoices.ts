/** Where each dropdown of the add-observation screen gets its choices, by what is chosen above it (spec 7). */
import { call } from '../../data/call.ts'
import { MOST_CHOICES } from '../../choices/choiceSource.ts'
import type { Choice, ChoiceSource } from '../../choices/choiceSource.ts'
import type { CampaignChoice, EnteredObservation, TaskChoice } from './enteredObservation.ts'

type Above = Pick<EnteredObservation, 'campaign' | 'location' | 'department' | 'task'>

export const campaignSource = (clientId: string): ChoiceSource<CampaignChoice> => ({
  key: ['choices', 'campaign', clientId],
  searches: false,
  waitsFor: null,
  load: async (_, signal) => {
    const { rows } = await call<{ rows: CampaignChoice[] }>(CAMPAIGNS, { clientId }, { signal })
    return rows.toSorted(byName)
  },
})

/** A campaign's own location only; else those where its task is done and its department is. */
export const locationSource = (
  clientId: string,
  userId: string,
  { campaign }: Above,
): ChoiceSource<Choice> => ({
  key: ['choices', 'location', clientId, campaign],
  searches: true,
  waitsFor: null,
  load: async (search, signal) => {
    const filter = {
      ...listed(search),
      ...(campaign?.location_id ? { locationIds: [campaign.location_id] } : {}),
      ...(campaign?.department_id ? { departmentIds: [campaign.department_id] } : {}),
      ...(campaign?.task_id ? { taskIds: [campaign.task_id] } : {}),
    }
    return (await call<{ rows: Choice[] }>(LOCATIONS, { filter, clientId, userId }, { signal }))
      .rows
  },
})

/** The departments at the location; a campaign's own department only. */
export const departmentSource = (
  clientId: string,
  { campaign, location }: Above,
): ChoiceSource<Choice> => ({
  key: ['choices', 'department', clientId, campaign, location?.id],
  searches: !campaign?.department_id,
  waitsFor: location ? null : 'Choose a location first',
  load: async (search, signal) => {
    if (campaign?.department_id) return ownDepartment(clientId, campaign.department_id, signal)
    const filter = {
      ...listed(search),
      locationIds: [location?.id],
      ...(campaign?.task_id ? { taskIds: [campaign.task_id] } : {}),
    }
    return (await call<{ rows: Choice[] }>(DEPARTMENTS, { filter, clientId }, { signal })).rows
  },
})

/** The tasks done there; a campaign's own task only. */
export const taskSource = (
  clientId: string,
  { campaign, location, department }: Above,
): ChoiceSource<TaskChoice> => ({
  key: ['choices', 'task', clientId, campaign?.id, location?.id, department?.id],
  searches: false,
  waitsFor: department ? null : 'Choose a department first',
  load: async (_, signal) => {
    const input = {
      clientId,
      locationId: location?.id,
      departmentId: department?.id,
      campaignId: campaign?.id,
    }
    const { rows } = await call<{ rows: TaskChoice[] }>(TASKS, { input }, { signal })
    return rows.toSorted(byName)
  },
})

/** The people of the place. */
export const observerSource = (
  clientId: string,
  { location, department }: Above,
): ChoiceSource<Choice> => ({
  key: ['choices', 'observer', clientId, location?.id, department?.id],
  searches: true,
  waitsFor: null,
  load: async (search, signal) => {
    const input = {
      clientId,
      locationId: location?.id,
      departmentId: department?.id,
      search,
      take: MOST_CHOICES + 1,
    }
    return people(await call<{ rows: Person[] }>(OBSERVERS, { input }, { signal }))
  },
})

/** The people who may do the task. */
export const individualSource = (clientId: string, { task }: Above): ChoiceSource<Choice> => ({
  key: ['choices', 'individual', clientId, task?.id],
  searches: true,
  waitsFor: null,
  load: async (search, signal) => {
    const variables = { clientId, taskId: task?.id, search, take: MOST_CHOICES + 1 }
    return people(await call<{ rows: Person[] }>(INDIVIDUALS, variables, { signal }))
  },
})

async function ownDepartment(clientId: string, id: string, signal: AbortSignal) {
  type Named = { filterFormData: { departments: Choice[] } }
  const { filterFormData } = await call<Named>(DEPARTMENT_NAMES, { clientId }, { signal })
  return filterFormData.departments.filter((department) => department.id === id)
}

interface Person {
  id: string
  firstname: string
  lastname: string
  employee_id: string | null
}

const people = ({ rows }: { rows: Person[] }): Choice[] =>
  rows.map(({ id, firstname, lastname, employee_id: employeeId }) => ({
    id,
    name: `${firstname} ${lastname}${employeeId ? ` (${employeeId})` : ''}`,
  }))

const listed = (search: string) => ({
  search,
  take: MOST_CHOICES + 1,
  sort: { column: 'name', order: 'ASC' },
})

const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name)

const CAMPAIGNS = `query Campaigns($clientId: ID) {
  rows: getCampaignsForObservation(input: { clientId: $clientId }) { id name location_id department_id task_id }
}`

// With the person's id it is a dropdown's question: locations without departments are not listed.
const LOCATIONS = `query Locations($filter: LocationFilter, $clientId: ID, $userId: ID) {
  rows: allLocations(filter: $filter, input: { clientId: $clientId, userId: $userId }) { id name }
}`

const DEPARTMENTS = `query Departments($filter: DepartmentFilter, $clientId: ID) {
  rows: allDepartments(filter: $filter, input: { clientId: $clientId }) { id name }
}`

const DEPARTMENT_NAMES = `query DepartmentNames($clientId: ID) {
  filterFormData(clientId: $clientId) { departments { id name } }
}`

const TASKS = `query Tasks($input: GetTasksForObservationInput) {
  rows: getTasksForObservation(input: $input) {
    id name is_pushing is_pulling show_other_observation_option task_principles task_principles_override
  }
}`

const OBSERVERS = `query Observers($input: GetUsersByDepartmentAndLocationInput) {
  rows: getUsersByDepartmentAndLocation(input: $input) { id firstname lastname employee_id }
}`

const INDIVIDUALS = `query Individuals($clientId: ID, $taskId: ID, $search: String, $take: Int) {
  rows: getUsersByTask(input: { clientId: $clientId }, taskId: $taskId, search: $search, take: $take) {
    id firstname lastname employee_id
  }
}`
