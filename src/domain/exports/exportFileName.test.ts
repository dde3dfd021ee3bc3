import { expect, it } from 'vitest'
import { exportFileName } from './exportFileName.ts'

it.each([
  ['Locations', 'Locations 2026-11-21.csv'],
  ['A/B: "c" <d>\n', 'A B c d 2026-11-21.csv'],
  ['..\\..', '.. .. 2026-11-21.csv'],
  ['', 'Export 2026-11-21.csv'],
])('%j is saved as %j', (title, name) => {
  expect(exportFileName(title, '2026-11-21', 'csv')).toBe(name)
})
