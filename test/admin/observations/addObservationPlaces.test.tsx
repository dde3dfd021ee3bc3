import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { deviceStore } from '#admin/foundation/device/deviceStore.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildGbsVideo } from '#server/app/factories/buildGbsVideo.ts'
import { buildDepartment } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor, api } from '#test/support/api.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import { choose, openApp } from '../support/openApp.tsx'

beforeAll(api)
beforeEach(() => sessionStorage.clear())

/** Opens the form of an observer; `offers` opens a dropdown and waits until it offers just these. */
async function openForm(client: TwoSites['client']) {
  const person = await actor('CLIENT_OBSERVER', client)
  const app = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  await screen.findByLabelText('Location')
  const offers = async (label: string, names: string[]) => {
    await app.user.click(await screen.findByLabelText(label))
    await waitFor(() =>
      expect(screen.queryAllByRole('option').map((one) => one.textContent)).toEqual(names),
    )
  }
  return { ...app, offers }
}

const loseNetwork = () =>
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

it('[21.26] [21.34] a campaign at a location offers it and everything inside it; while a search is awaited, Enter chooses what fits what is typed', async () => {
  const { db, of, client, north, goodsIn } = await buildTwoSites()
  const inside = { parent_id: goodsIn.id, locations: [north.id] }
  await buildDepartment(db, { ...of, ...inside, name: 'Unloading' })
  const at = { location_id: north.id, department_id: goodsIn.id }
  await buildCampaign(db, { ...of, ...at, name: 'Autumn' })
  const { user, offers } = await openForm(client)
  const location = screen.getByLabelText('Location')
  await offers('Location', ['Dock', 'North', 'South'])
  await user.keyboard('elsewhere{Enter}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(location).toHaveProperty('value', 'elsewhere')
  expect(location.getAttribute('aria-invalid')).toBe('false')
  await user.clear(location)
  await screen.findByRole('option', { name: 'Dock' })
  await user.keyboard('south{Enter}')
  expect(location).toHaveProperty('value', 'South')

  await choose(user, 'Campaign', 'Autumn')
  await offers('Location', ['Dock', 'North'])
  await user.click(screen.getByRole('option', { name: 'Dock' }))
  await offers('Department', ['Goods in', 'Unloading'])
})

it('[21.27] without a connection a dropdown says so instead of “No matches”', async () => {
  const { client } = await buildTwoSites()
  const { user } = await openForm(client)
  await expect.poll(() => deviceStore('choices').get(client.id)).toBeTruthy()
  await deviceStore('choices').delete(client.id)
  loseNetwork()
  await user.click(screen.getByLabelText('Location'))
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
  const { user, sent, offers } = await openForm(client)
  await expect.poll(() => deviceStore('choices').get(client.id)).toBeTruthy()
  const before = sent.length
  const online = globalThis.fetch
  loseNetwork()
  window.dispatchEvent(new Event('offline'))
  await screen.findByText(/^You are offline\. Lists last updated /u)
  await choose(user, 'Location', 'Dock')
  await choose(user, 'Department', 'Goods in')
  await choose(user, 'Task', 'Stack boxes')
  await screen.findByText('Bend the knees')
  await screen.findByText('No connection. The video will play when you are back online.')
  await choose(user, 'Individual', 'Robin')
  await choose(user, 'Campaign', 'Autumn')
  await offers('Location', ['South'])
  expect(sent.length).toBe(before)
  vi.stubGlobal('fetch', online)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByText(/^You are offline/u)).toBeNull())
})
