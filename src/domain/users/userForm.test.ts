import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { ROLES } from '../roles.ts'
import { userSchema } from './userForm.ts'

const WHOLE = {
  userLevel: 'CLIENT_OBSERVER',
  firstName: 'Sam',
  lastName: 'Okafor',
  email: 'sam@a.example',
  employeeId: 'N-7',
  locationIds: ['l1', 'l2'],
  departmentIds: [],
  userHasFullLocationAccess: false,
  userHasFullDepartmentAccess: true,
  isAccountEnabled: false,
  title: 'Shift lead',
}

const errors = (values: object) => fieldErrors(userSchema, { ...WHOLE, ...values })

describe('the user form', () => {
  it('[3.11] [36.5] a record passes its own form, which has no other fields', () => {
    expect(userSchema.parse(WHOLE)).toEqual(WHOLE)
    expect(Object.keys(userSchema.shape).toSorted()).toEqual(Object.keys(WHOLE).toSorted())
  })

  it('[36.4] tells every missing field at once', () => {
    expect(
      fieldErrors(userSchema, { userLevel: null, firstName: ' ', lastName: '', email: '' }),
    ).toEqual({
      userLevel: message('userLevelRequired'),
      firstName: message('personNameRequired'),
      email: message('emailRequired'),
    })
  })

  it('[15.22] one name is enough, and one that does not show is none', () => {
    expect(errors({ firstName: '', lastName: 'Sukarno' })).toEqual({})
    expect(errors({ firstName: 'Sukarno', lastName: '\u200B' })).toEqual({})
    expect(userSchema.parse({ ...WHOLE, lastName: ' \u00AD' }).lastName).toBe('')
    expect(errors({ firstName: '\u3164', lastName: ' ' })).toEqual({
      firstName: message('personNameRequired'),
    })
  })

  it('[3.46] takes the six levels and no other', () => {
    for (const userLevel of ROLES) expect(errors({ userLevel })).toEqual({})
    for (const userLevel of ['ADMIN', '', 'client_user'])
      expect(Object.keys(errors({ userLevel }))).toEqual(['userLevel'])
  })

  it('[15.3] an e-mail address is valid, and kept trimmed and in lower case', () => {
    expect(userSchema.parse({ ...WHOLE, email: ' Sam@Northwind.Example ' }).email).toBe(
      'sam@northwind.example',
    )
    for (const email of ['sam', 'sam@a', 'sam @a.example', 'Sam <sam@a.example>'])
      expect(errors({ email })).toEqual({ email: message('emailInvalid') })
  })

  it('[15.3] a blank employee id or title is none, and places count once', () => {
    const parsed = userSchema.parse({
      ...WHOLE,
      employeeId: ' ',
      title: '',
      locationIds: ['l1', 'l1'],
      departmentIds: null,
    })
    expect(parsed).toMatchObject({
      employeeId: null,
      title: null,
      locationIds: ['l1'],
      departmentIds: [],
    })
  })

  it('[15.3] names, employee id and title have at most 100 characters', () => {
    for (const field of ['firstName', 'lastName', 'employeeId', 'title']) {
      expect(errors({ [field]: 'x'.repeat(100) })).toEqual({})
      expect(Object.keys(errors({ [field]: 'x'.repeat(101) }))).toEqual([field])
    }
  })

  it('[36.7] a field left out stays out', () => {
    const { userLevel, firstName, lastName, email } = WHOLE
    const least = { userLevel, firstName, lastName, email }
    expect(userSchema.parse({ ...least, isAccountEnabled: null })).toEqual(least)
  })
})
