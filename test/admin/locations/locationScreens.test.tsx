import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { answered } from '#test/support/answered.ts'
import { actor, api } from '#test/support/api.ts'
import { formScreen } from '../support/formScreen.ts'
import { choose, openApp } from '../support/openApp.tsx'

const { enter, fact, field, labels, press, says } = formScreen

/** A site with a dock that has observations, and a yard; opened at the address, where ':dock' is the dock's id. */
async function places(address: string) {
  const { db } = await api()
  const client = await buildClient(db)
  const of = { client_id: client.id }
  const site = await buildLocation(db, { ...of, name: 'Site' })
  const dock = await buildLocation(db, { ...of, name: 'Dock', parent_id: site.id })
  const yard = await buildLocation(db, { ...of, name: 'Yard' })
  await buildObservation(db, { ...of, location_id: dock.id, unlinked_observee_name: 'A Visitor' })
  const person = await actor('CLIENT_SUPER_USER', client)
  const at = (path: string) =>
    `${path.replace(':dock', dock.id).replace(':site', site.id)}?clientId=${client.id}`
  return { ...(await openApp(person, at(address))), at, person, client, site, dock, yard }
}

type Places = Awaited<ReturnType<typeof places>>

const rename = ({ user }: Places, name: string) => enter(user, 'Name', name)

const save = ({ user }: Places) => press(user, 'Save')

/** Returns the stored record. */
const stored = async ({ person, dock }: Places) => {
  const { data } = await person.gql(
    `query ($id: ID!) { getLocationById(id: $id) { name parent { name } updated_at } }`,
    { id: dock.id },
  )
  return data.getLocationById as { name: string; parent: { name: string } | null }
}

/** Saves the location in another session. */
const changeElsewhere = async (id: string, { person }: Places, input: object) => {
  await answered(
    person.gql(
      `mutation ($id: ID!, $input: LocationInput!) { updateLocation(id: $id, input: $input) { id } }`,
      { id, input },
    ),
  )
}

beforeEach(() => sessionStorage.clear())

describe('the list of locations', () => {
  it('[2.53] [2.57] has name, parent name and observation count, with links for a super user', async () => {
    const { dock, site, client } = await places('/locations')
    const link = await screen.findByText('Dock', { selector: 'a' })
    const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
    expect(headers.slice(1)).toEqual(['Name', 'Parent', 'Observations'])
    const cells = within(link.closest('tr') as HTMLElement).getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent.trim()).slice(1)).toEqual(['Dock', 'Site', '1'])
    expect(link.getAttribute('href')).toBe(`/locations/${dock.id}?clientId=${client.id}`)
    const parent = within(cells[2] as HTMLElement).getByRole('link')
    expect(parent.getAttribute('href')).toBe(`/locations/${site.id}?clientId=${client.id}`)
  })
})

describe('deleting a location', () => {
  it('[2.105] counts in the question what names it', async () => {
    const { user } = await places('/locations/:site')
    await press(user, 'Delete location')
    await screen.findByText(/^Delete this\?/u)
    const counted = await screen.findByText('1 location is part of it')
    expect(counted.closest('[role=status]')?.textContent).toBe(
      'This also affects:1 location is part of it',
    )
  })
})

describe('adding a location', () => {
  it('[3.12] [8.13] asks for name and parent, says in its place what is wrong, what only the server sees too, and shows the new one', async () => {
    const opened = await places('/locations/addLocation')
    await field('Name')
    expect(labels()).toEqual(['Name', 'Parent'])
    const add = () => press(opened.user, 'Add location')
    await add()
    await says('Name', MESSAGES.nameRequired)
    expect(document.activeElement).toBe(await field('Name'))
    expect(screen.getByText('Check the highlighted fields.').closest('output')).not.toBeNull()
    await enter(opened.user, 'Name', 'Site')
    await add()
    await says('Name', MESSAGES.nameTaken)
    await enter(opened.user, 'Name', 'Hall')
    await choose(opened.user, 'Parent', 'Site')
    await add()
    await screen.findByText('Locations inside')
    expect(opened.address()).toMatch(/^\/locations\/[\w-]+\?clientId=/u)
    expect([fact('Name'), fact('Parent'), fact('Locations inside')]).toEqual([
      'Hall',
      'Site',
      MESSAGES.notApplicable,
    ])
  })
})

describe('editing a location', () => {
  it('[3.12] offers no parent that lies inside it, and is refused one that was moved there meanwhile', async () => {
    const opened = await places('/locations/:site/edit')
    const parent = await screen.findByLabelText('Parent')
    await opened.user.click(parent)
    const offered = await screen.findAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual(['Yard'])
    await opened.user.click(offered[0] as HTMLElement)
    await changeElsewhere(opened.yard.id, opened, { name: 'Yard', parentId: opened.site.id })
    await save(opened)
    await says('Parent', MESSAGES.parentInsideItself)
    expect(opened.address()).toContain('/edit')
  })

  it('[36.3] a change that someone else made meanwhile is shown, and saving again keeps mine', async () => {
    const opened = await places('/locations/:dock/edit')
    await rename(opened, 'My dock')
    await changeElsewhere(opened.dock.id, opened, { name: 'Their dock', parentId: opened.yard.id })
    await save(opened)
    const notice = await screen.findByText('Someone else has changed this')
    expect(notice.closest('[role="alert"]')?.textContent).toContain(
      'Name: they entered “Their dock”',
    )
    expect(await stored(opened)).toMatchObject({ name: 'Their dock', parent: { name: 'Yard' } })
    // Fields that only they changed are in my form as well.
    expect(screen.getByLabelText<HTMLInputElement>('Parent').value).toBe('Yard')
    await save(opened)
    await screen.findByText('Locations inside')
    expect(await stored(opened)).toMatchObject({ name: 'My dock', parent: { name: 'Yard' } })
  })

  it('[36.11] says that the network is missing until it is back, then that it can be saved again', async () => {
    const opened = await places('/locations/:dock/edit')
    await rename(opened, 'Dock 2')
    const online = globalThis.fetch
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await save(opened)
    await screen.findByText(MESSAGES.unreachable)
    vi.stubGlobal('fetch', online)
    window.dispatchEvent(new Event('online'))
    await screen.findByText('You are back online. Try again.')
    expect(screen.queryByText(MESSAGES.unreachable)).toBeNull()
    await save(opened)
    await waitFor(async () => expect((await stored(opened)).name).toBe('Dock 2'))
  })

  it('[36.1] [36.2] leaving with unsaved changes asks first; what was entered comes back after a reload, and can be discarded', async () => {
    const opened = await places('/locations/:dock/edit')
    const leave = () => opened.user.click(screen.getByText('Cancel'))
    await rename(opened, 'Half a na')
    await leave()
    await screen.findByText('Leave without saving?')
    await opened.user.click(screen.getByRole('button', { name: 'Stay' }))
    expect((await field('Name')).value).toBe('Half a na')
    await leave()
    await opened.user.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('Locations inside')

    await openApp(opened.person, opened.at('/locations/:dock/edit'))
    await rename(opened, 'Half a na')
    const { user } = await openApp(opened.person, opened.at('/locations/:dock/edit'))
    await screen.findByText(/Your draft was restored/u)
    expect((await field('Name')).value).toBe('Half a na')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect((await field('Name')).value).toBe('Dock')
    await openApp(opened.person, opened.at('/locations/:dock/edit'))
    expect((await field('Name')).value).toBe('Dock')
    expect(screen.queryByText(/Your draft was restored/u)).toBeNull()
  })
})

describe('the page of a location', () => {
  it('[21.25] [14.11] counts and lists the observations inside it, or on a switch only its own', async () => {
    const { user } = await places('/locations/:site')
    await screen.findByText('A Visitor')
    expect(screen.getByText('Observations, including locations inside')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'Only at this location' }))
    await waitFor(() => expect(screen.queryByText('A Visitor')).toBeNull())
  })
})
