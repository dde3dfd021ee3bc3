import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Actor, api } from '#test/support/api.ts'
import { csv, openImportAsProvider, importScreen } from '../support/importScreen.ts'

const { check, choose, press, rows, stage, worked } = importScreen

beforeEach(() => sessionStorage.clear())

const LOCATIONS = '/locations/importLocations'

async function locationsOf(person: Actor, clientId: string): Promise<string[]> {
  const { data } = await person.gql(
    `query ($clientId: ID) { rows: allLocations(input: { clientId: $clientId }) { name } }`,
    { clientId },
  )
  return data.rows.map(({ name }: { name: string }) => name)
}

it('[27.1] [27.4] [27.17] [5.30] an import shows its rows, lists every problem and imports nothing; mended, it imports all, once', async () => {
  const { user, person, client, address } = await openImportAsProvider(LOCATIONS)
  await screen.findByRole('heading', { level: 1, name: 'Import locations' })
  expect((await screen.findByText('into')).textContent).toBe(`into ${client.company_name}`)
  const template = screen.getByRole('link', { name: 'Download the template' })
  expect(template.getAttribute('href')).toBe('/templates/locations.csv')

  await choose(user, csv(['PARENT;x;Name', ';;Leeds ', 'Leeds;;', 'Lead;;Dock', 'Leeds;;Dock']))
  expect((await rows('First rows'))[0]).toEqual(['2', 'Leeds', ''])
  await check(user)
  await stage('2 problems in file.csv')
  const problems = await rows('Problems')
  expect(problems.map(([row, column, value]) => [row, column, value])).toEqual([
    ['3', 'name', 'empty'],
    ['4', 'parent', 'Lead'],
  ])
  expect(problems.every(([, , , message]) => message !== '')).toBe(true)
  const failed = screen.getByRole('link', { name: 'Download rows with problems' })
  const { pathname, search } = new URL(failed.getAttribute('href') ?? '', 'https://liftwise.test')
  const file = await (await api()).app.inject({ url: pathname + search })
  expect(file.body.split('\r\n')[1]).toContain(',Leeds,3,')
  expect(await locationsOf(person, client.id)).toEqual([])

  const mended = csv(['name,parent', 'Leeds,', 'Hull,', 'Dock,Leeds'], 'mended.csv')
  await choose(user, mended)
  await check(user)
  await screen.findByText('No problems found: 3 new')
  await press(user, 'Import 3 rows')
  await worked('Importing')
  await screen.findByText('Imported: 3 new')
  expect(await locationsOf(person, client.id)).toEqual(['Dock', 'Hull', 'Leeds'])
  const list = screen.getByRole('link', { name: 'Go to locations' })
  expect(list.getAttribute('href')).toBe(`/locations?clientId=${client.id}`)

  await press(user, 'Import another file')
  await stage('Choose a file')
  expect(address()).toBe(`${LOCATIONS}?clientId=${client.id}`)
  await choose(user, mended)
  await check(user)
  await stage('No changes in mended.csv')
  expect(screen.queryByRole('button', { name: /^Import /u })).toBeNull()
})

it('[27.1] of two files that are read at the same time, the one chosen last is checked', async () => {
  const { user } = await openImportAsProvider(LOCATIONS)
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const hasRead = vi.fn<() => void>()
  const Reader = FileReader
  vi.stubGlobal(
    'FileReader',
    class extends Reader {
      override readAsArrayBuffer(file: Blob) {
        this.addEventListener('loadend', hasRead)
        void held.then(() => super.readAsArrayBuffer(file))
      }
    },
  )
  await choose(user, csv(['name,parent', 'Dock,', 'Hall,']))
  vi.stubGlobal('FileReader', Reader)
  await choose(user, csv(['name,parent', 'Yard,']))
  await screen.findByRole('cell', { name: 'Yard' })
  release()
  await waitFor(() => expect(hasRead).toHaveBeenCalled())
  // Its rows follow in a task of their own, before those of another reading.
  await new Promise((read) => {
    const later = new Reader()
    later.addEventListener('loadend', read)
    later.readAsText(new Blob(['later']))
  })
  await check(user)
  await screen.findByText('No problems found: 1 new')
})
