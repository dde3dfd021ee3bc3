import { expect, it } from 'vitest'
import { findSpreadsheetDamage } from './spreadsheetDamage.ts'

it.each([
  ['42', '00042', 'zeros'],
  ['A7', '00A7', 'zeros'],
  ['1.2E+17', null, 'shortened'],
  ['1,2E+17', '120000000000000042', 'shortened'],
  ['4E+05', '4E5', 'shortened'],
  ['03-Apr', '3-4', 'date'],
  ['3. Apr', '3.4', 'date'],
  ['Apr-03', null, 'date'],
  ['Mrz 26', null, 'date'],
  ['3-avr.', null, 'date'],
  ['03.04.2026', '3-4', 'date'],
  ['2026-04-03 00:00:00', '3-4', 'date'],
  ['4/3/26', null, 'date'],
  ['1234567890123450000', '1234567890123456789', '15 digits'],
  ['1234567890123460', '1234567890123456', '15 digits'],
  ['42.0', '42', 'formatted'],
  ['42.0', null, 'formatted'],
  ['1,234', '1234', 'formatted'],
  ['1\u202F234,00', '1234', 'formatted'],
  ['#NAME?', null, 'error'],
  ['########', '00042', 'error'],
])('[27.21] %j in place of %j is told as what a spreadsheet did', (id, stored, told) => {
  expect(findSpreadsheetDamage(id, stored)).toContain(told)
})

it.each([
  ['00042', null],
  ['1.2E+17', '1.2E+17'],
  ['42', '43'],
  ['00043', '00042'],
  ['12E5', null],
  ['A-17', null],
  ['Mar-Tech', null],
  ['17-22', null],
  ['MAY', null],
  ['2026', '2025'],
  ['#17', null],
  ['100200300400500', null],
  ['1.234', null],
])('[27.21] %j in place of %j is an ID like others', (id, stored) => {
  expect(findSpreadsheetDamage(id, stored)).toBeNull()
})
