/** Resolver of observationChoices: all choices of the add form, with positions instead of ids. */
import type {
  ObservationChoiceKind,
  ObservationChoices,
  Resolvers,
} from '#api/generated/contract.ts'
import { isObserveeOnly } from '#domain/roles.ts'
import { type RequestContext, requireSession } from '../../../context/request/requestContext.ts'
import { parentName } from '../../../context/records/parentName.ts'
import { tellApart } from '../../../context/people/tellApart.ts'
import { accessOf } from '../../../context/visibility/userAccess.ts'
import { offeredPlaces } from './offeredPlaces.ts'
import {
  type DepartmentRow,
  MAX_OFFERED,
  type OfferedPeople,
  readOfferedCampaigns,
  readOfferedDepartments,
  readOfferedLocations,
  readOfferedPeople,
  readOfferedTasks,
} from './observationChoicesQueries.ts'

export const observationChoicesResolvers = {
  Query: {
    observationChoices: (_root, { clientId }, context) => readObservationChoices(context, clientId),
  },
} satisfies Resolvers<RequestContext>

async function readObservationChoices(
  context: RequestContext,
  clientId: string | null | undefined,
): Promise<ObservationChoices> {
  const { db } = context
  const access = await accessOf(context, clientId)
  const now = context.now()
  const choosesPeople = !isObserveeOnly(requireSession(context).role)
  const [[client], locationRows, departmentRows, tasks, campaigns, { people, isTruncated }] =
    await Promise.all([
      db.read(access, (tables) => tables.from('clients').select('time_zone')),
      readOfferedLocations(db, access),
      readOfferedDepartments(db, access),
      readOfferedTasks(db, access),
      readOfferedCampaigns(db, access, now),
      choosesPeople ? readOfferedPeople(db, access) : NOBODY,
    ])
  const locations = offeredPlaces(locationRows, MAX_OFFERED)
  const departments = offeredPlaces<DepartmentRow>(departmentRows, MAX_OFFERED)
  const told = await tellApart(context, access, people)
  const personPositions = new Map(people.map(({ id }, at) => [id, at]))
  const isMore = (rows: readonly unknown[]) => rows.length > MAX_OFFERED
  const truncated: Record<ObservationChoiceKind, boolean> = {
    CAMPAIGNS: isMore(campaigns),
    DEPARTMENTS: isMore(departmentRows.filter(({ name }) => name !== null)),
    LOCATIONS: isMore(locationRows.filter(({ name }) => name !== null)),
    PEOPLE: isTruncated,
    TASKS: isMore(tasks),
  }
  return {
    read_at: now.toISOString(),
    time_zone: client?.time_zone ?? 'UTC',
    truncated: (Object.keys(truncated) as ObservationChoiceKind[]).filter(
      (kind) => truncated[kind],
    ),
    locations: locations.rows.map(({ row: { id, name, parent }, inside }) => ({
      id,
      name,
      parent_name: parentName(parent, context.texts),
      inside,
    })),
    departments: departments.rows.map(({ row, inside }) => ({
      id: row.id,
      name: row.name,
      parent_name: parentName(row.parent, context.texts),
      inside,
      locations: locations.topmost(row.locations ?? []),
    })),
    tasks: tasks.slice(0, MAX_OFFERED).map((task) => ({
      ...task,
      locations: locations.topmost(task.locations),
      departments: departments.topmost(task.departments),
      people: task.people?.flatMap((id) => personPositions.get(id) ?? []) ?? null,
    })),
    campaigns: campaigns.slice(0, MAX_OFFERED).map((campaign) => ({
      ...campaign,
      locations: locations.intersect([
        locations.topmost(campaign.location_id === null ? null : [campaign.location_id]),
        locations.topmost(campaign.department_locations),
        locations.topmost(campaign.task_locations),
      ]),
      departments: departments.intersect([
        departments.topmost(campaign.department_id === null ? null : [campaign.department_id]),
        departments.topmost(campaign.task_departments),
      ]),
    })),
    people: told.map((person) => ({
      ...person,
      locations: locations.topmost(person.locations),
      departments: departments.topmost(person.departments),
    })),
  }
}

const NOBODY: OfferedPeople = { people: [], isTruncated: false }
