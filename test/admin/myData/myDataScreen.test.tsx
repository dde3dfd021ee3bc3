/** /mydata, and the file of everything held about a person. */
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { openApp } from '../support/openApp.tsx'

beforeAll(api)

it('[44.26] [44.27] a worker reads what is held about them, and downloads the file', async () => {
  const scenario = await buildTwoSites()
  const worker = await actor('CLIENT_OBSERVEE', scenario.client)
  const { observation } = await manualObservation(scenario, { observee_id: worker.id })
  const { user, sent } = await openApp(worker, `/mydata?clientId=${scenario.client.id}`)
  const link = await screen.findByText(scenario.lift.name, { selector: 'a' })
  expect(link.getAttribute('href')).toContain(`/allobservations/${observation.id}`)
  expect(screen.getByText(worker.email)).toBeDefined()
  expect(screen.getByText('No one else has opened a recording of you.')).toBeDefined()
  expect(screen.getByText('Signed in')).toBeDefined()
  await user.click(screen.getByText('Download everything held about me', { selector: 'button' }))
  await screen.findByText(/The file is being written/)
  await waitFor(() => expect(sent.some(({ query }) => query.includes('exportJob'))).toBe(true))
  await (await api()).drainBackgroundWork()
  const file = await screen.findByText(/^Data about .*\.zip$/, { selector: 'a' })
  expect(file.getAttribute('href')).toContain('.zip')
})
