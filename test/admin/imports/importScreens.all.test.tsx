import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { csv, openImportAsProvider, importScreen, openImport } from '../support/importScreen.ts'

const { alert, check, choose, drop, press, rows, stage, worked } = importScreen

beforeEach(() => sessionStorage.clear())

const LOCATIONS = '/locations/importLocations'
const USERS = '/users/importUsers'

it('[5.28] [27.9] one .csv file is taken; another one is refused, and loses nothing of what is there', async () => {
  const { user, sent } = await openImportAsProvider(LOCATIONS)
  await drop(new File(['name,parent'], 'places.xlsx'))
  expect(await alert()).toMatch(/^places\.xlsx is not a \.csv file/u)
  await drop(csv(['name,parent', 'Dock,']), csv(['name,parent', 'Hall,']))
  await screen.findByText('Choose one file only.')
  // An archive with the wrong file extension.
  await drop(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'places.csv'))
  await screen.findByText(/^This is a workbook/u)
  expect(sent.filter(({ query }) => query.includes('getImportUrl'))).toEqual([])
  await choose(user, csv(['name,parent', 'Dock,Lead']))
  await check(user)
  await stage('1 problem in file.csv')
  await choose(user, csv(['title', 'Leeds']))
  await screen.findByText('Invalid headers on the csv, the headers must be name, parent')
  expect(await rows('Problems')).toHaveLength(1)
})

it('[27.20] [27.21] shows each change with what it was, and IDs that a spreadsheet changed, before anything is imported', async () => {
  const { user, of } = await openImportAsProvider(USERS)
  const { db } = await api()
  await buildLocation(db, { ...of, name: 'Leeds' })
  const person = { ...of, firstname: 'Ida', lastname: 'Seen', type: 'CLIENT_USER' } as const
  const ida = await buildUser(db, { ...person, employee_id: '00042' })
  const headers = 'firstname,lastname,email,employee_id,type,locations,departments'
  await choose(user, csv([headers, `Ida,Seen,${ida.email},42,Client User,Leeds,`]))
  await check(user)
  await screen.findByText(/^A spreadsheet may have changed one cell/u)
  expect((await rows('Cells to check'))[0]?.slice(0, 3)).toEqual(['2', 'employee_id', '42'])
  expect(await rows('Changes')).toEqual([
    ['2', ida.email, 'employee_id', '00042 → 42'],
    ['2', ida.email, 'locations', 'all → Leeds'],
  ])
  const all = screen.getByRole('link', { name: 'Download every change' })
  expect(all.getAttribute('href')).toContain('changes.csv')
})

it('[27.2] problems stand 25 a page, and how many more there are is said', async () => {
  const { user } = await openImportAsProvider(LOCATIONS)
  const lines = Array.from({ length: 502 }, (_line, at) => `Hall ${at},Nowhere`)
  await choose(user, csv(['name,parent', ...lines]))
  await check(user)
  await stage('502 problems in file.csv')
  expect(await rows('Problems')).toHaveLength(25)
  await screen.findByText('… and 2 more in the file.')
  await user.click(screen.getByRole('button', { name: 'Go to page 2' }))
  await waitFor(async () => expect((await rows('Problems'))[0]?.[0]).toBe('27'))
})

it('[27.22] a text that does not look right can be read in another encoding', async () => {
  const { user } = await openImportAsProvider(LOCATIONS)
  const bytes = Uint8Array.from('name,parent\nPozna\u00F1,', (letter) => letter.charCodeAt(0))
  await choose(user, new File([bytes], 'places.csv', { type: 'text/csv' }))
  await screen.findByText('Poznañ')
  const encoding = screen.getByLabelText('Encoding')
  await user.selectOptions(encoding, 'Unicode (UTF-16)')
  expect(await alert()).toMatch(/^Invalid headers/u)
  expect(screen.getByRole('button', { name: 'Check this file' })).toHaveProperty('disabled', true)
  await user.selectOptions(encoding, 'Central European (Windows-1250)')
  await screen.findByText('Poznań')
})

it('[27.15] [27.16] a check can be cancelled and made again; it is found by its address, by its person and kind alone', async () => {
  const { user, person, client, address } = await openImportAsProvider(LOCATIONS)
  await choose(user, csv(['name,parent', 'Leeds,']))
  await press(user, 'Check this file')
  await stage('Checking file.csv')
  await press(user, 'Cancel')
  await stage('The check was cancelled')
  await press(user, 'Check again')
  await worked('Checking')
  await screen.findByText('No problems found: 1 new')
  const job = new URLSearchParams(address().split('?')[1]).get('job')
  const other = await buildClient((await api()).db)
  const there = await openImport(person, other.id, `${LOCATIONS}?job=${job}`)
  await screen.findByText('No problems found: 1 new')
  expect(there.address()).toBe(`${LOCATIONS}?clientId=${client.id}&job=${job}`)
  await openImport(person, client.id, `${USERS}?job=${job}`)
  await screen.findByText(/^This import no longer exists/u)
  await openImport(await actor('PROVIDER_SUPER_USER'), client.id, `${LOCATIONS}?job=${job}`)
  await screen.findByText(/^This import no longer exists/u)
})
