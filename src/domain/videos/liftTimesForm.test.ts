import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { liftTimesSchema } from './liftTimesForm.ts'

const START = { startTime: message('startTimeNegative') }
const END = { endTime: message('endTimeBeforeStart') }

const issues = (startTime: unknown, endTime: unknown) =>
  fieldErrors(liftTimesSchema(), { startTime, endTime })

describe('lift times', () => {
  it.each([undefined, null, Number.NaN, -0.001, Infinity, '1'])(
    '[5.3] a start of %s shows the message, 0 does not',
    (startTime) => {
      expect(issues(startTime, 2)).toEqual(START)
      expect(issues(0, 2)).toEqual({})
    },
  )

  it.each([undefined, null, Number.NaN, 0.999, -1])(
    '[5.4] an end of %s after a start of 1 shows the message, 1 does not',
    (endTime) => {
      expect(issues(1, endTime)).toEqual(END)
      expect(issues(1, 1)).toEqual({})
    },
  )

  it.each([
    [null, 3_600],
    [5, 5],
  ])('[22.17] times of a recording of %s s are at most %d', (length, latest) => {
    const schema = liftTimesSchema(length)
    expect(fieldErrors(schema, { startTime: latest, endTime: latest })).toEqual({})
    const refused = message('timeAfterRecording')
    expect(fieldErrors(schema, { startTime: 1, endTime: latest + 1 })).toEqual({ endTime: refused })
    expect(fieldErrors(schema, { startTime: 1e308, endTime: 1e308 })).toEqual({
      startTime: refused,
      endTime: refused,
    })
  })

  it('[22.6] both messages are shown at once', () => {
    expect(fieldErrors(liftTimesSchema(), {})).toEqual({ ...START, ...END })
  })
})
