import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { departmentSchema } from './departmentForm.ts'

describe('the department form', () => {
  it.each([[''], ['   '], [null], [undefined]])(
    '[14.1] a department without a name (%j) is refused',
    (name) => {
      expect(fieldErrors(departmentSchema, { parentId: null, locationIds: [], name })).toEqual({
        name: message('nameRequired'),
      })
    },
  )

  it('[14.1] trims the name, takes each location once, and a blank parent is none', () => {
    const input = { name: ' Goods in ', parentId: '', locationIds: ['l1', 'l1'] }
    expect(departmentSchema.parse(input)).toEqual({
      name: 'Goods in',
      parentId: null,
      locationIds: ['l1'],
    })
  })

  it('[36.7] a field left out stays out', () => {
    expect(departmentSchema.parse({ name: 'Goods in' })).toEqual({ name: 'Goods in' })
  })
})
