import { describe, expect, it } from 'vitest'
import { message } from '../messages.ts'
import { english } from '#server/platform/texts/translator.ts'
import { parseEmployeeIdRow, parseUserRow, roleParser } from './rowRules.ts'

const parseRole = roleParser(english.t)
import { toImportRowValues } from './importColumns.ts'

const PERSON = ['Sam', 'Porter', 'Sam@Example.com', 'E1', 'Client User', 'Leeds; Hull', '']

describe('a row of an import', () => {
  it('[27.17] is read by its columns', () => {
    expect(
      toImportRowValues('users', ['Sam', '', 's@e.example', '', 'None', '"A;B"; C', '']),
    ).toEqual({
      firstname: 'Sam',
      lastname: null,
      email: 's@e.example',
      employee_id: null,
      type: 'None',
      locations: ['A;B', 'C'],
      departments: [],
    })
  })

  it('[27.18] of a person follows the user form', () => {
    expect(parseUserRow(toImportRowValues('users', PERSON), parseRole)).toMatchObject({
      values: {
        firstName: 'Sam',
        lastName: 'Porter',
        email: 'sam@example.com',
        employeeId: 'E1',
        userLevel: 'CLIENT_USER',
      },
    })
    expect(
      parseUserRow(
        toImportRowValues('users', ['', 'x'.repeat(101), 'sam', '', 'Boss', '', '']),
        parseRole,
      ),
    ).toEqual({
      problems: expect.arrayContaining([
        {
          column: 'lastname',
          value: 'x'.repeat(100),
          message: message('textTooLong', { max: 100 }),
        },
        { column: 'email', value: 'sam', message: message('emailInvalid') },
        {
          column: 'type',
          value: 'Boss',
          message: message('typeUnknown'),
        },
      ]),
    })
    expect(
      parseUserRow(toImportRowValues('users', [...PERSON.slice(0, 4), '', '', '']), parseRole),
    ).toEqual({
      problems: [{ column: 'type', value: null, message: message('userLevelRequired') }],
    })
  })

  it('[15.22] of a person needs one of both names', () => {
    const named = (firstname: string, lastname: string) =>
      parseUserRow(toImportRowValues('users', [firstname, lastname, ...PERSON.slice(2)]), parseRole)
    expect(named('', 'Sukarno')).toMatchObject({ values: { firstName: '', lastName: 'Sukarno' } })
    expect(named('Sukarno', '')).toMatchObject({ values: { firstName: 'Sukarno', lastName: '' } })
    expect(named('', '\u200B')).toEqual({
      problems: [{ column: 'firstname', value: null, message: message('personNameRequired') }],
    })
  })

  it('[6.12] of an employee ID needs both cells', () => {
    expect(parseEmployeeIdRow({ email: 'A@b.example', employee_id: 'E1' })).toEqual({
      values: { email: 'a@b.example', employeeId: 'E1' },
    })
    expect(parseEmployeeIdRow({ email: null, employee_id: null })).toEqual({
      problems: [
        { column: 'email', value: null, message: message('emailRequired') },
        { column: 'employee_id', value: null, message: message('employeeIdRequired') },
      ],
    })
  })

  it('[27.8] names a role by its value or its label, in any case', () => {
    expect(parseRole('client observer')).toBe('CLIENT_OBSERVER')
    expect(parseRole('PROVIDER_SUPER_USER')).toBe('PROVIDER_SUPER_USER')
    expect(parseRole('None')).toBe('NONE')
    expect(parseRole('')).toBeNull()
    expect(parseRole('constructor')).toBeNull()
  })
})
