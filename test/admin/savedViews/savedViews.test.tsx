/** Saved views beside the filters of the observation list. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { actor, api, type Actor } from '#test/support/api.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { openApp, type OpenApp } from '../support/openApp.tsx'

beforeAll(api)

const INCORRECT = { filter: { showResult: 'incorrect' }, sort: 'user', order: 'ASC' }

const save = async (who: Actor, input: object) => {
  const { data } = await who.gql(
    'mutation ($input: SavedViewInput!) { createSavedView(input: $input) { id } }',
    { input: { query: INCORRECT, ...input } },
  )
  return data.createSavedView.id as string
}

const viewsOf = async (who: Actor) =>
  (await who.gql('{ savedViews { name query is_shared has_weekly_mail } }')).data
    .savedViews as object[]

const open = async (who: Actor, { client }: TwoSites, query = '') => {
  const app = await openApp(who, `/allobservations?clientId=${client.id}${query}`)
  await screen.findByRole('searchbox')
  return app
}

const button = (name: string) => screen.findByText(name, { selector: 'button *' })

const press = async ({ user }: OpenApp, text: string, within_: HTMLElement = document.body) =>
  user.click(await within(within_).findByText(text, { selector: 'button, button *, li, a, a *' }))

const manage = async (app: OpenApp, menu = 'Views') => {
  await app.user.click(await button(menu))
  await press(app, 'Manage views')
  return screen.findByRole('dialog')
}

it('[53.11] what the list shows is saved by a name; a refused one stays with its reason', async () => {
  const scenario = await buildTwoSites()
  const worker = await actor('CLIENT_OBSERVEE', scenario.client)
  await save(worker, { name: 'Taken' })
  const app = await open(worker, scenario, '&showResult=correct&sort=user&order=ASC')
  await app.user.click(await button('Views'))
  await press(app, 'Save this view')
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByLabelText(/Name of the view/)
  expect(document.activeElement).toBe(name)
  await app.user.type(name, 'Taken{Enter}')
  await within(dialog).findByText('You already have a view with this name.')
  expect(name).toHaveProperty('value', 'Taken')
  await app.user.type(name, ' no more{Enter}')
  // It is the one that the list shows.
  await button('View: Taken no more')
  expect(await viewsOf(worker)).toContainEqual({
    name: 'Taken no more',
    query: { filter: { showResult: 'correct' }, sort: 'user', order: 'ASC' },
    is_shared: false,
    has_weekly_mail: false,
  })
})

it('[53.11] a chosen view sets filter and sort of the address, also in place of what is entered', async () => {
  const scenario = await buildTwoSites()
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const worker = await actor('CLIENT_OBSERVEE', scenario.client)
  await save(lead, { name: 'Incorrect ones', isShared: true })
  const app = await open(worker, scenario, '&showResult=correct')
  const search = screen.getByRole('searchbox')
  await app.user.click(await button('Views'))
  const view = await screen.findByText('Incorrect ones')
  expect(view.closest('[role=menuitem]')?.textContent).toMatch(/Shared by .+/)
  // Both at once: later it would be no longer what is entered, but what is searched for.
  fireEvent.change(search, { target: { value: 'box' } })
  fireEvent.click(view)
  await button('View: Incorrect ones')
  const query = () => Object.fromEntries(new URLSearchParams(app.address().split('?')[1]))
  expect(query()).toMatchObject({ showResult: 'incorrect', sort: 'user', order: 'ASC' })
  expect(query()).not.toHaveProperty('search')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  // Another filter is another view.
  await app.user.click(await screen.findByText('Clear', { selector: 'button' }))
  await button('Views')
})

it('[53.12] everybody switches their own weekly mail of a shared view, and changes nothing else of it', async () => {
  const scenario = await buildTwoSites()
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  const worker = await actor('CLIENT_OBSERVEE', scenario.client)
  await save(lead, { name: 'Incorrect ones', isShared: true })
  const app = await open(worker, scenario)
  const dialog = await manage(app)
  const mail = await within(dialog).findByLabelText('Email me weekly')
  expect(within(dialog).queryByText('Rename')).toBeNull()
  expect(within(dialog).queryByText('Delete')).toBeNull()
  expect(within(dialog).queryByLabelText('Shared with the company')).toBeNull()
  for (const isMailed of [true, false]) {
    await app.user.click(mail)
    await vi.waitFor(async () =>
      expect(await viewsOf(worker)).toMatchObject([{ has_weekly_mail: isMailed }]),
    )
    await waitFor(() => expect(mail).toHaveProperty('checked', isMailed))
  }
  expect(await viewsOf(lead)).toMatchObject([{ has_weekly_mail: false }])
})

it('[53.12] one’s own view is renamed while it is being shared, and is both, and is deleted after a question', async () => {
  const scenario = await buildTwoSites()
  const lead = await actor('CLIENT_SUPER_USER', scenario.client)
  await save(lead, { name: 'Mine' })
  await save(lead, { name: 'Other' })
  const app = await open(lead, scenario)
  const dialog = await manage(app)
  const group = await within(dialog).findByRole('group', { name: 'Mine' })
  await app.user.click(within(group).getByLabelText('Rename Mine'))
  const name = within(group).getByLabelText(/Name of the view/)
  await app.user.clear(name)
  await app.user.type(name, 'Other{Enter}')
  await within(group).findByText('You already have a view with this name.')
  const release = holdCalls('mutation UpdateSavedView')
  const shared = within(group).getByLabelText('Shared with the company')
  await app.user.click(shared)
  await app.user.type(name, ' than that{Enter}')
  expect(shared).toHaveProperty('checked', true)
  release()
  const renamed = await within(dialog).findByRole('group', { name: 'Other than that' })
  expect(await viewsOf(lead)).toMatchObject([
    { name: 'Other', is_shared: false },
    { name: 'Other than that', is_shared: true, query: INCORRECT },
  ])
  await app.user.click(within(renamed).getByLabelText('Delete Other than that'))
  await screen.findByText('Delete the view “Other than that”?')
  await app.user.click(await screen.findByText('Delete', { selector: '.ra-confirm' }))
  await screen.findByText('The view “Other than that” was deleted.')
  await waitFor(() => expect(within(dialog).queryByText('Other than that')).toBeNull())
  expect(await viewsOf(lead)).toMatchObject([{ name: 'Other' }])
})
