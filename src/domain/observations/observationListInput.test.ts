import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { observationListInputSchema } from './observationListInput.ts'

const errors = (input: unknown) => fieldErrors(observationListInputSchema, input)

describe('the filter of observation calls', () => {
  it('[3.45] absent, null and empty mean all', () => {
    const all = observationListInputSchema.parse({})
    expect(all).toMatchObject({
      take: 10,
      skip: 0,
      search: null,
      tasks: [],
      type: [],
      showResult: null,
      dateFrom: null,
    })
    expect(
      observationListInputSchema.parse({
        tasks: null,
        type: null,
        showResult: null,
        dateFrom: null,
        take: null,
      }),
    ).toEqual(all)
  })

  it('[21.7] refuses days that do not exist and ranges that end before they begin', () => {
    expect(Object.keys(errors({ dateFrom: '2026-02-29' }))).toEqual(['dateFrom'])
    expect(errors({ dateFrom: '2026-03-02', dateTo: '2026-03-01' })).toEqual({
      dateTo: message('dateToBeforeDateFrom'),
    })
    expect(errors({ dateFrom: '2026-03-01', dateTo: '2026-03-01' })).toEqual({})
  })

  it('[12.2] refuses more values than a person chooses, and unknown ones', () => {
    expect(Object.keys(errors({ tasks: Array.from({ length: 101 }, String) }))).toEqual(['tasks'])
    expect(Object.keys(errors({ aiErrorCause: ['WEATHER'] }))).toEqual(['aiErrorCause.0'])
  })
})
