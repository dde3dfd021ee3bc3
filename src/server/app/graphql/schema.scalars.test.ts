import { Kind } from 'graphql'
import { expect, it } from 'vitest'
import { scalars } from './schema.ts'

const { DateTime, Date: Day } = scalars

it('[12.8] reads an instant with its zone and answers it in UTC', () => {
  expect(DateTime.parseValue('2026-11-21T08:30:00+01:00')).toBe('2026-11-21T07:30:00.000Z')
  expect(DateTime.parseValue('2026-11-21T08:30Z')).toBe('2026-11-21T08:30:00.000Z')
  expect(DateTime.serialize(new Date(0))).toBe('1970-01-01T00:00:00.000Z')
  expect(DateTime.parseLiteral?.({ kind: Kind.STRING, value: '2026-11-21T08:30:00Z' })).toBe(
    '2026-11-21T08:30:00.000Z',
  )
})

it.each([
  '2026-11-21',
  '2026-11-21T08:30:00',
  '2026-02-30T08:30:00Z',
  '2026-11-21T24:00:00Z',
  '21.11.2026',
  'now',
  '',
  0,
  null,
  {},
])('[12.8] refuses %j as an instant', (value) => {
  expect(() => DateTime.parseValue(value)).toThrow('Enter a date and time such as')
})

it('[12.8] takes a day of the calendar only', () => {
  expect(Day.parseValue('2028-02-29')).toBe('2028-02-29')
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '2026-11-21T00:00:00Z', 20261121])
    expect(() => Day.parseValue(wrong)).toThrow('Enter a date such as 2026-11-21.')
})

it('[12.8] never answers a broken instant', () => {
  expect(() => DateTime.serialize('yesterday')).toThrow('Enter a date and time such as')
})
