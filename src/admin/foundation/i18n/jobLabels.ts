/** What the columns of the job centre are called. */
import type { LabelTree } from './labelTree.ts'

export const jobLabels: { name: string; fields: LabelTree } = {
  name: 'Import or export |||| Imports and exports',
  fields: {
    what: 'What',
    state: 'State',
    rows: 'Rows',
    created_at: 'Started',
    file: 'File',
  },
}
