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

it.each([
  ['JOB_COMPLETE', 'Finished: Lift a box'],
  ['JOB_FAILED', 'Failed: Lift a box'],
  ['RESULT_CONTESTED', 'A result has been contested: Lift a box'],
  ['CONTEST_ANSWERED', 'Your objection was answered: Lift a box'],
  ['LEGAL_HOLD_ENDED', 'Your legal hold was ended: Lift a box'],
] as const)('[20.3] [44.23] [44.31] %s names what it is about', (kind, text) => {
  const about = { subject_name: 'Lift a box', owed: null, end_date: null }
  expect(formatNotification({ ...about, kind })).toBe(text)
})
