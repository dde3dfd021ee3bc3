/** How CSV files are imported, and what each must hold (spec 5; decisions, CSV headers). */
import { csvHeaders, templatePath } from '#domain/imports/csv.ts'
import type { CsvImport } from '#domain/imports/csv.ts'
import type { HelpPart, HelpTopic, Term } from '../helpTopic.ts'
import { needs } from '../needs.ts'

const FILE_LABELS: Record<CsvImport, string> = {
  locations: 'Locations',
  departments: 'Departments',
  users: 'Users',
  employeeIds: 'Employee IDs',
}

const FILE_KINDS = Object.keys(FILE_LABELS) as CsvImport[]

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
        'Download the rows with problems, mend them, and choose the file again. Once it is in order, import it.',
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
        'A name that several places share is written with what is above it: Leeds > Dock.',
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
