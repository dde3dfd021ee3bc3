import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../fieldErrors.ts'
import { gbsVideoForm } from './gbsVideoForm.ts'

const { schema, newSchema, newValues, fromRecord, toInput } = gbsVideoForm

describe('the guidance video form', () => {
  it('needs a title, and a new one its video', () => {
    expect(fieldErrors(newSchema, newValues)).toEqual({
      title: 'Title is required',
      fileLocation: 'Video is required',
    })
    expect(fieldErrors(schema, newValues)).toEqual({ title: 'Title is required' })
    expect(fieldErrors(schema, { title: 'Knees', description: null })).toEqual({})
  })

  it('bounds its texts', () => {
    const long = { title: 'x'.repeat(201), description: 'x'.repeat(5_001) }
    expect(Object.keys(fieldErrors(schema, long))).toEqual(['title', 'description'])
    const longest = { title: 'x'.repeat(200), description: 'x'.repeat(5_000) }
    expect(fieldErrors(schema, longest)).toEqual({})
  })

  it('[3.41] starts with the record and gives it back unchanged', () => {
    const record = { title: 'Knees', description: null, file_location: 'gbs-videos/1.mp4' }
    const { title, description, fileLocation } = toInput(fromRecord(record))
    expect({ title, description, file_location: fileLocation }).toEqual(record)
    expect(schema.parse(toInput(fromRecord(record)))).toEqual(toInput(fromRecord(record)))
  })
})
