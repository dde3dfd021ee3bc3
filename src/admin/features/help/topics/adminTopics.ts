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
        'Open Users and press ‘Add user’.',
        'Enter name and email, and choose the level.',
        'Choose locations and departments, or none: then it is all of them. A parent includes its children.',
        'Set a password with ‘Reset password’ on the user’s page, or let them ask for a link with ‘Forgot password?’.',
      ],
    },
    {
      points: [
        'To shut somebody out at once, turn ‘Account enabled’ off. Their observations stay.',
        'Changing a level or a password, disabling and deleting end the person’s sessions.',
        'Somebody of a higher level than yours cannot be edited.',
        'If mails to a person are refused, their page says so, with the reason.',
      ],
    },
    {
      needs: needs.not(needs.everyClient),
      text: 'The levels of super users are given and taken by the provider. Ask below.',
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
        'Locations form a tree: a site, its halls, their zones. Departments can have a parent, too.',
        'A department belongs to locations. A location without departments is not offered in the form of an observation.',
        'A task belongs to locations and departments, or to all of them. It decides which principles are asked.',
        'Deleting a parent leaves its children, which then have no parent.',
        'What is deleted disappears from the dropdowns, and old observations keep its name.',
      ],
    },
    {
      needs: needs.page('/tasks/addTask'),
      text: '‘Override principles’ gives a task its own list. Without AI every task needs a manual check, so that switch is on and cannot be turned off.',
    },
    {
      needs: needs.not(needs.page('/tasks/addTask')),
      text: 'Tasks are set up by the provider. Ask below for a new one.',
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
        'Import locations first, then departments, then users: each names those before.',
        'Open the list, press ‘Import CSV’, and download the template there, or take a file that the list has exported.',
        'Choose the file. You see its first rows as they are read.',
        'Press ‘Check this file’. Nothing is written: you see how many rows are new, changed and unchanged, or every problem with its row, column, value and reason.',
        'Download the rows with problems, fix them and choose the file again. When there are no problems left, import it.',
      ],
    },
    {
      points: [
        'All rows are imported, or none. A wrong row changes nothing.',
        'What is there already is updated, not added again: people by their email, locations and departments by their name and parent.',
        'You can leave the page meanwhile: checks and imports go on, and stand under Imports and exports.',
        'At most 100,000 rows and 20 MiB at once.',
      ],
    },
    { heading: 'What a file may look like' },
    {
      points: [
        'The first row holds the headers, in any order. ‘Employee ID’ means the same as employee_id, so what a list exports can be imported as it is. More columns do no harm.',
        'Commas, semicolons or tabs, and every encoding that Excel and LibreOffice save: UTF-8, UTF-16 and Windows-1252. Look at the letters in the preview.',
        'Several locations or departments in one cell are separated by semicolons: Leeds; Hull depot. A name that holds a semicolon itself is put in quotation marks.',
        'If several places share a name, include the parent: Leeds > Dock.',
        'Empty cells for a person’s locations or departments mean all of them.',
        'A person’s type is a level, such as Client Observer or CLIENT_OBSERVER.',
        'New people can set a password once you tick that they are invited by email.',
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
        'Open Clients, press ‘Add client’, and enter the name, the account manager and the time zone.',
        'Choose whom to alert, and when. Turn on the weekly and monthly mails.',
        'Choose the colour and the logo. The form warns when the colour is hard to read.',
        'Choose the client at the top of the menu, and add its locations, departments, tasks and first super user.',
      ],
    },
    {
      points: [
        'Days in figures, campaigns and mails are days in the client’s time zone.',
        'Without AI, campaigns of the type Observation are not offered, and every task needs a manual check.',
        'Deleting a client disables it: nobody of it can sign in, its mails stop, and nothing is destroyed.',
      ],
    },
    { go: '/clients', label: 'Go to clients' },
    { go: '/clientoverview', label: 'Compare the clients' },
  ],
}

/** Content of the audit log. */
export const auditTopic: HelpTopic = {
  id: 'audit',
  title: 'The audit log',
  needs: needs.page('/auditlog'),
  parts: [
    {
      text: 'It tells who did what and when: everything added, changed and deleted, with the values before and after, every sign-in, also refused ones, and every mail that was sent.',
    },
    {
      points: [
        'Filter it by person, action, record and days. ‘History’ on a record’s page leads to the entries about it.',
        'Liftwise has no way to change or remove an entry, for the provider either. Each carries a seal over itself and the entry before, so a change or a gap shows.',
      ],
    },
    { go: '/auditlog', label: 'Go to the audit log' },
  ],
}
