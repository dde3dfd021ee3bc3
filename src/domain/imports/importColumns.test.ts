import { describe, expect, it } from 'vitest'
import type { Translate } from '#texts/keys.ts'
import departments from '../../../templates/departments.csv?raw'
import employeeIds from '../../../templates/employeeIds.csv?raw'
import locations from '../../../templates/locations.csv?raw'
import users from '../../../templates/users.csv?raw'
import {
  countExpectedHeaders,
  csvHeaders,
  parseCsvRow,
  templatePath,
  type CsvImport,
} from './importColumns.ts'
import { isRole } from '../roles.ts'

const HEADERS: readonly (readonly [
  item: string,
  kind: CsvImport,
  headers: string,
  template: string,
])[] = [
  ['2.16', 'departments', 'name,parent,locations', departments],
  ['2.16', 'locations', 'name,parent', locations],
  ['2.16', 'users', 'firstname,lastname,email,employee_id,type,locations,departments', users],
  ['6.12', 'employeeIds', 'email,employee_id', employeeIds],
]

describe('CSV imports', () => {
  it.each(HEADERS)(
    '[%s] %s have the headers %s, in the template too',
    (_item, kind, headers, template) => {
      const [first, example, ...rest] = template.split('\n')
      expect(csvHeaders(kind).join(',')).toBe(headers)
      expect(first).toBe(headers)
      expect(example?.split(',')).toHaveLength(headers.split(',').length)
      expect(rest).toEqual([''])
      expect(templatePath(kind)).toBe(`/templates/${kind}.csv`)
    },
  )

  const untranslated = ((key: string) => key) as Translate

  it('[49.26] labels of earlier exports are headers too', () => {
    for (const former of ['Stufe', 'Tipo', 'Poziom'])
      expect(countExpectedHeaders('users', [former], untranslated)).toBe(1)
    expect(countExpectedHeaders('locations', ['Stufe'], untranslated)).toBe(0)
  })

  it("[2.16] the users' example has a type that exists", () => {
    expect(isRole(users.split('\n')[1]?.split(',')[4])).toBe(true)
  })

  it('[5.30] rows are trimmed, several values are separated by semicolons', () => {
    expect(
      parseCsvRow(
        { name: 'text', parent: 'text', locations: 'list' },
        { name: '  Goods in ', parent: ' ', locations: ' Leeds; Hull ;;' },
      ),
    ).toEqual({ name: 'Goods in', parent: null, locations: ['Leeds', 'Hull'] })
  })

  it('[5.30] empty lines are skipped', () => {
    expect(parseCsvRow({ name: 'text' }, { name: ' ', parent: '\t' })).toBeNull()
    expect(parseCsvRow({ name: 'text' }, {})).toBeNull()
  })

  it('[5.30] numeric fields become numbers and date fields dates; what is neither is nothing', () => {
    expect(
      parseCsvRow({ count: 'number', day: 'date' }, { count: ' 12.5 ', day: '2026-03-01' }),
    ).toEqual({
      count: 12.5,
      day: new Date('2026-03-01T00:00:00Z'),
    })
    expect(parseCsvRow({ count: 'number', day: 'date' }, { count: 'many', day: 'soon' })).toEqual({
      count: null,
      day: null,
    })
  })
})
