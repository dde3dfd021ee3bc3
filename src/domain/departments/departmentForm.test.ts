import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { valuesToRecordFields, recordToValues } from '../forms/fieldPairs.ts'
import {
  DEPARTMENT_FIELDS,
  departmentSchema,
  NEW_DEPARTMENT,
  type DepartmentRecord,
  type DepartmentValues,
} from './departmentForm.ts'

const GOODS_IN: DepartmentRecord = {
  name: 'Goods in',
  parent_department_id: 'd1',
  locations: [{ id: 'l1' }, { id: 'l2' }],
}

describe('the department form', () => {
  it('[3.14] starts with what the record holds, related records as their ids', () => {
    expect(recordToValues<DepartmentValues, DepartmentRecord>(DEPARTMENT_FIELDS, GOODS_IN)).toEqual(
      {
        name: 'Goods in',
        parentId: 'd1',
        locationIds: ['l1', 'l2'],
      },
    )
  })

  it('[3.14] its values are the record’s fields again', () => {
    const values = recordToValues<DepartmentValues, DepartmentRecord>(DEPARTMENT_FIELDS, GOODS_IN)
    expect(valuesToRecordFields(DEPARTMENT_FIELDS, values)).toEqual({
      ...GOODS_IN,
      locations: ['l1', 'l2'],
    })
  })

  it.each([[''], ['   '], [null], [undefined]])(
    '[14.1] a department without a name (%j) is refused',
    (name) => {
      expect(fieldErrors(departmentSchema, { ...NEW_DEPARTMENT, name })).toEqual({
        name: 'Name is required',
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
