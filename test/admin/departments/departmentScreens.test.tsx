import { configure, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { actor, api } from '#test/support/api.ts'
import { formScreen } from '../support/formScreen.ts'
import { choose, openApp } from '../support/openApp.tsx'

// Here elements that are hidden from assistive technology are not found; checking that takes time.
beforeAll(() => configure({ defaultHidden: false }))
afterAll(() => configure({ defaultHidden: true }))

const { chosen, enter, fact, field, labels, press, says } = formScreen

/**
 * A warehouse at two locations with a picking department that has observations; ':picking' is its id in the address.
 */
async function departments(address: string) {
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
  const person = await actor('CLIENT_SUPER_USER', client)
  const path = address.replace(':picking', picking.id)
  const app = await openApp(person, `${path}?clientId=${client.id}`)
  return { ...app, client, warehouse, picking }
}

beforeEach(() => sessionStorage.clear())

it('[2.54] [2.57] [6.26] the list has name, parent, locations and observation count, with links to the page with its locations and observations', async () => {
  const { user, client, warehouse, picking } = await departments('/departments')
  const link = await screen.findByText('Picking', { selector: 'a' })
  const headers = screen.getAllByRole('columnheader').map((cell) => cell.textContent.trim())
  expect(headers.slice(1)).toEqual(['Name', 'Parent', 'Locations', 'Observations'])
  const cells = within(link.closest('tr') as HTMLElement).getAllByRole('cell')
  const texts = cells.map((cell) => cell.textContent.trim())
  expect(texts.slice(1)).toEqual(['Picking', 'Warehouse', 'Dock, Yard', '1'])
  expect(link.getAttribute('href')).toBe(`/departments/${picking.id}?clientId=${client.id}`)
  const parent = within(cells[2] as HTMLElement).getByRole('link')
  expect(parent.getAttribute('href')).toBe(`/departments/${warehouse.id}?clientId=${client.id}`)
  await user.click(link)
  await screen.findByText('A Visitor')
  const facts = ['Name', 'Parent', 'Observations'].map(fact)
  expect(facts).toEqual(['Picking', 'Warehouse', '1'])
  const locations = within(screen.getByRole('region', { name: 'Locations' })).getAllByRole('link')
  expect(locations.map((place) => place.textContent)).toEqual(['Dock', 'Yard'])
})

it('[3.14] asks for name, parent and locations, and what it saves is read back', async () => {
  const opened = await departments('/departments/addDepartment')
  const { user } = opened
  await field('Name')
  expect(labels()).toEqual(['Name', 'Parent', 'Locations'])
  await press(user, 'Add department')
  await says('Name', MESSAGES.nameRequired)
  await enter(user, 'Name', 'Returns')
  await choose(user, 'Parent', 'Warehouse')
  await choose(user, 'Locations', 'Yard')
  await press(user, 'Add department')
  await screen.findByText('Departments inside')
  expect(opened.address()).toMatch(/^\/departments\/[\w-]+\?clientId=/u)
  await user.click(screen.getByText('Edit department'))
  expect((await field('Name')).value).toBe('Returns')
  expect((await field('Parent')).value).toBe('Warehouse')
  expect(chosen('Locations')).toEqual(['Yard'])
  // Neither itself nor what lies inside it is offered.
  await user.click(await field('Parent'))
  const offered = (await screen.findAllByRole('option')).map((option) => option.textContent)
  expect(offered).toContain('Picking')
  expect(offered).not.toContain('Returns')
})
