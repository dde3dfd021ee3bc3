/** What an export in the browser's hands is, and the server that works on what was ordered. */
import { screen } from '@testing-library/react'
import Papa from 'papaparse'
import { api } from '#test/support/api.ts'

/** The rows of a CSV file that begins with a BOM. */
export const parseCsv = (csv: string): string[][] =>
  Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' }).data

/** On what was ordered, once it was. */
export async function drainServerJobs(): Promise<void> {
  await screen.findByText('Waiting for its turn…')
  const { drainBackgroundWork } = await api()
  await drainBackgroundWork()
}
