/** Help: people, places, imports, clients and the audit log. */
import { csvHeaders, type CsvImport, templatePath } from '#domain/imports/importColumns.ts'
import { type HelpPart, type HelpTopic, needs, type Term } from '../helpTopic.ts'

export const usersTopic: HelpTopic = {
  id: 'people',
  title: 'People and their access',
  needs: needs.page('/users'),
  parts: [
    {
      steps: [
        'Open Users and select ‘Add user’.',
        'Enter name and email, and choose the level.',
        'Choose locations and departments, or leave empty for all. A parent includes its children.',
        'Set a password with ‘Reset password’ on the user’s page, or let them ask for a link with ‘Forgot password?’.',
      ],
    },
    {
      points: [
        'To block someone immediately, turn off ‘Account enabled’. Their observations are kept.',
        'Changing a level or password, or disabling or deleting an account, signs the person out.',
        'You cannot edit someone with a higher level than yours.',
        'If emails to a person bounce, their page shows the reason.',
      ],
    },
    {
      needs: needs.not(needs.everyClient),
      text: 'Only the provider can change super user levels. Contact us below.',
    },
    { go: '/users', label: 'Go to users' },
  ],
}

/** Relations between locations, departments and tasks. */
export const locationsTopic: HelpTopic = {
  id: 'places',
  title: 'Locations, departments and tasks',
  needs: needs.page('/locations'),
  parts: [
    {
      points: [
        'Locations can be nested: site, hall, zone. Departments can have a parent too.',
        'A department belongs to locations. Locations without departments are not available in the observation form.',
        'A task belongs to locations and departments, or to all of them. It determines which principles apply.',
        'If you delete a parent, its children stay but no longer have a parent.',
        'Deleted items no longer appear in dropdowns; existing observations keep their names.',
      ],
    },
    {
      needs: needs.page('/tasks/addTask'),
      text: '‘Override principles’ gives a task its own list. Without AI, every task requires a manual check, so the switch is always on.',
    },
    {
      needs: needs.not(needs.page('/tasks/addTask')),
      text: 'Tasks are set up by the provider. Contact us below to request one.',
    },
    { go: '/locations', label: 'Go to locations' },
    { go: '/departments', label: 'Go to departments' },
    { go: '/tasks', label: 'Go to tasks' },
  ],
}

const FILE_LABELS: Record<CsvImport, string> = {
  locations: 'Locations',
  departments: 'Departments',
  users: 'Users',
  employeeIds: 'Employee IDs',
}

const FILE_KINDS = Object.keys(FILE_LABELS) as CsvImport[]

/** Import of CSV files and their required content. */
export const importTopic: HelpTopic = {
  id: 'import',
  title: 'Import from CSV files',
  needs: needs.page('/users/importUsers'),
  parts: [
    {
      steps: [
        'Import locations first, then departments, then users: each refers to the ones before.',
        'Open the list, select ‘Import CSV’ and download the template, or use an exported file.',
        'Choose the file to see a preview of its first rows.',
        'Select ‘Check this file’. Nothing is saved yet: you see how many rows are new, changed or unchanged, or a list of problems.',
        'Download the rows with problems, fix them and choose the file again. When there are no problems left, import it.',
      ],
    },
    {
      points: [
        'Either all rows are imported or none. One invalid row stops the import.',
        'Existing records are updated, not duplicated: people are matched by email, locations and departments by name and parent.',
        'You can leave the page: checks and imports continue. Find them under Imports and exports.',
        'Up to 100,000 rows and 20 MiB per file.',
      ],
    },
    { heading: 'File format' },
    {
      points: [
        'The first row contains the headers, in any order. ‘Employee ID’ works as well as employee_id, so exported files can be imported unchanged. Extra columns are ignored.',
        'Commas, semicolons or tabs, and every encoding that Excel and LibreOffice save: UTF-8, UTF-16 and Windows-1252. Check in the preview that the text looks right.',
        'Separate several locations or departments in one cell with semicolons: Leeds; Hull depot. Put names that contain a semicolon in quotation marks.',
        'If several places share a name, include the parent: Leeds > Dock.',
        'Leave a person’s locations or departments empty to give access to all.',
        'A person’s type is a level, such as Client Observer or CLIENT_OBSERVER.',
        'Tick the invitation box to email new people a link to set their password.',
      ],
    },
    { heading: 'Headers' },
    { terms: FILE_KINDS.map((kind): Term => [FILE_LABELS[kind], csvHeaders(kind).join(', ')]) },
    { go: '/jobs', label: 'Go to imports and exports' },
    ...FILE_KINDS.map((kind): HelpPart => ({
      download: templatePath(kind),
      label: `Template: ${FILE_LABELS[kind].toLowerCase().replace('ids', 'IDs')}`,
    })),
  ],
}

/** Setup of a client and the effects of its settings. */
export const clientsTopic: HelpTopic = {
  id: 'clients',
  title: 'Set up a client',
  needs: needs.page('/clients'),
  parts: [
    {
      steps: [
        'Open Clients, select ‘Add client’, and enter the name, the account manager and the time zone.',
        'Choose who to alert, and when. Turn on the weekly and monthly emails.',
        'Choose the colour and the logo. The form warns you if the colour has too little contrast.',
        'Choose the client at the top of the menu, and add its locations, departments, tasks and first super user.',
      ],
    },
    {
      points: [
        'Figures, campaigns and emails use the client’s time zone.',
        'Without AI, campaigns of type Observation are not available and every task requires a manual check.',
        'Deleting a client disables it: its users cannot sign in and its emails stop, but no data is erased.',
      ],
    },
    { go: '/clients', label: 'Go to clients' },
    { go: '/clientoverview', label: 'Compare clients' },
  ],
}

/** Content of the audit log. */
export const auditTopic: HelpTopic = {
  id: 'audit',
  title: 'The audit log',
  needs: needs.page('/auditlog'),
  parts: [
    {
      text: 'The audit log shows who did what and when: all additions, changes and deletions with values before and after, all sign-ins including failed ones, and all emails sent.',
    },
    {
      points: [
        'Filter it by person, action, record and dates. ‘History’ on a record’s page shows its entries.',
        'No one can change or remove entries in Liftwise, not even the provider. Entries are chained, so any change or gap is detected.',
      ],
    },
    { go: '/auditlog', label: 'Go to the audit log' },
  ],
}

/** The provider's page on the installation. */
export const statusTopic: HelpTopic = {
  id: 'status',
  title: 'The status page',
  needs: needs.page('/status'),
  parts: [
    {
      text: 'Shows how the installation works: versions, files, emails, waiting jobs and those that failed. It refreshes itself.',
    },
    {
      terms: [
        [
          'Failed jobs',
          'Emails, reminders and other background work that failed, with the reason. Mend what it says, then select ‘Run again’. An email that is no longer wanted is not sent. Exports and imports are repeated by the person who started them.',
        ],
        [
          'Days being counted',
          'After many changes, totals and charts of some days are counted again. They are exact meanwhile, but take longer.',
        ],
        [
          'Audit logs',
          'All logs are checked every night. If an entry was changed outside Liftwise, the page shows the client and the entry, and all provider accounts get an email. Keep the database as it is and find out who could write to it.',
        ],
        [
          'Reference',
          'An unexpected error shows a reference. The server’s log has the reason under the same text.',
        ],
      ],
    },
    { go: '/status', label: 'Go to the status page' },
  ],
}
