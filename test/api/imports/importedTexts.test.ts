/** Texts of imports as other programs write them: emoji at a limit, and characters that cannot be stored. */
import { beforeAll, expect, it } from 'vitest'
import { MESSAGES, textTooLong } from '#domain/messages.ts'
import {
  csv,
  importRows,
  type ImportScenario,
  openImportScenario,
  runCheck,
} from './importScenario.ts'

let scenario: ImportScenario
beforeAll(async () => {
  scenario = await openImportScenario()
})

/** An emoji stands over each limit at which a cell, a name of a file or a message is cut. */
const LONG = `${'x'.repeat(99)}${'🏋'.repeat(200)}`

it('[5.48] an emoji at a limit of a check is a problem of its row, like any other text', async () => {
  const name = `${'x'.repeat(199)}🏋.csv`
  const users = csv(
    'firstname,lastname,email,employee_id,type,locations,departments',
    `${LONG},${LONG},${LONG},${LONG},${LONG},${LONG},${LONG},${LONG}`,
  )
  const job = await runCheck({ ...scenario, kind: 'USERS', content: users, name })
  expect(job).toMatchObject({ state: 'DONE', error: null, file_name: 'x'.repeat(199) })
  const errors = job.import_result?.errors ?? []
  expect(errors).toContainEqual({
    row: 2,
    column: 'firstname',
    value: 'x'.repeat(99),
    message: textTooLong(100),
  })
  expect(errors).toContainEqual({
    row: 2,
    column: 'Column H',
    value: 'x'.repeat(99),
    message: `‘${'x'.repeat(99)}’ is beyond the last header. Put quotation marks around a cell that contains the separator.`,
  })
  const places = csv('name,parent', `Dock,${LONG}`)
  const other = await runCheck({ ...scenario, kind: 'LOCATIONS', content: places })
  expect(other.import_result?.errors).toEqual([
    {
      row: 2,
      column: 'parent',
      value: 'x'.repeat(99),
      message: `‘${'x'.repeat(99)}’ does not exist.`,
    },
  ])
})

it('[12.9] half of an emoji in a row is a problem of its cell', async () => {
  const rows = [
    { name: 'Yard' },
    { name: 'Dock \uD83D' },
    { name: 'Gate', parent: 'Ya\0rd', row: 9 },
  ]
  const { errors } = await importRows(scenario, 'importLocations', rows)
  expect(errors).toMatchObject([
    { row: 3, column: 'name', value: 'Dock \uFFFD', message: MESSAGES.textNotStorable },
    { row: 9, column: 'parent', value: 'Ya\uFFFDrd', message: MESSAGES.textNotStorable },
    { row: 9, column: 'parent', message: '‘Ya\uFFFDrd’ does not exist.' },
  ])
})
