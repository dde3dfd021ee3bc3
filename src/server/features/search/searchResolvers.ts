/** Search over everything: the caller's records of every kind, each found by the conditions of its own list. */
import type { FoundKind, FoundRecord, Resolvers } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { mayCall } from '#domain/access.ts'
import { fullNameOf, recordName } from '#domain/displayName.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { observationDaysSchema } from '#domain/observations/observationListInput.ts'
import { ALL_DATES } from '../../context/listSql/localDays.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { placeListAccessOf } from '../../context/visibility/placeListAccess.ts'
import { type Access, observationAccessOf } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { readCampaigns } from '../campaigns/campaignQueries.ts'
import { readClients } from '../clients/clientQueries.ts'
import { readDepartments } from '../departments/departmentQueries.ts'
import { readGbsVideos } from '../gbsVideos/gbsVideoQueries.ts'
import { readLocations } from '../locations/locationQueries.ts'
import { readObservations } from '../observations/observationQueries.ts'
import { readObservationQuery } from '../observations/observationQuery.ts'
import { NEWEST_FIRST } from '../observations/observationSorts.ts'
import { readTasks } from '../tasks/taskQueries.ts'
import { readPeople } from '../../context/people/peopleQueries.ts'
import { readUsers, USERS_BY_NAME } from '../users/userQueries.ts'

export const searchResolvers = {
  Query: {
    searchEverything: async (_root, { clientId, search, observed, take }, context) => {
      const list = parseInput(listInputSchema, { search, take })
      const observations = parseInput(observationDaysSchema, {
        search: observed ? observed.search : search,
        take,
        dateFrom: observed?.day,
        dateTo: observed?.day,
      })
      if (list.search === null) return []
      const { access, observableOnly } = await placeListAccessOf(context, { clientId })
      const ofObservations = await observationAccessOf(context, clientId)
      const found = await Promise.all([
        findPeople(context, { access, list }),
        findPlaces(context, { access, list, observableOnly }),
        findWork(context, { access, list }),
        findObservations(context.db, { access: ofObservations, filter: observations }),
        findClients(context, list),
      ])
      return found.flat()
    },
  },
} satisfies Resolvers<RequestContext>

interface Search {
  access: Access
  list: ListInput
}

/** The people whose page the caller opens, by what their list searches for those who have it. */
async function findPeople(
  context: RequestContext,
  { access, list }: Search,
): Promise<FoundRecord[]> {
  if (!mayCall(requireSession(context).role, 'allUsers')) {
    const people = await readPeople(context.db, {
      ...list,
      access,
      conditions: (tenantFilter) => [
        sql`person.deleted_at is null`,
        visibleUser(access, 'person', tenantFilter),
      ],
    })
    return people.map((person) => foundOf('PERSON', person, person.employee_id))
  }
  const users = await readUsers(context.db, {
    access,
    list,
    filter: {},
    where: {},
    sort: USERS_BY_NAME,
    withPlaces: false,
    withCounts: false,
    withLastObserved: false,
    withEmployeeId: true,
    withRecordsElsewhere: false,
  })
  return users.map((user) => foundOf('PERSON', user, user.employee_id ?? user.email))
}

async function findPlaces(
  { db }: RequestContext,
  { observableOnly, ...search }: Search & { observableOnly: boolean },
): Promise<FoundRecord[]> {
  const ofPlaces = { ...search, filter: {}, sort: BY_NAME, withChildren: false, withCount: false }
  const [locations, departments] = await Promise.all([
    readLocations(db, { ...ofPlaces, observableOnly, days: ALL_DATES }),
    readDepartments(db, { ...ofPlaces, withLocations: false }),
  ])
  return [
    ...locations.map((location) => foundOf('LOCATION', location, location.parent?.name)),
    ...departments.map((department) =>
      foundOf('DEPARTMENT', department, department.parent_department?.name),
    ),
  ]
}

/** Tasks, campaigns and guidance videos. */
async function findWork(
  { db, now }: RequestContext,
  { access, list }: Search,
): Promise<FoundRecord[]> {
  const byName = { access, list, sort: BY_NAME, selects: () => false }
  const [tasks, campaigns, videos] = await Promise.all([
    readTasks(db, { ...byName, filter: {}, maxPlaces: 0, withCount: false }),
    readCampaigns(db, { ...byName, now: now() }),
    readGbsVideos(db, { scope: access, list, sort: { column: 'title', order: 'ASC' } }),
  ])
  return [
    ...tasks.map((task) => foundOf('TASK', task)),
    ...campaigns.map((campaign) => foundOf('CAMPAIGN', campaign)),
    ...videos.map((video) => foundOf('GUIDANCE_VIDEO', video)),
  ]
}

async function findObservations(
  db: Database,
  search: Parameters<typeof readObservationQuery>[1],
): Promise<FoundRecord[]> {
  const observations = await readObservations(db, {
    ...(await readObservationQuery(db, search)),
    sort: NEWEST_FIRST,
    withVideo: false,
    isBrief: true,
  })
  return observations.map((observation) => ({
    id: observation.id,
    kind: 'OBSERVATION',
    name: individualOf(observation),
    detail: `${observation.task?.name}, ${observation.location?.name}`,
    date: new Date(observation.date).toISOString(),
  }))
}

const individualOf = (observation: ObservationParent): string | null =>
  observation.observee
    ? fullNameOf(observation.observee)
    : (observation.unlinked_observee_name ?? observation.unlinked_observee_employee_id)

async function findClients(context: RequestContext, list: ListInput): Promise<FoundRecord[]> {
  if (!mayCall(requireSession(context).role, 'allClients')) return []
  const clients = await readClients(context.db, {
    scope: 'every client',
    list,
    sort: { column: 'company_name', order: 'ASC' },
    language: context.texts.language,
  })
  return clients.map((client) => foundOf('CLIENT', client))
}

const foundOf = (
  kind: FoundKind,
  record: object & { id: string },
  detail: string | null = null,
): FoundRecord => ({ id: record.id, kind, name: recordName(record), detail, date: null })

const BY_NAME = { column: 'name', order: 'ASC' } as const
