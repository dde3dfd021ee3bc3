/** The printable QR codes of locations, departments and tasks. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { choose, openApp } from '../support/openApp.tsx'

beforeEach(() => sessionStorage.clear())

const code = (name: string) => screen.findByRole('region', { name })

it('[45.60] a department’s page leads to its code, which also fills in its only location and a task chosen there; chosen rows of a list lead to a sheet', async () => {
  const { client, goodsIn, north, lift } = await buildTwoSites()
  const person = await actor('CLIENT_SUPER_USER', client)
  const { user } = await openApp(person, `/departments/${goodsIn.id}?clientId=${client.id}`)
  await user.click(await screen.findByRole('link', { name: 'Print QR code' }))
  const one = within(await code('Goods in'))
  const { settings } = await api()
  expect(settings.publicUrl).not.toBe(location.origin)
  const form = `${settings.publicUrl}/allobservations/addObservation`
  one.getByText(`${form}?location=${north.id}&department=${goodsIn.id}`)
  one.getByText(`Department · North · ${client.company_name}`)
  await choose(user, 'Task', 'Lift a box')
  await one.findByText(`${form}?location=${north.id}&department=${goodsIn.id}&task=${lift.id}`)

  const list = await openApp(person, `/locations?clientId=${client.id}`)
  for (const name of ['Dock', 'Yard'])
    await list.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await list.user.click(await screen.findByRole('link', { name: 'Print QR codes' }))
  within(await code('Dock')).getByText(`Location · In North · ${client.company_name}`)
  await code('Yard')
  expect(screen.getAllByRole('img', { name: /^QR code/u })).toHaveLength(2)
})

it('[45.60] codes that would lead to the reader’s own computer say so before they are printed; an address without records says how to get there', async () => {
  const { client, north } = await buildTwoSites()
  const person = await actor('CLIENT_SUPER_USER', client)
  const { settings } = await api()
  const { publicUrl } = settings
  onTestFinished(() => void Object.assign(settings, { publicUrl }))
  Object.assign(settings, { publicUrl: 'http://127.0.0.1:3000' })
  await openApp(person, `/qrcodes?locations=${north.id}`)
  await code('North')
  expect(screen.getByRole('alert').textContent).toMatch(/^Phones cannot open this address/u)

  Object.assign(settings, { publicUrl })
  await openApp(person, `/qrcodes?locations=${north.id}`)
  await code('North')
  expect(screen.queryByRole('alert')).toBeNull()

  await openApp(person, '/qrcodes')
  await screen.findByText(/^No location, department or task is selected\./u)
})
