import { expect, it } from 'vitest'
import { findSpreadsheetDamage } from './spreadsheetDamage.ts'

it.each([
  ['42', '00042', 'idLostZeros'],
  ['A7', '00A7', 'idLostZeros'],
  ['1.2E+17', null, 'idShortened'],
  ['1,2E+17', '120000000000000042', 'idShortened'],
  ['4E+05', '4E5', 'idShortened'],
  ['03-Apr', '3-4', 'idMadeDate'],
  ['3. Apr', '3.4', 'idMadeDate'],
  ['Apr-03', null, 'idMadeDate'],
  ['Mrz 26', null, 'idMadeDate'],
  ['3-avr.', null, 'idMadeDate'],
  ['03.04.2026', '3-4', 'idMadeDate'],
  ['2026-04-03 00:00:00', '3-4', 'idMadeDate'],
  ['4/3/26', null, 'idMadeDate'],
  ['1234567890123450000', '1234567890123456789', 'idLostDigits'],
  ['1234567890123460', '1234567890123456', 'idLostDigits'],
  ['42.0', '42', 'idFormatted'],
  ['42.0', null, 'idFormatted'],
  ['1,234', '1234', 'idFormatted'],
  ['1\u202F234,00', '1234', 'idFormatted'],
  ['#NAME?', null, 'idSpreadsheetError'],
  ['########', '00042', 'idSpreadsheetError'],
])('[27.21] %j in place of %j is told as what a spreadsheet did', (id, stored, told) => {
  expect(findSpreadsheetDamage(id, stored)).toContain(`messages.${told}`)
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
