/** The kinds of imports: page, columns, and the names of their texts. */
import type { ImportKind, JobKind } from '#api/generated/contract.ts'
import type { PagePattern } from '#domain/access.ts'
import type { CSV_IMPORTS, CsvImport } from '#domain/imports/importColumns.ts'
import { IMPORT_PAGES } from '#domain/imports/importPages.ts'
import type { AppTexts } from '#texts/keys.ts'

export const IMPORTS: { readonly [Kind in CsvImport]: Import<Kind> } = {
  departments: {
    page: IMPORT_PAGES.departments,
    list: '/departments',
    kind: 'DEPARTMENTS',
    job: 'IMPORT_DEPARTMENTS',
    notes: ['departments', 'list', 'path'],
    columns: {
      name: { description: 'departmentName', isRequired: true },
      parent: { description: 'departmentParent' },
      locations: { description: 'departmentLocations' },
    },
  },
  locations: {
    page: IMPORT_PAGES.locations,
    list: '/locations',
    kind: 'LOCATIONS',
    job: 'IMPORT_LOCATIONS',
    notes: ['locations', 'parents', 'path'],
    columns: {
      name: { description: 'locationName', isRequired: true },
      parent: { description: 'locationParent' },
    },
  },
  users: {
    page: IMPORT_PAGES.users,
    list: '/users',
    kind: 'USERS',
    job: 'IMPORT_USERS',
    canInvite: true,
    notes: ['users', 'list', 'path'],
    columns: {
      firstname: { description: 'firstName' },
      lastname: { description: 'lastName' },
      email: { description: 'email', isRequired: true },
      employee_id: { description: 'employeeId' },
      type: { description: 'level', isRequired: true },
      locations: { description: 'userLocations' },
      departments: { description: 'userDepartments' },
    },
  },
  employeeIds: {
    page: IMPORT_PAGES.employeeIds,
    list: '/users',
    kind: 'EMPLOYEE_IDS',
    job: 'IMPORT_EMPLOYEE_IDS',
    notes: ['employeeIds'],
    columns: {
      email: { description: 'emailOfPerson', isRequired: true },
      employee_id: { description: 'employeeId', isRequired: true },
    },
  },
}

export interface Import<Kind extends CsvImport = CsvImport> {
  page: PagePattern
  /** The list of the imported records. */
  list: PagePattern
  kind: ImportKind
  job: JobKind
  /** True if new people can be sent a link to set a password. */
  canInvite?: boolean
  /** Notes on every row. */
  notes: readonly (keyof AppTexts['imports']['notes'])[]
  columns: Record<keyof (typeof CSV_IMPORTS)[Kind], ColumnHelp>
}

export interface ColumnHelp {
  description: keyof AppTexts['imports']['cells']
  /** True if its cells must not be empty. */
  isRequired?: boolean
}
