/** The words of each entity's addresses (spec 2): its 'add' word and whether it has a detail page. */
import type { ResourceName } from '#api/resources.ts'

export const ENTITY_PATHS: Readonly<Record<ResourceName, EntityPath>> = {
  clients: { add: 'addClient', show: true },
  locations: { add: 'addLocation', show: true },
  departments: { add: 'addDepartment', show: true },
  users: { add: 'addUser', show: true },
  tasks: { add: 'addTask', show: true },
  campaigns: { add: 'addCampaign', show: true },
  allobservations: { add: 'addObservation', show: true },
  gbslibrary: { add: 'addGbsVideo', show: false },
}

export interface EntityPath {
  add: string
  show: boolean
}

/** Pages below an entity that are neither list, add, detail nor edit; ':id' stands for any segment. */
export const EXTRA_ROUTES = [
  '/users/importUsers',
  '/users/importUsers/employeeIds',
  '/users/:id/resetpassword',
  '/locations/importLocations',
  '/departments/importDepartments',
]

/** The entities have lists, and so have the audit log and the job centre, which have no other pages. */
export type ListName = ResourceName | 'auditlog' | 'jobs'

export const isListName = (word: string | undefined): word is ListName =>
  word === 'auditlog' || word === 'jobs' || isEntity(word)

export const isEntity = (word: string | undefined): word is ResourceName =>
  word !== undefined && Object.hasOwn(ENTITY_PATHS, word)
