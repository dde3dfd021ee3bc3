/** A follow-up on its screens: opened from an observation, coached, and closed by a later one. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor } from '#test/support/api.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { ALL_CORRECT } from '../../support/scenarios/observationCalls.ts'
import { actorAt } from '../../support/scenarios/twoSites.ts'
import {
  buildFollowUpScenario,
  list,
  observe,
  opened,
} from '../../api/followUps/followUpScenario.ts'
import { refuseCalls } from '../support/heldCalls.ts'
import { openApp } from '../support/openApp.tsx'

// jsdom plays nothing.
HTMLMediaElement.prototype.pause = () => undefined

const scenario = await buildFollowUpScenario()
const { observer, lift, coach, lead, db } = scenario
const worker = scenario.worker

it('[51.1] [51.6] [51.15] [51.16] [37.20] [36.4] an observer opens it, the coach says what was agreed, the person reads it', async () => {
  const coach = await actorAt('CLIENT_USER', scenario.north)
  const { observation } = await aiObservation(scenario, {
    user_id: observer.id,
    observee_id: worker.id,
  })
  sessionStorage.clear()
  let { user } = await openApp(observer, `/allobservations/${observation.id}`)
  await user.click(await screen.findByRole('link', { name: 'Start follow-up' }))
  const field = await screen.findByRole('combobox', { name: /Coach/ })
  const self = (await observer.gql('{ me { firstname lastname } }')).data.me
  expect(field).toHaveProperty('value', `${self.firstname} ${self.lastname}`)
  const { firstname, lastname } = (await coach.gql('{ me { firstname lastname } }')).data.me as {
    firstname: string
    lastname: string
  }
  await user.clear(field)
  await user.type(field, lastname)
  await user.click(
    await screen.findByRole('option', { name: new RegExp(`${firstname} ${lastname}`, 'u') }),
  )
  await user.click(screen.getByRole('button', { name: 'Start follow-up' }))
  await screen.findByText(new RegExp(`will try it again with`, 'u'))
  const [followUp] = await list(observer)

  ;({ user } = await openApp(coach, '/today'))
  await screen.findByText('To coach')
  await user.click(await screen.findByRole('link', { name: new RegExp(lift.name, 'u') }))
  await user.click(await screen.findByRole('link', { name: 'Edit follow-up' }))
  const coachField = await screen.findByRole('combobox', { name: /Coach/ })
  await waitFor(() => expect(coachField).toHaveProperty('value', `${firstname} ${lastname}`))
  const due = screen.getByLabelText(/^Due/)
  fireEvent.change(due, { target: { value: '2020-01-01' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Choose today or a later date.', { selector: 'p *, p' })
  await waitFor(() => expect(document.activeElement).toBe(due))
  fireEvent.change(due, { target: { value: '2099-01-01' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Mark coaching as done' }))
  await user.paste('Turn the feet first.')
  await user.click(screen.getByRole('button', { name: 'Save and ask for an observation' }))
  await screen.findByText(/Observe them doing this task again/)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next step'))

  await user.click(screen.getByRole('link', { name: 'Observe again' }))
  await screen.findByText(/^You are observing .+ again\. To work on: Turn Not Twist\.$/u)
  const person = (await worker.gql('{ me { firstname lastname } }')).data.me
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Individual' })).toHaveProperty(
      'value',
      `${person.firstname} ${person.lastname}`,
    ),
  )

  ;({ user } = await openApp(worker, `/followups/${followUp.id}`))
  await user.click(await screen.findByRole('button', { name: 'I have seen it' }))
  await screen.findByText('You have seen this follow-up.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Next step'))
  await openApp(worker, '/mydata')
  await screen.findByText('Agreed: Turn the feet first.')

  await observe(observer, scenario, worker, ALL_CORRECT)
  await openApp(worker, `/followups/${followUp.id}`)
  await screen.findByText(/Well done/)
})

it('[51.7] [51.8] the numbers of the dashboard are those of the lists that they lead to', async () => {
  const other = await actor('CLIENT_OBSERVEE', scenario.client)
  const observation = await observe(observer, scenario, other)
  await opened(observer, observation, coach)
  const { user } = await openApp(lead, '/home')
  const card = (await screen.findByRole('heading', { name: 'Follow-ups' })).closest('section')
  if (!card) throw new Error('The dashboard has no card of follow-ups.')
  const link = await within(card).findByRole('link', { name: '1 Open' })
  expect(await within(card).findByRole('link', { name: '1 Closed in the period' })).toBeTruthy()
  for (const closed of within(card).getAllByRole<HTMLAnchorElement>('link', { name: /Closed/u })) {
    const query = new URL(closed.href).searchParams
    expect([query.get('closedDates'), query.get('closedFrom')]).toEqual(['MONTHS_12', null])
  }
  await user.click(link)
  await screen.findByRole('heading', { name: 'Follow-ups', level: 1 })
  await waitFor(() => expect(screen.getAllByText(scenario.lift.name)).toHaveLength(1))
})

it('[51.5] without a coach it says that one is to be chosen', async () => {
  const { observation } = await aiObservation(scenario, {
    user_id: observer.id,
    observee_id: (await buildUser(db, scenario.of)).id,
  })
  const { id } = await buildFollowUp(db, observation, { coach_id: null })
  await openApp(lead, `/followups/${id}`)
  expect(await screen.findByText(/^.+ has no coach yet\. Choose someone/u)).toBeTruthy()
})

it('[13.34] a day that is typed digit by digit asks for the list once', async () => {
  const { sent } = await openApp(lead, '/followups')
  const day = await screen.findByLabelText('Closed from')
  sent.length = 0
  for (const value of ['0002-01-15', '0020-01-15', '0202-01-15', '2026-01-15'])
    fireEvent.change(day, { target: { value } })
  const days = () =>
    sent
      .map(
        ({ variables }) => variables['filter'] as { where?: { closedFrom?: string } } | undefined,
      )
      .flatMap((filter) => filter?.where?.closedFrom ?? [])
  await waitFor(() => expect(days()).toContain('2026-01-15'))
  expect(new Set(days())).toEqual(new Set(['2026-01-15']))
})

it('[2.109] an observation whose follow-up could not be looked up says so, with another try', async () => {
  const { observation } = await aiObservation(scenario, {
    user_id: observer.id,
    observee_id: (await buildUser(db, scenario.of)).id,
  })
  const { user } = await openApp(observer, `/allobservations/${observation.id}`)
  const answerAll = refuseCalls('query FollowUpOffer')
  const section = within(await screen.findByRole('region', { name: 'Follow-up' }))
  const again = await section.findByRole('button', { name: 'Try again' })
  section.getByText(/^The follow-ups could not be loaded\./u)
  answerAll()
  await user.click(again)
  await section.findByRole('link', { name: 'Start follow-up' })
})
