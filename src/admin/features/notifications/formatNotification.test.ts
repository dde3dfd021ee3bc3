import { expect, it } from 'vitest'
import { formatNotification } from './formatNotification.ts'

const reminder = {
  kind: 'CAMPAIGN_REMINDER',
  subject_name: 'Winter lifting',
  owed: 3,
  end_date: '2026-11-30',
} as const

const SAYS_BY = /^3 observations still to do in Winter lifting by .*30.*26/u

it('[20.3] a reminder says how many observations are still to do, in which campaign, and by which day', () => {
  expect(formatNotification(reminder)).toMatch(SAYS_BY)
})

it('[20.3] one observation is one, and a campaign without an end has no day', () => {
  expect(formatNotification({ ...reminder, owed: 1, end_date: null })).toBe(
    '1 observation still to do in Winter lifting',
  )
  expect(formatNotification({ ...reminder, owed: null, end_date: null })).toBe(
    'Observations still to do in Winter lifting',
  )
})

it('[20.3] a job is finished or has failed', () => {
  const job = { subject_name: 'Export', owed: null, end_date: null }
  expect(formatNotification({ ...job, kind: 'JOB_COMPLETE' })).toBe('Finished: Export')
  expect(formatNotification({ ...job, kind: 'JOB_FAILED' })).toBe('Failed: Export')
})

it('[44.23] a contest and its answer name the task', () => {
  const contest = { subject_name: 'Lift a box', owed: null, end_date: null }
  expect(formatNotification({ ...contest, kind: 'RESULT_CONTESTED' })).toBe(
    'A result is contested: Lift a box',
  )
  expect(formatNotification({ ...contest, kind: 'CONTEST_ANSWERED' })).toBe(
    'Your contest was answered: Lift a box',
  )
})

it('[44.31] an ended legal hold says what it was on', () => {
  const ended = { subject_name: 'Ida Seen', owed: null, end_date: null }
  expect(formatNotification({ ...ended, kind: 'LEGAL_HOLD_ENDED' })).toBe(
    'Your legal hold was ended: Ida Seen',
  )
})
