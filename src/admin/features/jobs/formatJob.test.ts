import { describe, expect, it } from 'vitest'
import {
  jobSubtitle,
  jobTitle,
  formatJobRows,
  displayState,
  formatJobDuration,
} from './formatJob.ts'
import type { JobSummary } from '../../parts/jobs/jobApi.ts'

const job = (more: Partial<JobSummary> = {}): JobSummary => ({
  id: 'a',
  kind: 'IMPORT_USERS',
  status: 'COMPLETE',
  state: 'DONE',
  progress: 100,
  rows_done: 0,
  rows_total: null,
  error: null,
  url: null,
  file_name: 'people.csv',
  available_until: null,
  format: null,
  is_check: false,
  import_result: null,
  client: null,
  created_at: '2026-11-21T10:00:00.000Z',
  finished_at: null,
  ...more,
})

const importResult = { created: 1_200, updated: 3, unchanged: 0, error_count: 0 }

describe('an export or import in words', () => {
  it('[28.9] says what it is', () => {
    expect(jobTitle(job())).toBe('Import of people.csv')
    expect(jobTitle(job({ is_check: true }))).toBe('Check of people.csv')
    expect(jobSubtitle(job())).toBe('Users')
    expect(jobSubtitle(job({ kind: 'IMPORT_EMPLOYEE_IDS' }))).toBe('Employee IDs')
    const written = { kind: 'EXPORT_OBSERVATIONS', file_name: 'Observations.xlsx' } as const
    expect(jobTitle(job(written))).toBe('Export of observations')
    expect(jobSubtitle(job(written))).toBe('Observations.xlsx')
  })

  it('[28.9] says how many rows are done, of how many when they are counted', () => {
    const running = { state: 'RUNNING', rows_done: 12_000 } as const
    expect(formatJobRows(job({ ...running, rows_total: 40_000 }))).toBe('12,000 of 40,000 rows')
    expect(formatJobRows(job(running))).toBe('12,000 rows')
    expect(formatJobRows(job({ state: 'WAITING' }))).toBe('')
    expect(formatJobRows(job({ rows_done: 1, rows_total: 1 }))).toBe('1 row')
    expect(formatJobRows(job({ state: 'FAILED' }))).toBe('')
  })

  it('[28.9] says of a check what would be written, of an import what was, and of both their problems', () => {
    const formatted = formatJobRows(job({ import_result: importResult, is_check: true }))
    expect(formatted).toBe('1,200 to add, 3 to update, 0 unchanged')
    expect(formatJobRows(job({ import_result: importResult }))).toBe(
      '1,200 added, 3 updated, 0 unchanged',
    )
    const wrong = job({ import_result: { ...importResult, error_count: 1 }, is_check: true })
    expect(formatJobRows(wrong)).toBe('1 problem')
    expect(displayState(wrong)).toBe('problems')
    expect(displayState(job({ import_result: importResult }))).toBe('done')
  })

  it.each([
    ['2026-11-21T10:00:00.400Z', 'took under 1 s'],
    ['2026-11-21T10:00:12.400Z', 'took 12 s'],
    ['2026-11-21T10:02:05.000Z', 'took 2 min 5 s'],
    ['2026-11-21T12:02:05.000Z', 'took 2 h 2 min'],
    [null, ''],
  ])('[28.9] until %s: %s', (finished_at, expected) => {
    expect(formatJobDuration(job({ finished_at }))).toBe(expected)
  })
})
