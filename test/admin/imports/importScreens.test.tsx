import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api, type Actor } from '#test/support/api.ts'
import { csv, openImportAsProvider, importScreen, openImport } from '../support/importScreen.ts'
import { closeApp } from '../support/openApp.tsx'

const { alert, check, choose, drop, press, rows, stage, worked } = importScreen

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

const LOCATIONS = '/locations/importLocations'
const USERS = '/users/importUsers'

async function namesIn(person: Actor, clientId: string, list: string, field = 'name') {
  const { data, errors } = await person.gql(
    `query ($clientId: ID) { rows: ${list}(filter: { take: 100 }, input: { clientId: $clientId }) { ${field} } }`,
    { clientId },
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.rows.map((row: Record<string, string>) => row[field]) as string[]
}

describe('an import page', () => {
  it.each([
    ['6.11', USERS, 'Import users', 'users', 7],
    ['6.12', '/users/importUsers/employeeIds', 'Import employee IDs', 'employeeIds', 2],
    ['6.15', '/departments/importDepartments', 'Import departments', 'departments', 3],
    ['6.15', LOCATIONS, 'Import locations', 'locations', 2],
  ])(
    '[%s] %s says into which client, what the file holds, and where its template is',
    async (_item, path, title, template, columns) => {
      const { client } = await openImportAsProvider(path)
      await screen.findByRole('heading', { level: 1, name: title })
      expect((await screen.findByText('into')).textContent).toBe(`into ${client.company_name}`)
      expect(document.querySelectorAll('main dt')).toHaveLength(columns)
      const link = screen.getByRole('link', { name: 'Download the template' })
      expect(link.getAttribute('href')).toBe(`/templates/${template}.csv`)
    },
  )

  it('[5.28] accepts .csv only, and one file', async () => {
    const { sent } = await openImportAsProvider(LOCATIONS)
    expect(
      (await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' }))
        .accept,
    ).toBe('.csv')
    await drop(new File(['name,parent'], 'places.xlsx'))
    expect(await alert()).toMatch(/^places\.xlsx is not a \.csv file/u)
    await drop(csv(['name,parent', 'Dock,']), csv(['name,parent', 'Hall,']))
    await screen.findByText('Choose one file only.')
    // An archive with the wrong file extension.
    await drop(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'places.csv'))
    await screen.findByText(/^This is a workbook/u)
    expect(sent.filter(({ query }) => query.includes('getImportUrl'))).toEqual([])
  })

  it('[5.29] wrong headers are reported with the required headers', async () => {
    const { user } = await openImportAsProvider(USERS)
    await choose(user, csv(['First name,Email', 'Ida,ida@example.com']))
    expect(await alert()).toBe(
      'Invalid headers on the csv, the headers must be firstname, lastname, email, employee_id, type, locations, departments',
    )
  })

  it('[5.30] [27.17] shows the first eight rows as they will be read, whatever the headers are spelled like', async () => {
    const { user } = await openImportAsProvider(LOCATIONS)
    const lines = Array.from({ length: 9 }, (_line, at) => `;x; Hall ${at + 1} `)
    await choose(user, csv(['PARENT;Shoe size;Name', '', ...lines]))
    const shown = await rows('First rows')
    expect(shown).toHaveLength(8)
    expect(shown[0]).toEqual(['3', 'Hall 1', ''])
    await screen.findByText(/^The first 8 of 9 rows, read as Unicode \(UTF-8\)/u)
    await press(user, 'Cancel')
    await stage('Choose a file')
  })
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
  // Its rows follow in a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 50))
  await check(user)
  await screen.findByText('No problems found: 1 new')
})

describe('an import', () => {
  it('[27.1] lists every problem with its row, column, value and reason, and imports nothing; mended, it imports all', async () => {
    const { user, person, client, address } = await openImportAsProvider(LOCATIONS)
    await choose(user, csv(['name,parent', 'Leeds,', ',Leeds', 'Dock,Lead', 'Dock,Leeds']))
    await check(user)
    await stage('2 problems in file.csv')
    const problems = await rows('Problems')
    expect(problems.map(([row, column, value]) => [row, column, value])).toEqual([
      ['3', 'name', 'empty'],
      ['4', 'parent', 'Lead'],
    ])
    expect(problems.every(([, , , message]) => message !== '')).toBe(true)
    const failed = screen.getByRole('link', { name: 'Download rows with problems' })
    const { app } = await api()
    const { pathname, search } = new URL(failed.getAttribute('href') ?? '', 'https://liftwise.test')
    const file = await app.inject({ url: pathname + search })
    expect(file.body.split('\r\n')[1]).toContain(',Leeds,3,')
    expect(await namesIn(person, client.id, 'allLocations')).toEqual([])

    await choose(user, csv(['name,parent', 'Leeds,', 'Hull,', 'Dock,Leeds'], 'mended.csv'))
    await check(user)
    await screen.findByText('No problems found: 3 new')
    expect(screen.queryByRole('checkbox', { name: /^Invite/u })).toBeNull()
    await press(user, 'Import 3 rows')
    await worked('Importing')
    await screen.findByText('Imported: 3 new')
    expect(await namesIn(person, client.id, 'allLocations')).toEqual(['Dock', 'Hull', 'Leeds'])
    expect(screen.getByRole('link', { name: 'Go to locations' }).getAttribute('href')).toBe(
      `/locations?clientId=${client.id}`,
    )
    await press(user, 'Import another file')
    await stage('Choose a file')
    expect(address()).toBe(`${LOCATIONS}?clientId=${client.id}`)
  })

  it('[27.4] what is there already is updated, not added again, and nothing to do is said', async () => {
    const { user, of } = await openImportAsProvider(LOCATIONS)
    const { db } = await api()
    await buildLocation(db, { ...of, name: 'Leeds' })
    await choose(user, csv(['name,parent', 'leeds,', 'Hull,']))
    await check(user)
    await screen.findByText('No problems found: 1 new, 1 changed')
    await choose(user, csv(['name,parent', 'Leeds,']))
    await check(user)
    await stage('No changes in file.csv')
    expect(screen.queryByRole('button', { name: /^Import /u })).toBeNull()
  })

  it('[27.20] [27.21] shows each change with what it was, and IDs that a spreadsheet changed, before anything is imported', async () => {
    const { user, of } = await openImportAsProvider(USERS)
    const { db } = await api()
    await buildLocation(db, { ...of, name: 'Leeds' })
    const ida = await buildUser(db, {
      ...of,
      firstname: 'Ida',
      lastname: 'Seen',
      employee_id: '00042',
      type: 'CLIENT_USER',
    })
    const headers = 'firstname,lastname,email,employee_id,type,locations,departments'
    await choose(user, csv([headers, `Ida,Seen,${ida.email},42,Client User,Leeds,`]))
    await check(user)
    await screen.findByText('No problems found: 1 changed')
    await screen.findByText(/^One cell looks changed by a spreadsheet/u)
    expect((await rows('Cells to compare'))[0]?.slice(0, 3)).toEqual(['2', 'employee_id', '42'])
    expect(await rows('Changes')).toEqual([
      ['2', ida.email, 'employee_id', '00042 → 42'],
      ['2', ida.email, 'locations', 'all → Leeds'],
    ])
    const all = screen.getByRole('link', { name: 'Download every change' })
    expect(all.getAttribute('href')).toContain('changes.csv')
  })

  it('[27.7] new people are invited by email when that is ticked', async () => {
    const { user, person, client } = await openImportAsProvider(USERS)
    const { mails } = await api()
    const email = (name: string) => `${name}.${client.id}@example.com`
    const lines = [
      'First name,Last name,Email,Employee ID,Type,Locations,Departments',
      `Ida,Seen,${email('ida')},E1,Client User,,`,
      `Omar,Sees,${email('omar')},E2,CLIENT_OBSERVER,,`,
    ]
    await choose(user, csv(lines))
    await check(user)
    const invite = await screen.findByRole('checkbox', {
      name: 'Invite the 2 new people by email to set a password',
    })
    expect((invite as HTMLInputElement).checked).toBe(false)
    await user.click(invite)
    await press(user, 'Import 2 rows')
    await worked('Importing')
    await screen.findByText('Imported: 2 new. Invitations are being sent.')
    await (await api()).drainBackgroundWork()
    expect((await namesIn(person, client.id, 'allUsers', 'email')).toSorted()).toEqual([
      email('ida'),
      email('omar'),
    ])
    const invited = mails.filter(({ to }) => to.address.endsWith(`${client.id}@example.com`))
    expect(invited).toHaveLength(2)
  })

  it('[27.9] a file that is refused loses nothing of what is there', async () => {
    const { user } = await openImportAsProvider(LOCATIONS)
    await choose(user, csv(['name,parent', 'Dock,Lead']))
    await check(user)
    await stage('1 problem in file.csv')
    await choose(user, csv(['title', 'Leeds']))
    await screen.findByText(/^Invalid headers on the csv/u)
    expect(await rows('Problems')).toHaveLength(1)
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

  it('[27.9] a file that cannot be read further down is refused with its reason before it is sent', async () => {
    const { user, sent } = await openImportAsProvider(LOCATIONS)
    const lines = Array.from({ length: 6_000 }, (_line, at) => `Hall number ${at},`)
    await choose(user, csv(['name,parent', ...lines, '"Open,']))
    expect(await alert()).toContain('Row 6002 has an opening quotation mark without a closing one.')
    expect(sent.filter(({ query }) => query.includes('getImportUrl'))).toEqual([])
  })

  it('[27.22] a text that does not look right can be read in another encoding, and is imported so', async () => {
    const { user, person, client } = await openImportAsProvider(LOCATIONS)
    const bytes = Uint8Array.from('name,parent\nPozna\u00F1,', (letter) => letter.charCodeAt(0))
    await choose(user, new File([bytes], 'places.csv', { type: 'text/csv' }))
    await screen.findByText('Poznañ')
    const encoding = screen.getByLabelText('Encoding')
    await user.selectOptions(encoding, 'Unicode (UTF-16)')
    expect(await alert()).toMatch(/^Invalid headers/u)
    expect(screen.getByRole('button', { name: 'Check this file' })).toHaveProperty('disabled', true)
    await user.selectOptions(encoding, 'Central European (Windows-1250)')
    await screen.findByText('Poznań')
    await check(user)
    await press(user, 'Import 1 row')
    await worked('Importing')
    await screen.findByText('Imported: 1 new')
    expect(await namesIn(person, client.id, 'allLocations')).toEqual(['Poznań'])
  })

  it('[27.15] can be cancelled, and looked through once more', async () => {
    const { user } = await openImportAsProvider(LOCATIONS)
    await choose(user, csv(['name,parent', 'Leeds,']))
    await press(user, 'Check this file')
    await stage('Checking file.csv')
    await press(user, 'Cancel')
    await stage('The check was cancelled')
    await press(user, 'Check again')
    await worked('Checking')
    await screen.findByText('No problems found: 1 new')
  })

  it('[27.16] is found again by its address: after a reload, and from another client on the screen', async () => {
    const { user, person, client, address } = await openImportAsProvider(LOCATIONS)
    await choose(user, csv(['name,parent', 'Leeds,']))
    await check(user)
    await screen.findByText('No problems found: 1 new')
    const [path, job] = [LOCATIONS, new URLSearchParams(address().split('?')[1]).get('job')]
    await openImport(person, client.id, `${path}?job=${job}`)
    await screen.findByText('No problems found: 1 new')
    const other = await buildClient((await api()).db)
    const there = await openImport(person, other.id, `${path}?job=${job}`)
    await screen.findByText('No problems found: 1 new')
    expect(there.address()).toBe(`${path}?clientId=${client.id}&job=${job}`)
    expect((await screen.findByText('into')).textContent).toBe(`into ${client.company_name}`)
  })

  it('[27.16] of someone else, or of another kind, is not there', async () => {
    const { user, person, client, address } = await openImportAsProvider(LOCATIONS)
    await choose(user, csv(['name,parent', 'Leeds,']))
    await check(user)
    const job = new URLSearchParams(address().split('?')[1]).get('job')
    await openImport(person, client.id, `${USERS}?job=${job}`)
    await screen.findByText(/^This import no longer exists/u)
    const somebody = await actor('PROVIDER_SUPER_USER')
    await openImport(somebody, client.id, `${LOCATIONS}?job=${job}`)
    await screen.findByText(/^This import no longer exists/u)
    await stage('Choose a file')
  })
})
