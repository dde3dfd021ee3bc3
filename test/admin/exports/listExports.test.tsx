import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { read, utils } from 'xlsx'
import type { PagePattern } from '#domain/access.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor, api } from '#test/support/api.ts'
import { parseCsv, drainServerJobs, savedFiles } from '../support/savedFiles.ts'
import { button, headers, openLocationList, rows } from '../support/listScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

let saved: ReturnType<typeof savedFiles>

beforeEach(() => {
  saved = savedFiles()
})

afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

interface Asked {
  search?: string
  skip?: number
  take?: number
}

describe('[2.45] [2.46] the exports of a list', () => {
  it('hold all rows of its search and sort, not the page, fetched a hundred at a time', async () => {
    const query = '&search=place&sort=name&order=DESC&page=2'
    const { user, sent } = await openLocationList(230, 'CLIENT_SUPER_USER', query)
    await rows()
    const before = sent.length
    await user.click(await button('CSV'))
    expect(await screen.findByText('230 rows exported.')).toBeTruthy()
    const [file] = saved
    expect(file?.name).toMatch(/^Locations \d{4}-\d{2}-\d{2}\.csv$/u)
    const text = (await file?.text()) ?? ''
    expect(text.startsWith('\uFEFF')).toBe(true)
    const [header, ...lines] = parseCsv(text)
    expect(header).toEqual(['Name', 'Parent', 'Observations'])
    expect(lines).toHaveLength(230)
    expect([lines[0], lines[229]]).toEqual([
      ['Place 230', '', '0'],
      ['Place 001', '', '0'],
    ])
    const filters = sent.slice(before).map(({ variables }) => variables['filter'] as Asked | null)
    const pages = filters.filter((filter) => filter?.search === 'place' && filter.take === 100)
    // Pages are fetched in parallel.
    expect(new Set(pages.map((filter) => filter?.skip))).toEqual(new Set([0, 100, 200]))
    // Twice, to see that the list was as exported at one moment.
    expect(pages).toHaveLength(6)
  })

  it('[26.21] hold what is searched for at once, before the rows of the search are there', async () => {
    const { address } = await openLocationList(12)
    await rows()
    const csv = await button('CSV')
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '01' } })
    fireEvent.click(csv)
    expect((await exportedRows(4)).map(([name]) => name)).toEqual([
      'Place 001',
      'Place 010',
      'Place 011',
      'Place 012',
    ])
    expect(address()).toContain('search=01')
  })

  it('are real Excel: numbers as numbers, text as text', async () => {
    const { user } = await openLocationList(2)
    await rows()
    await user.click(await button('Excel'))
    await screen.findByText('2 rows exported.')
    expect(saved[0]?.name).toMatch(/^Locations \d{4}-\d{2}-\d{2}\.xlsx$/u)
    const book = read(await saved[0]?.bytes())
    const sheet = book.Sheets['Locations'] ?? {}
    expect(utils.sheet_to_json(sheet)).toEqual([
      { Name: 'Place 001', Observations: 0 },
      { Name: 'Place 002', Observations: 0 },
    ])
    expect(sheet['C2']).toMatchObject({ t: 'n' })
  })

  it('say of deleted records, where they are shown, that they are', async () => {
    const { user, person, locations } = await openLocationList(2)
    const document = `mutation ($id: ID!) { deleteLocation(id: $id) { id } }`
    await person.gql(document, { id: locations[0]?.id })
    await user.click(screen.getByRole('switch', { name: 'Show deleted' }))
    await screen.findByText('Place 001')
    await user.click(await button('CSV'))
    await screen.findByText('2 rows exported.')
    const [header, first, second] = parseCsv((await saved[0]?.text()) ?? '')
    expect(header).toEqual([
      'Name',
      'Parent',
      'Observations',
      expect.stringMatching(/^Deleted \(.+\)$/u),
    ])
    expect(first?.[3]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/u)
    expect(second?.[3]).toBe('')
  })

  it('say how far they are, and save nothing when they are given up', async () => {
    const { user } = await openLocationList(130)
    await rows()
    const answered = globalThis.fetch
    const held: (() => void)[] = []
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (JSON.stringify(request[1]?.body).includes('\\"skip\\":100'))
        await new Promise<void>((resolve) => held.push(resolve))
      request[1]?.signal?.throwIfAborted()
      return answered(...request)
    })
    await user.click(await button('CSV'))
    expect(await screen.findByText('Exporting 100 of 130')).toBeTruthy()
    const progress = screen.getByRole('progressbar', { name: 'Exporting 100 of 130' })
    expect(progress.getAttribute('aria-valuenow')).toBe('77')
    await waitFor(() => expect(held).toHaveLength(1))
    await user.click(await button('Cancel'))
    expect(screen.queryByText(/^Exporting/u)).toBeNull()
    expect(document.activeElement?.textContent).toBe('CSV')
    for (const answer of held) answer()
    vi.stubGlobal('fetch', answered)
    await user.click(await button('CSV'))
    await screen.findByText('130 rows exported.')
    expect(saved).toHaveLength(1)
  })

  it('say what went wrong, and work at another try', async () => {
    const { user } = await openLocationList(1)
    await rows()
    const answered = globalThis.fetch
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await user.click(await button('CSV'))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The export failed. No connection to the server.',
    )
    expect(saved).toHaveLength(0)
    vi.stubGlobal('fetch', answered)
    await user.click(await button('Try again'))
    await screen.findByText('1 row exported.')
    expect(saved).toHaveLength(1)
  })
})

const ON_SERVER: readonly PagePattern[] = ['/users', '/allobservations']

const isNotBlank = (line: readonly string[]) => line.some((cell) => cell !== '')

const LISTS = [
  '/clients',
  '/locations',
  '/departments',
  '/users',
  '/tasks',
  '/allobservations',
] as const satisfies readonly PagePattern[]

describe('every list exports the columns of the screen, with a value wherever the screen has one', () => {
  it.each(LISTS)('[2.45] %s', async (page) => {
    const { db } = await api()
    const client = await buildClient(db, {
      company_name: `Exported with ${page}`,
      ai_enabled: true,
    })
    const of = { client_id: client.id }
    const site = await buildLocation(db, { ...of, name: 'Site' })
    const dock = await buildLocation(db, { ...of, name: 'Dock', parent_id: site.id })
    const goods = await buildDepartment(db, { ...of, name: 'Goods', locations: [dock.id] })
    const task = await buildTask(db, { ...of, name: 'Lift', departments: [goods.id] })
    const person = await actor('PROVIDER_SUPER_USER')
    const observer = await actor('CLIENT_OBSERVER', client)
    await buildObservation(db, {
      ...of,
      user_id: observer.id,
      observee_id: observer.id,
      location_id: dock.id,
      department_id: goods.id,
      task_id: task.id,
    })
    // Other tests' clients fill more than a page.
    const search = page === '/clients' ? `&search=${encodeURIComponent(client.company_name)}` : ''
    const { user } = await openApp(person, `${page}?clientId=${client.id}&perPage=100${search}`)
    const shown = (await rows()).map((row) =>
      within(row)
        .getAllByRole('cell')
        .filter((cell) => cell.dataset['label'] !== undefined)
        .map((cell) => cell.textContent.trim() !== ''),
    )
    await user.click(await button('CSV'))
    if (ON_SERVER.includes(page)) await drainServerJobs()
    await screen.findByText(/rows? exported\.$/u)
    await waitFor(() => expect(saved).toHaveLength(1))
    const [header = [], ...lines] = parseCsv((await saved[0]?.text()) ?? '').filter(isNotBlank)
    const labels = headers().filter(Boolean)
    // An import reads further columns of users.
    const isTime = / \(\w+\/\w+\)$/u
    expect(header.slice(0, labels.length).map((label) => label.replace(isTime, ''))).toEqual(labels)
    expect(header.length > labels.length).toBe(ON_SERVER.includes(page))
    const filled = lines.map((line) => line.slice(0, labels.length).map((cell) => cell !== ''))
    expect(filled).toEqual(shown)
    // Neither enum values nor records, but labels.
    expect(
      lines.flat().filter((cell) => /^[A-Z_]{4,}$|\[object|T\d\d:\d\d:\d\d/u.test(cell)),
    ).toEqual([])
  })
})

const NAMES = ['Leeds', 'Dock', 'York', 'Dock', 'Yard; "east"'] as const

/** Leeds > Dock, York > Dock, Yard; "east", and a department at each dock, one of them inside the other. */
async function twoDocks() {
  const { db } = await api()
  const client = await buildClient(db)
  const of = { client_id: client.id }
  const leeds = await buildLocation(db, { ...of, name: NAMES[0] })
  const one = await buildLocation(db, { ...of, name: NAMES[1], parent_id: leeds.id })
  const york = await buildLocation(db, { ...of, name: NAMES[2] })
  const two = await buildLocation(db, { ...of, name: NAMES[3], parent_id: york.id })
  const yard = await buildLocation(db, { ...of, name: NAMES[4], parent_id: two.id })
  const locations = [one.id, yard.id]
  const goods = await buildDepartment(db, { ...of, name: 'Goods', locations })
  await buildDepartment(db, { ...of, name: 'Returns', parent_id: goods.id, locations: [two.id] })
  return { client, york, person: await actor('CLIENT_SUPER_USER', client) }
}

const exportedRows = async (count: number) => {
  await screen.findByText(count === 1 ? '1 row exported.' : `${count} rows exported.`)
  return parseCsv((await saved.at(-1)?.text()) ?? '').slice(1)
}

describe('[2.45] what the lists of places export can be imported again', () => {
  it('names a place that shares its name by those above it, and several in one cell', async () => {
    const { client, person } = await twoDocks()
    const first = await openApp(person, `/locations?clientId=${client.id}`)
    await rows()
    await first.user.click(await button('CSV'))
    expect(await exportedRows(5)).toEqual([
      ['Dock', 'York', '0'],
      ['Dock', 'Leeds', '0'],
      ['Leeds', '', '0'],
      ['Yard; "east"', 'York > Dock', '0'],
      ['York', '', '0'],
    ])
    const { user, sent } = await openApp(person, `/departments?clientId=${client.id}&search=o`)
    await rows()
    expect(screen.getByText('Dock, Yard; "east"')).toBeTruthy()
    const before = sent.length
    await user.click(await button('CSV'))
    expect(await exportedRows(1)).toEqual([['Goods', '', 'Leeds > Dock; "Yard; ""east"""', '0']])
    const asked = sent
      .slice(before)
      .flatMap(({ query }) => /rows: (all\w+)/u.exec(query)?.[1] ?? [])
    expect(asked.toSorted()).toEqual(['allDepartments', 'allDepartments', 'allLocations'])
  })

  it('counts a parent that is deleted as none', async () => {
    const { client, person, york } = await twoDocks()
    await person.gql('mutation ($id: ID!) { deleteLocation(id: $id) { id } }', { id: york.id })
    const { user } = await openApp(person, `/locations?clientId=${client.id}`)
    await rows()
    await user.click(await button('CSV'))
    expect(await exportedRows(4)).toEqual([
      ['Dock', '', '0'],
      ['Dock', 'Leeds', '0'],
      ['Leeds', '', '0'],
      ['Yard; "east"', '> Dock', '0'],
    ])
  })
})
