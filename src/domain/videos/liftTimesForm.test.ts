import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { liftTimesSchema } from './liftTimesForm.ts'

const START = { startTime: message('startTimeNegative') }
const END = { endTime: message('endTimeBeforeStart') }

describe('lift times', () => {
  it.each([undefined, null, Number.NaN, -0.001, Infinity, '1'])(
    '[5.3] a start of %s shows the message',
    (startTime) => {
      expect(fieldErrors(liftTimesSchema(), { startTime, endTime: 2 })).toEqual(START)
    },
  )

  it('[5.3] a start of 0 passes', () => {
    expect(fieldErrors(liftTimesSchema(), { startTime: 0, endTime: 2 })).toEqual({})
  })

  it.each([undefined, null, Number.NaN, 0.999, -1])(
    '[5.4] an end of %s after a start of 1 shows the message',
    (endTime) => {
      expect(fieldErrors(liftTimesSchema(), { startTime: 1, endTime })).toEqual(END)
    },
  )

  it('[5.4] an end equal to the start passes', () => {
    expect(fieldErrors(liftTimesSchema(), { startTime: 1.5, endTime: 1.5 })).toEqual({})
  })

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
