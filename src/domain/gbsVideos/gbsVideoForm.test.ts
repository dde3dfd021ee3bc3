import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { message } from '../messages.ts'
import { gbsVideoSchema, newGbsVideoSchema } from './gbsVideoForm.ts'

describe('the guidance video form', () => {
  it('[17.8] needs a title, and a new one its video', () => {
    expect(
      fieldErrors(newGbsVideoSchema, { title: '', description: null, fileLocation: null }),
    ).toEqual({
      title: message('titleRequired'),
      fileLocation: message('videoRequired'),
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
