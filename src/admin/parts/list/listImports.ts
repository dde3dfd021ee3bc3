/** Import pages of each list, and the labels of their buttons. */
import type { ResourceName } from '#api/resources.ts'
import type { PagePattern } from '#domain/access.ts'
import { IMPORT_PAGES } from '#domain/imports/importPages.ts'

export const LIST_IMPORTS: Partial<Record<ResourceName, readonly ImportPage[]>> = {
  departments: [{ page: IMPORT_PAGES.departments, label: 'list.importCsv' }],
  locations: [{ page: IMPORT_PAGES.locations, label: 'list.importCsv' }],
  users: [
    { page: IMPORT_PAGES.users, label: 'list.importCsv' },
    { page: IMPORT_PAGES.employeeIds, label: 'list.importEmployeeIds' },
  ],
}

interface ImportPage {
  page: PagePattern
  label: 'list.importCsv' | 'list.importEmployeeIds'
}
