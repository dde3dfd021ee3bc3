import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import type { Role } from '#domain/roles.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { account, api, signIn } from '#test/support/api.ts'
import { formScreen } from '../support/formScreen.ts'
import { choose, closeApp, openApp } from '../support/openApp.tsx'

// Here elements that are hidden from assistive technology are not found; checking that takes time.
beforeAll(() => configure({ defaultHidden: false }))
afterAll(() => configure({ defaultHidden: true }))

const { chosen, enter, fact, field, labels, press, says } = formScreen

/**
 * A warehouse at two locations with a picking department that has observations; ':picking' is its id in the address.
 */
async function departments(role: Role, address: string, isLimited = false) {
  const { db } = await api()
  const client = await buildClient(db)
  const of = { client_id: client.id }
  const dock = await buildLocation(db, { ...of, name: 'Dock' })
  const yard = await buildLocation(db, { ...of, name: 'Yard' })
  const at = { ...of, locations: [dock.id, yard.id] }
  const warehouse = await buildDepartment(db, { ...at, name: 'Warehouse' })
  const picking = await buildDepartment(db, {
    ...at,
    name: 'Picking',
    parent_id: warehouse.id,
  })
  await buildObservation(db, {
    ...of,
    location_id: dock.id,
    department_id: picking.id,
    unlinked_observee_name: 'A Visitor',
  })
  const person = await signIn(
    await account(role, client, { user_has_full_location_access: !isLimited }),
  )
  if (isLimited)
    await insertRow(db, client.id, 'user_locations', {
      ...of,
      user_id: person.id,
      location_id: dock.id,
    })
  const path = address.replace(':picking', picking.id)
  const app = await openApp(person, `${path}?clientId=${client.id}`)
  return { ...app, client, dock, yard, warehouse, picking }
}

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

it('[2.54] [2.57] the list has name, parent, locations and observation count, with links for a super user', async () => {
  const { client, warehouse, picking } = await departments('CLIENT_SUPER_USER', '/departments')
  const link = await screen.findByText('Picking', { selector: 'a' })
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
  expect(headers.slice(1)).toEqual(['Name', 'Parent', 'Locations', 'Observations'])
  const cells = within(link.closest('tr') as HTMLElement).getAllByRole('cell')
  const texts = cells.map((cell) => cell.textContent.trim())
  expect(texts.slice(1)).toEqual(['Picking', 'Warehouse', 'Dock, Yard', '1'])
  expect(link.getAttribute('href')).toBe(`/departments/${picking.id}?clientId=${client.id}`)
  const parent = within(cells[2] as HTMLElement).getByRole('link')
  expect(parent.getAttribute('href')).toBe(`/departments/${warehouse.id}?clientId=${client.id}`)
})

it('[6.26] leads an observer, who may not open the list, to their home', async () => {
  const { address } = await departments('CLIENT_OBSERVER', '/departments')
  await waitFor(() => expect(address()).toMatch(/^\/home/u))
})

it('[6.26] the detail shows the department, its locations and its observations', async () => {
  await departments('CLIENT_SUPER_USER', '/departments/:picking')
  await screen.findByText('A Visitor')
  expect([fact('Name'), fact('Parent'), fact('Observations')]).toEqual([
    'Picking',
    'Warehouse',
    '1',
  ])
  const locations = screen.getByRole('region', { name: 'Locations' })
  const links = within(locations).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Dock', 'Yard'])
})

describe('the form', () => {
  it('[3.14] asks for name, parent and locations, and what it saves is read back', async () => {
    const opened = await departments('CLIENT_SUPER_USER', '/departments/addDepartment')
    const { user } = opened
    await field('Name')
    expect(labels()).toEqual(['Name', 'Parent', 'Locations'])
    await press(user, 'Add department')
    await says('Name', MESSAGES.nameRequired)
    await enter(user, 'Name', 'Returns')
    await choose(user, 'Parent', 'Warehouse')
    await choose(user, 'Locations', 'Yard')
    await press(user, 'Add department')
    await screen.findByText('Child departments')
    expect(opened.address()).toMatch(/^\/departments\/[\w-]+\?clientId=/u)
    await user.click(screen.getByText('Edit department'))
    expect((await field('Name')).value).toBe('Returns')
    expect((await field('Parent')).value).toBe('Warehouse')
    expect(chosen('Locations')).toEqual(['Yard'])
  })

  it('[3.14] offers as parent neither the department itself nor what lies inside it', async () => {
    const { user } = await departments('CLIENT_SUPER_USER', '/departments/:picking/edit')
    await user.click(await field('Parent'))
    const offered = await screen.findAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual(['Warehouse'])
  })

  it('[14.7] someone with some locations only reads, in its place, to choose one', async () => {
    const { user, address } = await departments(
      'CLIENT_SUPER_USER',
      '/departments/addDepartment',
      true,
    )
    await enter(user, 'Name', 'Nowhere')
    await press(user, 'Add department')
    await says('Locations', MESSAGES.placesRequired)
    await user.click(screen.getByLabelText('Locations'))
    const offered = await screen.findAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual(['Dock'])
    await user.click(offered[0] as HTMLElement)
    await press(user, 'Add department')
    await waitFor(() => expect(address()).toMatch(/^\/departments\/[\w-]+\?clientId=/u))
  })
})
