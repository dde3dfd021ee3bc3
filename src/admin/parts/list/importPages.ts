/** The import pages that a list leads to (spec 2; decisions, buttons of a list), and the words of their buttons. */
import type { ResourceName } from '#api/resources.ts'
import type { PagePattern } from '#domain/access.ts'

export const IMPORT_PAGES: Partial<Record<ResourceName, readonly ImportPage[]>> = {
  departments: [{ page: '/departments/importDepartments', label: 'list.importCsv' }],
  locations: [{ page: '/locations/importLocations', label: 'list.importCsv' }],
  users: [
    { page: '/users/importUsers', label: 'list.importCsv' },
    { page: '/users/importUsers/employeeIds', label: 'list.importEmployeeIds' },
  ],
}

export interface ImportPage {
  page: PagePattern
  /** A translation key. */
  label: string
}
