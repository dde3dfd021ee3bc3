import { expect, it } from 'vitest'
import { previewCsv } from './csvPreview.ts'

const textOf = (text: string, isWholeFile = true) =>
  previewCsv('locations', { bytes: new TextEncoder().encode(text), isWholeFile })

it('[5.30] a file shows its first eight rows, trimmed, under the expected headers, as a spreadsheet numbers them', () => {
  expect(textOf('Parent;Shoe size;Name\r\n\r\n Leeds ;44; Dock \r\n;;\r\n;;Yard')).toMatchObject({
    encoding: 'utf-8',
    rows: [
      { row: 3, cells: ['Dock', 'Leeds'] },
      { row: 5, cells: ['Yard', ''] },
    ],
    isAll: true,
  })
  const many = Array.from({ length: 9 }, (_row, at) => `Hall ${at},`).join('\n')
  expect(textOf(`name,parent\n${many}`)).toMatchObject({ rows: { length: 8 }, isAll: false })
})

it('[27.17] a row that is cut by the end of the head is not shown', () => {
  expect(textOf('name,parent\nDock,\nYar', false)).toMatchObject({
    rows: [{ row: 2, cells: ['Dock', ''] }],
    isAll: false,
  })
  expect(textOf('name,pare', false)).toMatchObject({ rows: [], isAll: false })
})

it('[27.8] what Excel saves in the west is read with its letters', () => {
  const bytes = Uint8Array.from('name,parent\nLager Süd,', (sign) => sign.charCodeAt(0))
  expect(previewCsv('locations', { bytes, isWholeFile: true })).toMatchObject({
    encoding: 'windows-1252',
    rows: [{ cells: ['Lager Süd', ''] }],
  })
})

it('[5.29] a file without an expected header is refused with the headers that must be there', () => {
  const issue = 'Invalid headers on the csv, the headers must be name, parent'
  expect(textOf('name;above\nDock;')).toMatchObject({ issue })
  expect(textOf('Dock')).toMatchObject({ issue })
})

it('[27.9] what is no table is refused with a sentence', () => {
  const archive = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0])
  expect(previewCsv('locations', { bytes: archive, isWholeFile: true })).toHaveProperty('issue')
  expect(textOf('name,parent\n"Dock,')).toHaveProperty('issue')
  expect(textOf('name,parent\n')).toHaveProperty('issue')
})
