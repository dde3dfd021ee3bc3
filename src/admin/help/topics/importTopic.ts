/** How CSV files are imported, and what each must hold (spec 5; decisions, CSV headers). */
import { csvHeaders, templatePath } from '#domain/csv.ts'
import type { CsvImport } from '#domain/csv.ts'
import type { HelpPart, HelpTopic, Term } from '../helpTopic.ts'
import { needs } from '../needs.ts'

const FILES: Record<CsvImport, string> = {
  locations: 'Locations',
  departments: 'Departments',
  users: 'Users',
  employeeIds: 'Employee IDs',
}

const KINDS = Object.keys(FILES) as CsvImport[]

export const importTopic: HelpTopic = {
  id: 'import',
  title: 'Import from CSV files',
  needs: needs.page('/users/importUsers'),
  parts: [
    {
      steps: [
        'Import locations first, then departments, then users: each names those before.',
        'Download the template, fill it in, and save it as CSV in UTF-8, with commas or semicolons.',
        'Open the list, press ‘Import CSV’ and choose the file.',
        'Mend the rows that are named with their row, column and reason, and import the file again.',
      ],
    },
    {
      points: [
        'All rows are imported, or none. A wrong row changes nothing.',
        'The first line holds the headers, in any order. More columns do no harm.',
        'Several locations or departments in one cell are separated by semicolons.',
        'At most 100,000 rows and 20 MiB at once.',
      ],
    },
    { heading: 'Headers' },
    { terms: KINDS.map((kind): Term => [FILES[kind], csvHeaders(kind).join(', ')]) },
    ...KINDS.map((kind): HelpPart => ({
      download: templatePath(kind),
      label: `Template: ${FILES[kind].toLowerCase().replace('ids', 'IDs')}`,
    })),
  ],
}
