/** Calibration on an observation's page, on its own page, and on the page of a person. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { openApp } from '../support/openApp.tsx'

// jsdom plays nothing.
HTMLMediaElement.prototype.pause = () => undefined

beforeAll(api)

const button = (name: string) => screen.findByText(name, { selector: 'button' })

const answers = async (principle: string) =>
  within(await screen.findByRole('group', { name: principle }))

it('[54.3] [54.4] [54.5] [54.6] [37.20] a lead proposes a result, another agrees, and an observer judges the recording and sees it', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true })
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const second = await actor('CLIENT_SUPER_USER', scenario.client)
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  const { observation } = await aiObservation(scenario)
  const path = `/allobservations/${observation.id}?clientId=${scenario.client.id}`

  let { user } = await openApp(lead, path)
  await user.click(await button('Use for calibration'))
  await user.click(await button('Propose this result'))
  await screen.findByText('Enter the right answer for at least one principle.')
  await user.click((await answers('Turn Not Twist')).getByText('Incorrect'))
  await user.click(screen.getByLabelText('Why this is right'))
  await user.paste('The feet stay.')
  // A reload keeps what is typed.
  ;({ user } = await openApp(lead, path))
  await user.click(await button('Propose this result'))
  await screen.findByText(/^You proposed this result/)
  expect(sessionStorage).toHaveLength(0)
  expect(screen.queryByText('I agree', { selector: 'button' })).toBeNull()

  ;({ user } = await openApp(second, path))
  await user.click(await button('I agree'))
  await screen.findByText(/assessed by 0 people/)

  ;({ user } = await openApp(observer, '/calibration'))
  await screen.findByText('1 recording waiting')
  await screen.findByText('No recordings assessed yet.')
  expect(screen.queryByRole('group', { name: 'Inside Base' })).toBeNull()
  expect(screen.queryByText('The feet stay.')).toBeNull()
  const time = await screen.findByRole('timer')
  const before = Number.parseFloat(time.textContent)
  await user.keyboard('{ArrowRight}')
  expect(Number.parseFloat(time.textContent) - before).toBeCloseTo(0.1)
  await user.click((await answers('Turn Not Twist')).getByText('Correct'))
  const release = holdCalls('mutation AnswerCalibrationClip')
  await user.click(await button('Submit and see the result'))
  // A change made while the answer is being sent is not part of the answer.
  await user.click((await answers('Turn Not Twist')).getByText('Incorrect'))
  release()
  await screen.findByText('You said Correct; the agreed answer is Incorrect')
  await screen.findByText('The feet stay.')
  expect(await screen.findAllByText('0 / 1')).toHaveLength(2)
  expect(screen.queryByText('1 recording waiting')).toBeNull()
  await user.click(await button('Finish'))
  await screen.findByText(/^Nothing to assess at the moment/)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Recordings to assess'))

  await openApp(lead, `/users/${observer.id}?clientId=${scenario.client.id}`)
  await screen.findByText('Agreement in calibration')
  await screen.findByText('Only this person and the super users of your company can see this.')
  expect(await screen.findAllByText('0 / 1')).toHaveLength(2)
})

it('[54.8] a super user whom the clip waits for is told so on the observation’s page, and not its result', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true })
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const second = await actor('CLIENT_SUPER_USER', scenario.client)
  const third = await actor('CLIENT_SUPER_USER', scenario.client)
  const { observation } = await aiObservation(scenario)
  const { data } = await lead.gql(
    'mutation ($id: ID!) { createCalibrationClip(observationId: $id, verdict: { isInsideBase: true }, note: "Feet") { id } }',
    { id: observation.id },
  )
  const { id } = data.createCalibrationClip
  await second.gql('mutation ($id: ID!) { agreeCalibrationClip(id: $id) { id } }', { id })
  await openApp(third, `/allobservations/${observation.id}?clientId=${scenario.client.id}`)
  await screen.findByText(
    'This clip is waiting for you. You will see its result after you have assessed it.',
  )
  expect(screen.queryByText('Feet')).toBeNull()
})

it('[54.4] a second press on the agreement retires nothing, and retiring asks first', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true })
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const second = await actor('CLIENT_SUPER_USER', scenario.client)
  const { observation } = await aiObservation(scenario)
  await lead.gql(
    'mutation ($id: ID!) { createCalibrationClip(observationId: $id, verdict: { isInsideBase: true }) { id } }',
    { id: observation.id },
  )
  const path = `/allobservations/${observation.id}?clientId=${scenario.client.id}`
  const { user, sent } = await openApp(second, path)
  const agree = await button('I agree')
  const release = holdCalls('mutation AgreeCalibrationClip')
  await user.click(agree)
  await user.click(agree)
  await user.click(await button('Retire clip'))
  expect(screen.queryByRole('dialog')).toBeNull()
  release()
  await screen.findByText(/assessed by 0 people/)
  const changes = () => sent.filter(({ query }) => /(?:Agree|Retire)CalibrationClip/u.test(query))
  expect(changes()).toHaveLength(1)
  await user.click(await button('Retire clip'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(changes()).toHaveLength(1)
  await user.click(dialog.getByText('Retire clip', { selector: 'button' }))
  await button('Use for calibration')
})
