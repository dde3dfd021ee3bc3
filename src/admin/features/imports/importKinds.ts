/** The kinds of imports: page, columns and texts. */
import type { ImportKind, JobKind } from '#api/generated/contract.ts'
import type { PagePattern } from '#domain/access.ts'
import type { CSV_IMPORTS, CsvImport } from '#domain/imports/importColumns.ts'

const PATH_NOTE = 'A name that several places share is written with what is above it: Leeds > Dock.'
const LIST_NOTE = 'Several names in one cell are separated by semicolons: Leeds; Hull depot.'

export const IMPORTS: { readonly [Kind in CsvImport]: Import<Kind> } = {
  departments: {
    page: '/departments/importDepartments',
    title: 'Import departments',
    list: '/departments',
    records: 'departments',
    kind: 'DEPARTMENTS',
    job: 'IMPORT_DEPARTMENTS',
    notes: [
      'A department that is there already, by its name and parent, is updated, not added again.',
      LIST_NOTE,
      PATH_NOTE,
    ],
    columns: {
      name: { description: 'What the department is called.', isRequired: true },
      parent: { description: 'The department above it. Empty: none.' },
      locations: { description: 'The locations that it belongs to.' },
    },
  },
  locations: {
    page: '/locations/importLocations',
    title: 'Import locations',
    list: '/locations',
    records: 'locations',
    kind: 'LOCATIONS',
    job: 'IMPORT_LOCATIONS',
    notes: [
      'A location that is there already, by its name and parent, is not added again.',
      'A parent may stand in the same file, above or below.',
      PATH_NOTE,
    ],
    columns: {
      name: { description: 'What the location is called.', isRequired: true },
      parent: { description: 'The location above it. Empty: none.' },
    },
  },
  users: {
    page: '/users/importUsers',
    title: 'Import users',
    list: '/users',
    records: 'users',
    kind: 'USERS',
    job: 'IMPORT_USERS',
    canInvite: true,
    notes: [
      'Somebody who is there already, by their email, is updated, not added again.',
      LIST_NOTE,
      PATH_NOTE,
    ],
    columns: {
      firstname: { description: 'First name.', isRequired: true },
      lastname: { description: 'Last name.', isRequired: true },
      email: { description: 'What they sign in with.', isRequired: true },
      employee_id: { description: 'Their number in the company.' },
      type: {
        description: 'Their level, such as ‘Client Observer’ or CLIENT_OBSERVER.',
        isRequired: true,
      },
      locations: { description: 'Where they work. Empty: all locations.' },
      departments: { description: 'Empty: all departments.' },
    },
  },
  employeeIds: {
    page: '/users/importUsers/employeeIds',
    title: 'Import employee IDs',
    list: '/users',
    records: 'users',
    kind: 'EMPLOYEE_IDS',
    job: 'IMPORT_EMPLOYEE_IDS',
    notes: ['Nobody is added: each row gives an employee ID to somebody who is there already.'],
    columns: {
      email: { description: 'Whose employee ID it is.', isRequired: true },
      employee_id: { description: 'Their number in the company.', isRequired: true },
    },
  },
}

export interface Import<Kind extends CsvImport = CsvImport> {
  page: PagePattern
  title: string
  /** The list of the imported records. */
  list: PagePattern
  /** The list's name. */
  records: string
  kind: ImportKind
  job: JobKind
  /** Whether new people can be sent a link to set a password. */
  canInvite?: boolean
  /** Notes on every row. */
  notes: readonly string[]
  columns: Record<keyof (typeof CSV_IMPORTS)[Kind], ColumnHelp>
}

export interface ColumnHelp {
  description: string
  /** Whether its cells must not be empty. */
  isRequired?: boolean
}
