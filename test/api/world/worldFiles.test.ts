/** The untidy files of `test/world`, as other programs write them: each is imported or uploaded, or refused in words. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import type { ImportKind } from '#api/generated/contract.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { api } from '#test/support/api.ts'
import { uploadFile } from '#test/support/uploading.ts'
import {
  openImportScenario,
  runCheck,
  runImport,
  storedPlaces,
  storedUsers,
} from '../imports/importScenario.ts'
import { PEOPLE, PLACES } from './importedNames.ts'

const WORLD = join(projectRoot, 'test/world')
const read = (kind: string, name: string) => readFileSync(join(WORLD, kind, name))

const scenario = await openImportScenario()

const freshScenario = async () => ({
  ...scenario,
  clientId: (await openImportScenario()).clientId,
})

it.each(Object.entries(PLACES))('[27.23] %s is imported with its letters', async (name, names) => {
  const fresh = await freshScenario()
  await runImport({ ...fresh, kind: 'LOCATIONS', content: read('tables', name) })
  const stored = (await storedPlaces(fresh.clientId, 'locations')).map((place) => place.name)
  expect(stored.toSorted()).toEqual(names.toSorted())
})

it('[15.22] [27.23] people-one-name.csv: people have the one name that they have', async () => {
  const fresh = await freshScenario()
  await runImport({ ...fresh, kind: 'USERS', content: read('tables', 'people-one-name.csv') })
  const people = await storedUsers(fresh.clientId)
  const names = people.map(({ firstname, lastname }) => [firstname, lastname])
  expect(new Set(names)).toEqual(new Set(PEOPLE))
})

it.each([
  ['empty.csv', 'LOCATIONS', /empty/],
  ['workbook-renamed.csv', 'LOCATIONS', /workbook/],
  ['names-very-long.csv', 'LOCATIONS', /too long/],
] as const)('[27.23] %s is refused in words', async (name, kind: ImportKind, words) => {
  const content = read('tables', name)
  // A link is given for files with content only.
  if (content.length === 0) {
    await expect(runCheck({ ...scenario, kind, content })).rejects.toThrow(words)
    return
  }
  const check = await runCheck({ ...scenario, kind, content })
  expect(check.error ?? check.import_result?.errors[0]?.message).toMatch(words)
})

it('[27.21] [27.23] libreoffice-changed-ids.csv: what LibreOffice did to the IDs is told', async () => {
  const fresh = await freshScenario()
  const { db } = await api()
  const content = read('tables', 'libreoffice-changed-ids.csv').toString()
  const stored = { a: '00042', b: '120000000000000042', c: '3-4', d: 'K-18' }
  for (const [name, employee_id] of Object.entries(stored))
    await buildUser(db, {
      client_id: fresh.clientId,
      email: `${name}.${fresh.clientId}@world.example`,
      employee_id,
    })
  const own = content.replaceAll('@world', `.${fresh.clientId}@world`)
  const { import_result: result } = await runCheck({
    ...fresh,
    kind: 'EMPLOYEE_IDS',
    content: own,
  })
  expect(result?.changes.map(({ from, to }) => [from, to])).toEqual([
    ['00042', '42'],
    ['120000000000000042', '1.2E+017'],
    ['3-4', '3-Apr'],
    ['K-18', 'K-17'],
  ])
  expect(result?.warnings.map(({ row }) => row)).toEqual([2, 3, 4])
})

it('[27.23] every table of the folder has an expectation here', () => {
  const others = ['empty', 'workbook-renamed', 'names-very-long', 'libreoffice-changed-ids']
  const known = [
    ...Object.keys(PLACES),
    ...[...others, 'people-one-name'].map((name) => `${name}.csv`),
  ]
  expect(readdirSync(join(WORLD, 'tables')).toSorted()).toEqual(known.toSorted())
})

const CREATE_CLIENT = `mutation ($input: ClientInput!) { client: createClient(input: $input) { id } }`

it.each([
  ['plain.png', null],
  ['print-cmyk.jpg', null],
  ['phone-exif-turned.jpg', null],
  ['grey-16-bit.png', null],
  ['web.webp', null],
  ['moving.webp', null],
  ['one-pixel.png', /^This image is too small/],
  ['line.png', /^This image is too narrow/],
  ['transparent.png', /^This image is transparent/],
  ['drawing.svg', /^This image is damaged/],
])('[35.13] the logo %s', async (name, refusal) => {
  const { provider } = scenario
  const logo = await uploadFile(provider, 'CLIENT_LOGO', read('logos', name))
  const input = { companyName: `Company ${uuid()}`, logo }
  const { errors } = await provider.gql(CREATE_CLIENT, { input })
  if (refusal) expect(errors?.[0]?.message).toMatch(refusal)
  else expect(errors).toBeUndefined()
})
