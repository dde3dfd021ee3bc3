import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { read, utils } from 'xlsx'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { parseCsv, drainServerJobs, savedFiles } from '../support/savedFiles.ts'
import { button, openLocationList, rows } from '../support/listScreen.ts'
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

it('[2.45] [2.46] an export has all rows of the list’s search and sort, not the page, fetched a hundred at a time', async () => {
  const query = '&search=place&sort=name&order=DESC&page=2'
  const { user, sent } = await openLocationList(230, 'CLIENT_SUPER_USER', query)
  await rows()
  const before = sent.length
  await user.click(await button('CSV'))
  await screen.findByText('230 rows exported.')
  expect(saved[0]?.name).toMatch(/^Locations \d{4}-\d{2}-\d{2}\.csv$/u)
  const [header, ...lines] = parseCsv((await saved[0]?.text()) ?? '')
  const added = ['ID', 'Changed (UTC, ISO 8601)']
  expect(header).toEqual(['Name', 'Parent', 'Observations', ...added])
  expect(lines).toHaveLength(230)
  expect([lines[0], lines[229]].map((line) => line?.slice(0, 3))).toEqual([
    ['Place 230', '', '0'],
    ['Place 001', '', '0'],
  ])
  const filters = sent.slice(before).map(({ variables }) => variables['filter'] as Asked | null)
  const pages = filters.filter((filter) => filter?.search === 'place' && filter.take === 100)
  // Twice, to see that the list was as exported at one moment.
  expect(pages.map((filter) => filter?.skip ?? 0).toSorted((a, b) => a - b)).toEqual([
    0, 0, 100, 100, 200, 200,
  ])
  await user.click(await button('Excel'))
  await waitFor(() => expect(saved).toHaveLength(2))
  const sheet = read(await saved[1]?.bytes()).Sheets['Locations'] ?? {}
  expect(utils.sheet_to_json(sheet)).toHaveLength(230)
})

it('[26.21] an export has what is searched for at once, before the rows of the search are there', async () => {
  const { address } = await openLocationList(12)
  await rows()
  const csv = await button('CSV')
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '01' } })
  fireEvent.click(csv)
  await screen.findByText('4 rows exported.')
  const names = parseCsv((await saved[0]?.text()) ?? '').map(([name]) => name)
  expect(names).toEqual(['Name', 'Place 001', 'Place 010', 'Place 011', 'Place 012'])
  await waitFor(() => expect(address()).toContain('search=01'))
})

it('[26.11] an export says how far it is, saves nothing when it is given up, and works at another try after a failure', async () => {
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
  const progress = await screen.findByRole('progressbar', { name: 'Exporting 100 of 130' })
  expect(progress.getAttribute('aria-valuenow')).toBe('77')
  await waitFor(() => expect(held).toHaveLength(1))
  await user.click(await button('Cancel'))
  await waitFor(() => expect(screen.queryByText(/^Exporting/u)).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('CSV'))
  for (const answer of held) answer()

  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(await button('CSV'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The export failed. No connection to the server.',
  )
  vi.stubGlobal('fetch', answered)
  await user.click(await button('Try again'))
  await screen.findByText('130 rows exported.')
  expect(saved).toHaveLength(1)
})

it('[7.40] [20.7] what the server exports is requested with the filter, search and sort of the list, and saved when it is done', async () => {
  const { db } = await api()
  const client = await buildClient(db)
  const person = await actor('CLIENT_SUPER_USER', client)
  for (let number = 1; number <= 12; number += 1)
    await buildUser(db, { client_id: client.id, firstname: 'Una', lastname: `No ${number}` })
  const query = '&search=una&sort=email&order=DESC&page=1&showDeleted=true'
  const { user, sent } = await openApp(person, `/users?clientId=${client.id}${query}`)
  await rows()
  await user.click(await button('Excel'))
  const panel = within(await screen.findByText(/You can leave this page/u))
  expect((await panel.findByRole('link')).getAttribute('href')).toBe(`/jobs?clientId=${client.id}`)
  const order = sent.find(({ query }) => query.includes('triggerGetUsersForExport'))
  expect(order?.variables).toEqual({
    filter: { search: 'una', showDeleted: true, sort: { column: 'email', order: 'DESC' } },
    input: { clientId: client.id },
    format: 'EXCEL',
  })
  await drainServerJobs()
  await screen.findByText('12 rows exported.')
  expect(screen.queryByText(/You can leave this page/u)).toBeNull()
  await waitFor(() => expect(saved[0]?.name).toMatch(/^Users \d{4}-\d{2}-\d{2}\.xlsx$/u))
  const counts = '{ unread: totalMyNotifications(unreadOnly: true) all: totalMyNotifications }'
  await waitFor(async () => expect((await person.gql(counts)).data).toEqual({ unread: 0, all: 1 }))
})
