/** Contests and the log of views on an observation's page. */
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { openApp } from '../support/openApp.tsx'

// jsdom plays nothing.
HTMLMediaElement.prototype.pause = () => undefined

beforeAll(api)

const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByText(name, { selector: 'button' }))

it('[44.21] [44.22] [44.24] a worker contests a result, a super user answers, and the worker reads who saw the recording', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true, show_manual_override_options: true })
  const worker = await actor('CLIENT_OBSERVEE', scenario.client)
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const { observation } = await aiObservation(scenario, { observee_id: worker.id })
  const path = `/allobservations/${observation.id}?clientId=${scenario.client.id}`
  sessionStorage.clear()

  let { user } = await openApp(worker, path)
  await press(user, 'Contest this result')
  const reason = await screen.findByLabelText(/What is wrong with the result/, {
    selector: 'textarea',
  })
  await waitFor(() => expect(document.activeElement).toBe(reason))
  await user.paste('I did not twist.')
  await screen.findByText('No one has opened the recording yet.')
  // The typed text outlives the page.
  ;({ user } = await openApp(worker, path))
  expect(
    await screen.findByLabelText(/What is wrong with the result/, { selector: 'textarea' }),
  ).toHaveProperty('value', 'I did not twist.')
  await press(user, 'Send')
  await screen.findByText('Your objection was sent. You will be notified of the answer.')
  await screen.findByText('Waiting for an answer')

  const { data } = await lead.gql(
    `query ($id: ID!) { getObservationById(id: $id) { video { video_url } } }`,
    { id: observation.id },
  )
  await (await api()).app.inject({ url: data.getObservationById.video.video_url })
  ;({ user } = await openApp(lead, path))
  await screen.findByText(/so your answer confirms it/)
  await user.click(screen.getByLabelText(/Your answer/, { selector: 'textarea' }))
  await user.paste('The frame at 2 s shows it.')
  await press(user, 'Answer')
  await screen.findByText('Confirmed: the result has not changed')

  await openApp(worker, path)
  await screen.findByText('The frame at 2 s shows it.')
  await screen.findByText(/Client Super User/)
  await screen.findByText('Contest this result')
})
