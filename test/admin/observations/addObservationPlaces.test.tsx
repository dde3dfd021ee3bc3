import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { deviceStore } from '#admin/foundation/device/deviceStore.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildDepartment } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor, api } from '#test/support/api.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { choose, closeApp, openApp } from '../support/openApp.tsx'

beforeAll(api)
beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

it('[21.26] a campaign at a location or department offers these and everything inside them', async () => {
  const { db, of, client, north, goodsIn } = await buildTwoSites()
  await buildDepartment(db, {
    ...of,
    name: 'Unloading',
    parent_id: goodsIn.id,
    locations: [north.id],
  })
  await buildCampaign(db, {
    ...of,
    name: 'Autumn',
    location_id: north.id,
    department_id: goodsIn.id,
  })
  const person = await actor('CLIENT_OBSERVER', client)
  const { user } = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  const offered = async (label: string) => {
    await user.click(await screen.findByLabelText(label))
    const options = await screen.findAllByRole('option')
    return options.map((option) => option.textContent)
  }
  await choose(user, 'Campaign', 'Autumn')
  expect(await offered('Location')).toEqual(['Dock', 'North'])
  await user.click(screen.getByRole('option', { name: 'Dock' }))
  expect(await offered('Department')).toEqual(['Goods in', 'Unloading'])
})

it('[21.34] while a search is awaited, Enter chooses what fits what is typed, and nothing when nothing of it is there yet', async () => {
  const { client } = await buildTwoSites()
  const person = await actor('CLIENT_OBSERVER', client)
  const { user } = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  const location = await screen.findByLabelText('Location')
  await user.click(location)
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Dock', 'North', 'South'])
  await user.keyboard('elsewhere{Enter}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(location).toHaveProperty('value', 'elsewhere')
  expect(location.getAttribute('aria-invalid')).toBe('false')
  await user.clear(location)
  await screen.findByRole('option', { name: 'Dock' })
  await user.keyboard('south{Enter}')
  expect(location).toHaveProperty('value', 'South')
})

it('[21.27] without a connection a dropdown says so instead of “No matches”', async () => {
  const { client } = await buildTwoSites()
  const person = await actor('CLIENT_OBSERVER', client)
  const { user } = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  const location = await screen.findByLabelText('Location')
  await expect.poll(() => deviceStore('choices').get(client.id)).toBeTruthy()
  await deviceStore('choices').delete(client.id)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(location)
  await screen.findByText(MESSAGES.offlineChoices)
})

it('[45.14] without a network the add form works from the copy and says since when the choices are; a campaign, guidance and a choice that is not available there included', async () => {
  const { db, of, client, south, transport } = await buildTwoSites()
  const guidance = await buildGbsVideo(db, { ...of, title: 'Boxes', description: 'Bend the knees' })
  await buildTask(db, { ...of, name: 'Stack boxes', gbs_video_id: guidance.id })
  await buildCampaign(db, {
    ...of,
    name: 'Autumn',
    location_id: south.id,
    department_id: transport.id,
  })
  const person = await actor('CLIENT_OBSERVER', client)
  const { user, sent } = await openApp(
    person,
    `/allobservations/addObservation?clientId=${client.id}`,
  )
  await screen.findByLabelText('Location')
  await expect.poll(() => deviceStore('choices').get(client.id)).toBeTruthy()
  const before = sent.length
  const online = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  window.dispatchEvent(new Event('offline'))
  await screen.findByText(/^Choices on this device as of /u)
  await choose(user, 'Location', 'Dock')
  await choose(user, 'Department', 'Goods in')
  await choose(user, 'Task', 'Stack boxes')
  await screen.findByText('Bend the knees')
  await screen.findByText('No connection. The video will play when you are back online.')
  await choose(user, 'Individual', 'Robin')
  await choose(user, 'Campaign', 'Autumn')
  await user.click(screen.getByLabelText('Location'))
  const options = await screen.findAllByRole('option')
  expect(options.map((option) => option.textContent)).toEqual(['South'])
  expect(sent.length).toBe(before)
  vi.stubGlobal('fetch', online)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/^Choices on this device/u)).toBeNull())
})
