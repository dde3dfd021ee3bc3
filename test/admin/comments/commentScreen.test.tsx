/** Comments on an observation's page. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { aiObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { openApp } from '../support/openApp.tsx'

// jsdom plays nothing.
HTMLMediaElement.prototype.pause = () => undefined

beforeAll(api)

it('[53.4] [53.6] [53.7] [37.20] a worker mentions somebody by keyboard, who answers and resolves the thread', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true })
  const worker = await actor('CLIENT_OBSERVEE', scenario.client)
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const { db } = await api()
  await asOwner(db, `update users set firstname = 'Zuzanna', lastname = 'Lead' where id = $1`, [
    lead.id,
  ])
  const { observation } = await aiObservation(scenario, { observee_id: worker.id })
  const path = `/allobservations/${observation.id}?clientId=${scenario.client.id}`
  sessionStorage.clear()

  let { user } = await openApp(worker, path)
  const field = await screen.findByLabelText(/Write a comment/, { selector: 'textarea' })
  await user.type(field, 'Is the table too low, @zuz')
  await screen.findByRole('option', { name: 'Zuzanna Lead' })
  await user.keyboard('{Enter}')
  expect(field).toHaveProperty('value', 'Is the table too low, @Zuzanna Lead ')
  // The typed text outlives the page.
  ;({ user } = await openApp(worker, path))
  const again = await screen.findByLabelText(/Write a comment/, { selector: 'textarea' })
  expect(again).toHaveProperty('value', 'Is the table too low, @Zuzanna Lead ')
  await user.click(again)
  await user.keyboard('{Control>}{Enter}{/Control}')
  const name = await screen.findByText('@Zuzanna Lead', { selector: 'strong' })
  expect(name).toBeDefined()
  expect(await screen.findByLabelText(/Write a comment/, { selector: 'textarea' })).toHaveProperty(
    'value',
    '',
  )
  screen.getByText('1 open')

  const app = await openApp(lead, path)
  const { sent } = app
  ;({ user } = app)
  await user.click(await screen.findByText('Reply', { selector: 'button' }))
  const form = await screen.findByRole('form', { name: 'Your reply' })
  await waitFor(() => expect(document.activeElement).toBe(textIn(form)))
  await user.paste('Yes, we raise it.')
  await user.keyboard('{Control>}{Enter}{/Control}')
  const answer = await screen.findByText('Yes, we raise it.', { selector: 'p' })
  await waitFor(() => expect(form.isConnected).toBe(false))
  // The keyboard goes on in the thread.
  expect(document.activeElement).not.toBe(document.body)
  expect(document.activeElement?.contains(answer)).toBe(true)
  const resolve = screen.getByText('Resolve', { selector: 'button' })
  const release = holdCalls('mutation ResolveComment')
  await user.click(resolve)
  // A second press does not open the thread again.
  await user.click(resolve)
  expect(resolve.getAttribute('aria-disabled')).toBe('true')
  release()
  await screen.findByText('Show 1 resolved')
  expect(sent.filter(({ query }) => query.includes('mutation ResolveComment'))).toHaveLength(1)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Comments'))
  await waitFor(() => expect(screen.queryByText('1 open')).toBeNull())
  await user.click(screen.getByText('Show 1 resolved'))
  await screen.findByText('Resolved by Zuzanna Lead')
  const { data } = await lead.gql('{ myNotifications { kind } }')
  expect(data.myNotifications).toEqual([{ kind: 'COMMENT_MENTION' }])
})

it('[53.13] what one is told of a comment leads to it, also when its thread is resolved', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true })
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const observer = await actor('CLIENT_OBSERVER', scenario.client)
  const { observation } = await aiObservation(scenario, { user_id: observer.id })
  const { data } = await lead.gql(
    `mutation ($id: ID!, $input: NewCommentInput!) { createComment(observationId: $id, input: $input) { id } }`,
    {
      id: observation.id,
      input: { text: `Here the feet stand still. @[${observer.id}]`, atMs: 1_250 },
    },
  )
  const { id } = data.createComment
  await lead.gql(`mutation ($id: ID!) { resolveComment(id: $id, isResolved: true) { id } }`, { id })
  const { user } = await openApp(observer, '/home')
  await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
  await user.click(await screen.findByRole('link', { name: /mentioned/ }))
  const comment = await screen.findByText(/^Here the feet stand still\./, { selector: 'p' })
  await waitFor(() => expect(document.activeElement?.contains(comment)).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})

it('[53.6] [53.14] [53.16] of two people of one name the chosen one is mentioned; one taken out of the text is not', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true })
  const { client } = scenario
  const lead = await actor('CLIENT_SUPER_USER', client)
  const people = [await actor('CLIENT_OBSERVER', client), await actor('CLIENT_OBSERVER', client)]
  const { db } = await api()
  for (const { id } of people)
    await asOwner(
      db,
      `update users set firstname = 'María', lastname = 'del Campo' where id = $1`,
      [id],
    )
  const { observation } = await aiObservation(scenario)
  const { user } = await openApp(lead, `/allobservations/${observation.id}`)
  const field = await screen.findByLabelText(/Write a comment/, { selector: 'textarea' })
  expect(screen.queryByText('Comment', { selector: 'button' })).toBeNull()
  await user.type(field, 'Ask @María del C')
  const optionOf = async ({ email }: { email: string }) =>
    screen.findByRole('option', { name: `María del Campo · ${email}` })
  await user.click(await optionOf(people[0] as (typeof people)[number]))
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, 'and @María del')
  await user.click(await optionOf(people[1] as (typeof people)[number]))
  await waitFor(() =>
    expect(field).toHaveProperty('value', 'Ask @María del Campo and @María del Campo '),
  )
  await user.type(field, '{Backspace}{Backspace}')
  await user.click(screen.getByText('Comment', { selector: 'button' }))
  await screen.findByText('@María del Campo', { selector: 'strong' })
  const told = await db.read({ clientId: client.id }, (tables) =>
    tables.from('notifications').select('user_id'),
  )
  expect(told).toEqual([{ user_id: people[0]?.id }])
})

it('[53.3] [53.7] [40.20] the author edits and deletes; a comment at a moment seeks, and on paper names it', async () => {
  const scenario = await buildTwoSites({ ai_enabled: true })
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const { observation } = await aiObservation(scenario)
  await lead.gql(
    `mutation ($id: ID!, $input: NewCommentInput!) { createComment(observationId: $id, input: $input) { id } }`,
    { id: observation.id, input: { text: 'Too far away.', atMs: 1_250 } },
  )
  const { user } = await openApp(lead, `/allobservations/${observation.id}`)
  await screen.findByText('Too far away.')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  screen.getByText('At 1.250 s', { selector: 'p' })
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByText('At 1.250 s', { selector: 'p' })).toBeNull()
  await user.click(screen.getByLabelText('Show the recording at 1.250 s'))
  await user.click(screen.getByText('Edit', { selector: 'button' }))
  const form = await screen.findByRole('form', { name: 'Your comment' })
  const field = textIn(form)
  ;(await api()).advanceClock(60)
  await user.clear(field)
  await user.type(field, 'Close enough.')
  await user.click(within(form).getByText('Save', { selector: 'button' }))
  await screen.findByText('Close enough.')
  await screen.findByText(/edited/)
  await user.click(screen.getByLabelText(/^Delete .+’s comment/))
  await user.click(
    within(await screen.findByRole('dialog')).getByText('Delete', { selector: 'button' }),
  )
  await waitFor(() => expect(screen.queryByText('Close enough.')).toBeNull())
})

/** The field grows with a hidden one. */
const textIn = (form: HTMLElement): HTMLElement =>
  within(form).getByLabelText(/^Your (reply|comment)/, { selector: 'textarea' })
