import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import { savedFiles } from '../support/savedFiles.ts'

afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

let person: Actor
let dock: string

const CREATE = `mutation ($input: LocationInput!) { row: createLocation(input: $input) { id } }`
const UPDATE = `mutation ($id: ID!, $input: LocationInput!) { updateLocation(id: $id, input: $input) { id } }`

/** A super user signs in, adds the Dock, and renames it to Quay; then somebody tries their password. */
beforeEach(async () => {
  const { db, post } = await api()
  person = await actor('CLIENT_SUPER_USER', await buildClient(db, { time_zone: 'UTC' }))
  const { data } = await person.gql(CREATE, { input: { name: 'Dock' } })
  dock = data.row.id
  await person.gql(UPDATE, { id: dock, input: { name: 'Quay' } })
  await post(
    `mutation ($loginData: LoginInput!) { login(loginData: $loginData) { access_token } }`,
    { loginData: { email: person.email, password: 'not my password' } },
  )
})

const open = (query = '') => openApp(person, `/auditlog?clientId=${person.client_id}${query}`)

const entries = () => screen.findByRole('table', { name: 'Audit entries' })

/** Returns person, action and record of each entry on the page. */
const lines = async () =>
  within(await entries())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(1, 4).map(({ textContent }) => textContent))

describe('[3.58] the audit log', () => {
  it('says who did what to which record, newest first', async () => {
    await open()
    const me = (await lines())[1]?.[0]
    expect(me).toMatch(/^Robin Example/u)
    expect(await lines()).toEqual([
      ['Not signed in', 'Sign-in failed', `User ${me}`],
      [me, 'Changed', 'Location Quay'],
      [me, 'Added', 'Location Quay'],
      [me, 'Signed in', `User ${me}`],
    ])
    const [link] = screen.getAllByRole('link', { name: 'Quay' })
    expect(link?.getAttribute('href')).toBe(`/locations/${dock}?clientId=${person.client_id}`)
  })

  it('opens an entry: each field before and after under its own label', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Details of entry 3' }))
    const fields = await screen.findByRole('table', { name: 'Fields of entry 3' })
    const [, ...rows] = within(fields).getAllByRole('row')
    expect(rows.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
      ['Name', 'Dock', 'Quay'],
    ])
    expect(screen.getByText(/^Entry 3 · Fingerprint [0-9a-f]{64}/u)).toBeTruthy()
  })

  it('keeps its filter in the address, and starts at its first page again', async () => {
    const { user, address } = await open('&page=1&kind=locations')
    await waitFor(async () => expect(await lines()).toHaveLength(2))
    await user.click(screen.getByRole('combobox', { name: 'Action' }))
    await user.click(await screen.findByRole('option', { name: 'Added' }))
    await waitFor(async () => expect(await lines()).toHaveLength(1))
    const query = new URLSearchParams(address().split('?')[1])
    expect([query.get('kind'), query.get('action')]).toEqual(['locations', 'CREATE'])
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await lines()).toHaveLength(4))
    expect(address()).not.toContain('kind=')
  })

  it('[13.33] applies a day after a pause, beside what is chosen meanwhile; Clear takes it back', async () => {
    const { user, address } = await open('&kind=locations')
    const day = await screen.findByLabelText('Date from')
    const filters = () =>
      Object.fromEntries(
        [...new URLSearchParams(address().split('?')[1])].filter(([key]) =>
          ['kind', 'action', 'dateFrom'].includes(key),
        ),
      )
    await user.click(screen.getByRole('combobox', { name: 'Action' }))
    const added = await screen.findByRole('option', { name: 'Added' })
    fireEvent.change(day, { target: { value: '2024-01-01' } })
    fireEvent.click(added)
    await waitFor(() =>
      expect(filters()).toEqual({ kind: 'locations', action: 'CREATE', dateFrom: '2024-01-01' }),
    )
    fireEvent.change(day, { target: { value: '2025-01-01' } })
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(filters()).toEqual({})
  })

  it('shows what one person did, and what they did on which days', async () => {
    await open(`&person=${person.id}&dateFrom=2020-01-01`)
    await waitFor(async () => expect(await lines()).toHaveLength(3))
    closeApp()
    await open(`&person=${person.id}&dateTo=2020-01-01`)
    await screen.findByText('No results were found')
  })

  it('is reached from a record, of which it then shows the entries alone', async () => {
    const { user } = await openApp(person, `/locations/${dock}?clientId=${person.client_id}`)
    await user.click(await screen.findByRole('link', { name: 'History' }))
    await waitFor(async () =>
      expect((await lines()).map(([, ...what]) => what)).toEqual([
        ['Changed', 'Location Quay'],
        ['Added', 'Location Quay'],
      ]),
    )
    await user.click(screen.getByRole('button', { name: 'Remove Location: Quay' }))
    await waitFor(async () => expect(await lines()).toHaveLength(4))
  })

  it('[33.9] [33.12] checks the log in the background when asked, and says when it was intact', async () => {
    const { drainBackgroundWork } = await api()
    const { user } = await open()
    await screen.findByText('Not verified yet: 4 entries.')
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    await screen.findByText('Verifying the audit log: 0 %')
    expect(screen.getByRole('button', { name: 'Check now' })).toHaveProperty('disabled', true)
    await drainBackgroundWork()
    await screen.findByText(/^Verified on .*\. 4 entries now\.$/u, undefined, { timeout: 5_000 })
  })

  it('[33.9] says loudly where the chain is broken, until a check finds it intact', async () => {
    const { db, drainBackgroundWork } = await api()
    const tamper = (action: string) =>
      asOwner(db, 'update audit_log set action = $1 where client_id = $2 and position = 3', [
        action,
        person.client_id,
      ])
    await tamper('LOGIN')
    await person.gql('mutation { checkAuditChain { progress } }')
    await drainBackgroundWork()
    const { user } = await open()
    const alert = await screen.findByText('Verification failed at entry 3')
    expect(alert.closest('[role=alert]')?.textContent).toMatch(/changed, removed or added/u)
    expect(screen.queryByText(/Verified/u)).toBeNull()
    await tamper('UPDATE')
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    await screen.findByText('Verifying the audit log: 0 %')
    await drainBackgroundWork()
    await screen.findByText(/^Verified on /u, undefined, { timeout: 5_000 })
  })

  it('exports every entry of the filter with its fields, its number and its fingerprint', async () => {
    for (let time = 0; time < 110; time += 1)
      await person.gql(UPDATE, { id: dock, input: { name: `Quay ${time}` } })
    const saved = savedFiles()
    const { user } = await open('&kind=locations&action=UPDATE')
    await entries()
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await screen.findByText('111 rows exported.')
    expect(saved[0]?.name).toMatch(/^Audit log \d{4}-\d{2}-\d{2}\.csv$/u)
    const text = (await saved[0]?.text()) ?? ''
    const rows = Papa.parse<Record<string, string>>(text.slice(1).trim(), { header: true }).data
    expect(rows).toHaveLength(111)
    expect(rows.at(-1)).toMatchObject({
      Entry: '3',
      Action: 'Changed',
      'Record type': 'Location',
      Record: 'Quay 109',
      'Record ID': dock,
      Changes: 'Name: Dock → Quay',
    })
    expect(rows[0]?.['Fingerprint']).toMatch(/^[0-9a-f]{64}$/u)
  })

  it('is the super users’ alone, from their menu: nobody else is led there, or gets in', async () => {
    const observer = await actor('CLIENT_OBSERVER', { id: person.client_id })
    const { address } = await openApp(observer, `/auditlog?clientId=${person.client_id}`)
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(address()).toMatch(/^\/home/u)
    await screen.findByText('Latest observations')
    expect(screen.queryByRole('link', { name: 'Audit log' })).toBeNull()
    closeApp()
    const { user } = await openApp(person, `/home?clientId=${person.client_id}`)
    await user.click(await screen.findByRole('button', { name: 'Open menu' }))
    const link = await screen.findByRole('link', { name: 'Audit log' })
    expect(link.getAttribute('href')).toBe(`/auditlog?clientId=${person.client_id}`)
  })
})
