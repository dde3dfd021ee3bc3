/** The search over everything: its shortcut, groups, keys, what it opens, and what it has without a connection. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refreshCopy } from '#admin/features/observations/choices/deviceChoices.ts'
import { connection } from '#admin/foundation/data/connection.ts'
import { clearDevice } from '#admin/foundation/device/deviceStore.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { type OpenApp, openApp } from '../support/openApp.tsx'

await api()
const scenario = await buildTwoSites()
const { db, client, of } = scenario
const superUser = await actor('CLIENT_SUPER_USER', client)
const observer = await actor('CLIENT_OBSERVER', client)
const person = await buildUser(db, { ...of, firstname: 'Zoë', lastname: 'Quay' })
for (let index = 0; index < 6; index += 1)
  await buildUser(db, { ...of, firstname: 'Walter', lastname: `Many ${index}` })
const date = new Date('2026-01-15T10:00:00Z')
await manualObservation(scenario, { unlinked_observee_name: 'Vera Visitor', date })

const KEYS = '{Control>}k{/Control}'

const openList = (who: Actor, path = '/tasks') =>
  openApp(who, `${path}?clientId=${scenario.client.id}`)

async function openSearch({ user }: OpenApp): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard(KEYS)
  return screen.findByRole('combobox', { name: 'Search' })
}

const optionsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** The option that Enter opens. */
const chosen = () => {
  const id = screen.getByRole('combobox', { name: 'Search' }).getAttribute('aria-activedescendant')
  return id === null ? null : document.getElementById(id)
}

describe('the search', () => {
  it('[37.13] opens by its shortcut and its button, and not over another dialog', async () => {
    const app = await openList(superUser, '/locations')
    const { user } = app
    await openSearch(app)
    await user.keyboard(KEYS)
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByRole('combobox', { name: 'Search' })).toBeDefined()
    await user.keyboard('{Escape}')
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select Dock/ })
    await user.click(box as HTMLElement)
    await user.click(await screen.findByRole('button', { name: /^Delete 1/ }))
    await screen.findByRole('dialog')
    await user.keyboard(KEYS)
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
  })

  it('[37.15] names its groups, counts what it finds, and is used by keys alone', async () => {
    const app = await openList(superUser)
    await openSearch(app)
    await app.user.keyboard('zoe qu')
    expect(await screen.findByText('1 result')).toBeDefined()
    expect(optionsOf('People')).toHaveLength(1)
    await waitFor(() => expect(chosen()?.textContent).toMatch(/^Zoë Quay/))
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toContain(`/users/${person.id}?`))
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
  })

  it('[37.16] begins with what was opened last, until the person signs out', async () => {
    const app = await openList(superUser)
    const box = await openSearch(app)
    await app.user.type(box, 'campaigns')
    await screen.findByRole('group', { name: 'Pages' })
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toContain('/campaigns?'))
    await openSearch(app)
    await screen.findByRole('group', { name: 'Recent' })
    expect(optionsOf('Recent')).toEqual(['Campaigns', 'Zoë QuayPeople'])
    expect(optionsOf('Pages')).not.toContain('Campaigns')
    await app.user.keyboard('{Escape}')
    await clearDevice()
    await openSearch(app)
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull()
  })

  it('[37.17] offers the actions of the role, starts an export and leads to it', async () => {
    const first = await openList(superUser)
    const search = await openSearch(first)
    expect(optionsOf('Actions')).toContain('Export users as Excel')
    await first.user.type(search, 'dark mode')
    await waitFor(() => expect(optionsOf('Pages')).toEqual(['Your accountLight or dark']))
    await first.user.clear(search)
    await first.user.type(search, 'review')
    await waitFor(() => expect(optionsOf('Pages')).toEqual(['Review queue']))
    const app = await openList(observer)
    const box = await openSearch(app)
    expect(optionsOf('Actions')).toEqual([
      'Add observation',
      'Export observations as CSV',
      'Export observations as Excel',
    ])
    await app.user.type(box, 'exp exc')
    await waitFor(() => expect(optionsOf('Actions')).toEqual(['Export observations as Excel']))
    await app.user.keyboard('{Enter}')
    await waitFor(() => expect(app.address()).toContain('/jobs?'))
    expect(app.sent.some(({ query }) => query.includes('triggerExportObservations'))).toBe(true)
  })

  it('[37.18] offers the first of many and the list of all; places lead observers to the observations there', async () => {
    const app = await openList(superUser)
    await app.user.type(await openSearch(app), 'walter')
    await screen.findByRole('group', { name: 'People' })
    await screen.findByText('All people found')
    expect(optionsOf('People')).toHaveLength(6)
    await app.user.keyboard('{End}{Enter}')
    await waitFor(() => expect(app.address()).toMatch(/^\/users\?.*search=walter/u))

    const other = await openList(observer)
    await other.user.type(await openSearch(other), 'north')
    await screen.findByRole('group', { name: 'Locations' })
    await other.user.keyboard('{Enter}')
    await waitFor(() => expect(other.address()).toContain(`locations=${scenario.north.id}`))
  })

  it('[37.19] asks before it leaves a form with unsaved changes', async () => {
    const app = await openList(superUser, '/locations/addLocation')
    await app.user.type(await screen.findByLabelText(/^Name/), 'Hall 9')
    await app.user.type(await openSearch(app), 'tasks')
    await app.user.keyboard('{Enter}')
    await app.user.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(app.address()).toContain('/locations/addLocation')
  })

  it('[45.81] finds what the device has without a connection, and says so', async () => {
    const app = await openList(superUser)
    await screen.findByRole('heading', { level: 1 })
    await refreshCopy(scenario.client.id)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    act(() => connection.reportLoss())
    await app.user.type(await openSearch(app), 'zoe')
    expect(await screen.findByRole('option', { name: /Zoë Quay/ })).toBeDefined()
    expect(screen.getByText(/Searching only what is stored on this device/)).toBeDefined()
    act(() => connection.reportResponse())
  })
})
