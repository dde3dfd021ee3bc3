import { expect, it } from 'vitest'
import { previewCsv } from './csvPreview.ts'

const textOf = (text: string) => previewCsv('locations', new TextEncoder().encode(text))

it('[5.30] a file shows its first eight rows, trimmed, under the expected headers, as a spreadsheet numbers them', async () => {
  expect(
    await textOf('Parent;Shoe size;Name\r\n\r\n Leeds ;44; Dock \r\n;;\r\n;;Yard'),
  ).toMatchObject({
    encoding: 'utf-8',
    rows: [
      { row: 3, cells: ['Dock', 'Leeds'] },
      { row: 5, cells: ['Yard', ''] },
    ],
    total: 2,
  })
  const many = Array.from({ length: 9 }, (_row, at) => `Hall ${at},`).join('\n')
  expect(await textOf(`name,parent\n${many}`)).toMatchObject({ rows: { length: 8 }, total: 9 })
})

it('[27.17] rows that first show an unusual letter are among those shown, wherever they are', async () => {
  const names = Array.from({ length: 20_000 }, (_row, at) => `Hall ${at}`)
  names[9_000] = 'Süd'
  names[9_001] = 'Süd 2'
  names[15_000] = 'Łódź'
  const { rows, total } = await textOf(`name,parent\n${names.join(',\n')},`)
  expect(rows.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 9_002, 15_002])
  expect(total).toBe(20_000)
})

it('[27.8] what Excel saves in the west is read with its letters', async () => {
  const bytes = Uint8Array.from('name,parent\nLager Süd,', (sign) => sign.charCodeAt(0))
  expect(await previewCsv('locations', bytes)).toMatchObject({
    encoding: 'windows-1252',
    rows: [{ cells: ['Lager Süd', ''] }],
  })
})

it('[27.22] another encoding shows the letters that it has for the bytes', async () => {
  const bytes = Uint8Array.from('name,parent\nPozna\u00F1,', (sign) => sign.charCodeAt(0))
  expect((await previewCsv('locations', bytes, 'windows-1250')).rows[0]?.cells).toEqual([
    'Poznań',
    '',
  ])
})

it('[27.9] what is no table is refused with a sentence', async () => {
  const archive = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0])
  const refused = { issue: expect.any(String) as string, rows: [] }
  expect(await previewCsv('locations', archive)).toMatchObject(refused)
  expect(await textOf('name,parent\n"Dock,')).toMatchObject(refused)
  expect(await textOf('name,parent\n')).toMatchObject(refused)
})
