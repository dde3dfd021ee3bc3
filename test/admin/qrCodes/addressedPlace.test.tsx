/** The observation form opened by the QR code of a workplace. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { actor } from '#test/support/api.ts'
import { buildTwoSites, actorAt } from '../../support/scenarios/twoSites.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { choose, openApp } from '../support/openApp.tsx'

beforeEach(() => sessionStorage.clear())

const FORM = '/allobservations/addObservation'

const chosen = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

/** Each choice waits for the one above it. */
const becomes = (label: string, choice: string) => waitFor(() => expect(chosen(label)).toBe(choice))

it('[45.61] the address of a code fills in what the person is offered and forgets it; it says what is not available to them', async () => {
  const { client, goodsIn, north, south, push } = await buildTwoSites()
  const of = `${FORM}?clientId=${client.id}`
  const person = await actor('CLIENT_OBSERVER', client)
  const place = `location=${north.id}&department=${goodsIn.id}&task=${push.id}`
  const { address } = await openApp(person, `${of}&${place}`)
  await becomes('Task', 'Push a cage')
  expect([chosen('Location'), chosen('Department')]).toEqual(['North', 'Goods in'])
  await waitFor(() => expect(address()).toBe(of))

  sessionStorage.clear()
  const limited = await actorAt('CLIENT_OBSERVER', north)
  const southern = `location=${south.id}&department=${goodsIn.id}`
  const { user } = await openApp(limited, `${of}&${southern}`)
  await screen.findByText(/^The location of this QR code is not available/u)
  await choose(user, 'Location', 'North')
  await becomes('Department', 'Goods in')
  expect(screen.queryByText(/of this QR code/u)).toBeNull()
})

it('[45.61] what is chosen by hand while the address is looked up stays', async () => {
  const { client, north } = await buildTwoSites()
  const person = await actor('CLIENT_OBSERVER', client)
  const of = `${FORM}?clientId=${client.id}`
  const { user, address } = await openApp(person, `${of}&location=${north.id}`)
  // Nor does the device's copy answer in its place.
  const releaseAll = holdCalls('query ObservationChoices')
  const release = holdCalls(`"locationIds":["${north.id}"]`)
  await choose(user, 'Location', 'South')
  release()
  await waitFor(() => expect(address()).toBe(of))
  await choose(user, 'Department', 'Transport')
  await becomes('Department', 'Transport')
  expect(chosen('Location')).toBe('South')
  releaseAll()
})
