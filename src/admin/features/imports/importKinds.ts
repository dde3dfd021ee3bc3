/** The kinds of imports: page, columns and texts. */
import type { ImportKind, JobKind } from '#api/generated/contract.ts'
import type { PagePattern } from '#domain/access.ts'
import type { CSV_IMPORTS, CsvImport } from '#domain/imports/importColumns.ts'
import { IMPORT_PAGES } from '#domain/imports/importPages.ts'

const PATH_NOTE =
  'If several places share a name, write the path: Leeds > Dock. For the one at the top: > Dock.'
const LIST_NOTE = 'Separate several names in one cell with semicolons: Leeds; Hull depot.'

export const IMPORTS: { readonly [Kind in CsvImport]: Import<Kind> } = {
  departments: {
    page: IMPORT_PAGES.departments,
    title: 'Import departments',
    list: '/departments',
    records: 'departments',
    kind: 'DEPARTMENTS',
    job: 'IMPORT_DEPARTMENTS',
    notes: [
      'Departments with an existing name and parent are updated, not duplicated.',
      LIST_NOTE,
      PATH_NOTE,
    ],
    columns: {
      name: { description: 'Name of the department.', isRequired: true },
      parent: { description: 'Parent department. Leave empty for none.' },
      locations: { description: 'Locations it belongs to.' },
    },
  },
  locations: {
    page: IMPORT_PAGES.locations,
    title: 'Import locations',
    list: '/locations',
    records: 'locations',
    kind: 'LOCATIONS',
    job: 'IMPORT_LOCATIONS',
    notes: [
      'Locations with an existing name and parent are not duplicated.',
      'Parents can be in the same file, in any order.',
      PATH_NOTE,
    ],
    columns: {
      name: { description: 'Name of the location.', isRequired: true },
      parent: { description: 'Parent location. Leave empty for none.' },
    },
  },
  users: {
    page: IMPORT_PAGES.users,
    title: 'Import users',
    list: '/users',
    records: 'users',
    kind: 'USERS',
    job: 'IMPORT_USERS',
    canInvite: true,
    notes: ['People with an existing email are updated, not duplicated.', LIST_NOTE, PATH_NOTE],
    columns: {
      firstname: { description: 'First name. Either name is enough.' },
      lastname: { description: 'Last name.' },
      email: { description: 'Used to sign in.', isRequired: true },
      employee_id: { description: 'Company employee number.' },
      type: {
        description: 'User level, such as ‘Client Observer’ or CLIENT_OBSERVER.',
        isRequired: true,
      },
      locations: { description: 'Locations they have access to. Leave empty for all.' },
      departments: { description: 'Departments they have access to. Leave empty for all.' },
    },
  },
  employeeIds: {
    page: IMPORT_PAGES.employeeIds,
    title: 'Import employee IDs',
    list: '/users',
    records: 'users',
    kind: 'EMPLOYEE_IDS',
    job: 'IMPORT_EMPLOYEE_IDS',
    notes: ['No people are added. Each row sets the employee ID of an existing person.'],
    columns: {
      email: { description: 'Email of the person.', isRequired: true },
      employee_id: { description: 'Company employee number.', isRequired: true },
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
