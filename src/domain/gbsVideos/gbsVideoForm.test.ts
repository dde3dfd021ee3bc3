import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { valuesToRecordFields, recordToValues } from '../forms/fieldPairs.ts'
import { MESSAGES } from '../messages.ts'
import {
  GBS_VIDEO_FIELDS,
  gbsVideoSchema,
  NEW_GBS_VIDEO,
  newGbsVideoSchema,
  type GbsVideoValues,
} from './gbsVideoForm.ts'

const record = { title: 'Lift', description: 'Slowly', file_location: 'gbs-videos/1.mp4' }

describe('the guidance video form', () => {
  it('[3.41] reads back what its record says', () => {
    const values = recordToValues<GbsVideoValues, typeof record>(GBS_VIDEO_FIELDS, record)
    expect(values).toEqual({
      title: 'Lift',
      description: 'Slowly',
      fileLocation: record.file_location,
    })
    expect(valuesToRecordFields(GBS_VIDEO_FIELDS, values)).toEqual(record)
  })

  it('[17.8] needs a title, and a new one its video', () => {
    expect(fieldErrors(newGbsVideoSchema, NEW_GBS_VIDEO)).toEqual({
      title: MESSAGES.titleRequired,
      fileLocation: MESSAGES.videoRequired,
    })
    expect(fieldErrors(gbsVideoSchema, { title: 'Lift' })).toEqual({})
  })

  it('[17.8] bounds its texts', () => {
    const long = { title: 'x'.repeat(201), description: 'x'.repeat(5_001) }
    expect(Object.keys(fieldErrors(gbsVideoSchema, long))).toEqual(['title', 'description'])
    const longest = { title: 'x'.repeat(200), description: 'x'.repeat(5_000) }
    expect(fieldErrors(gbsVideoSchema, longest)).toEqual({})
  })

  it('[17.8] trims the title, and takes a blank description for none', () => {
    expect(gbsVideoSchema.parse({ title: ' Lift ', description: '  ' })).toEqual({
      title: 'Lift',
      description: null,
    })
  })
})
