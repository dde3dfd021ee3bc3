/** A new client's first steps on the dashboard, its first super user, and its empty lists. */
import { screen, waitFor, within } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#domain/roles.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { actor, api } from '#test/support/api.ts'
import { openApp } from '../support/openApp.tsx'
import { field } from '../support/userScreen.ts'

const { db, mails, drainBackgroundWork } = await api()

beforeEach(() => sessionStorage.clear())

const emailField = () => screen.findByRole('textbox', { name: /^Email/u })

/** A new client; the provider belongs to another one. */
async function open(role: Role, path: string) {
  const client = await buildClient(db, { company_name: `Acme ${uuid()}` })
  const person = await actor(role, role === 'PROVIDER_SUPER_USER' ? undefined : client)
  const opened = await openApp(
    person,
    `${path.replace(':client', client.id)}?clientId=${client.id}`,
  )
  return { ...opened, db, client, person, of: { client_id: client.id } }
}

const card = async () =>
  within((await screen.findByText('Getting started')).closest('section') as HTMLElement)

const stepOf = async (title: string) =>
  within((await card()).getByText(title).closest('li') as HTMLElement)

const linksOf = async (title: string) =>
  (await stepOf(title)).queryAllByRole('link').map((link) => link.textContent)

describe('[16.14] the first steps', () => {
  it('lead a super user on, without what only the provider does', async () => {
    const { db, of, client, person, sent } = await open('CLIENT_SUPER_USER', '/home')
    expect(await linksOf('Add your places')).toEqual(['Add location'])
    expect(await linksOf('Add tasks')).toEqual(['Ask for tasks'])
    ;(await stepOf('Add tasks')).getByText(/Your provider adds tasks for you/u)
    expect(await linksOf('Add people')).toEqual(['Add user'])
    expect(await linksOf('Record a first observation')).toEqual([])
    expect(await linksOf('Plan a first campaign')).toEqual(['Add campaign'])
    // They are part of the figures' answer.
    expect(sent.filter(({ query }) => query.includes('gettingStarted'))).toEqual(
      sent.filter(({ query }) => query.includes('pieBefore')),
    )
    const { id } = await buildLocation(db, of)
    await openApp(person, `/home?clientId=${client.id}`)
    expect(await linksOf('Add your places')).toEqual(['Add department'])
    await buildDepartment(db, { ...of, locations: [id] })
    await buildTask(db, of)
    await openApp(person, `/home?clientId=${client.id}`)
    expect(await linksOf('Record a first observation')).toEqual(['Add observation'])
    const places = await stepOf('Add your places')
    places.getByText('Done')
    expect(places.queryAllByRole('link')).toEqual([])
    ;(await card()).getByText('2 of 5 done')
  })

  it('go along to the page of what was added, and cost others no request', async () => {
    const { user, db, of, person, client } = await open('CLIENT_SUPER_USER', '/home')
    await user.click((await card()).getByRole('link', { name: 'Add location' }))
    await user.type(await field(/^Name/u), 'Dock')
    await user.click(screen.getByRole('button', { name: 'Add location' }))
    await screen.findByText('Getting started: 0 of 5 done')
    await user.click(screen.getByRole('link', { name: 'Add department' }))
    await screen.findByRole('form', { name: 'Add department' })
    expect(screen.queryByText(/^Getting started/u)).toBeNull()
    const { id } = await buildLocation(db, of)
    const { sent } = await openApp(person, `/locations/${id}?clientId=${client.id}`)
    await screen.findByRole('link', { name: 'Edit location' })
    expect(sent.filter(({ query }) => query.includes('gettingStarted'))).toEqual([])
  })

  it('lead the provider to tasks and imports of another client, and not through their own company', async () => {
    const { person } = await open('PROVIDER_SUPER_USER', '/home')
    expect(await linksOf('Add your places')).toEqual(['Add location', 'Import CSV'])
    expect(await linksOf('Add tasks')).toEqual(['Add task'])
    expect(await linksOf('Add people')).toEqual(['Add user', 'Import CSV'])
    await openApp(person, '/home')
    await screen.findByText('Results')
    expect(screen.queryByText('Getting started')).toBeNull()
  })

  it('are not for who may not do them, and can be hidden for good', async () => {
    const { client } = await open('CLIENT_OBSERVER', '/home')
    await screen.findByText('Results')
    expect(screen.queryByText('Getting started')).toBeNull()
    const admin = await actor('CLIENT_SUPER_USER', client)
    const { user } = await openApp(admin, `/home?clientId=${client.id}`)
    await user.click((await card()).getByRole('button', { name: 'Hide these steps' }))
    await screen.findByText('The steps are hidden.')
    await waitFor(() => expect(screen.queryByText('Getting started')).toBeNull())
    const { data } = await admin.gql(`{ gettingStarted { has_tasks } }`)
    expect(data).toEqual({ gettingStarted: null })
  })
})

describe('[16.15] the page of a new client', () => {
  it('invites its first super user, and has nothing of it afterwards', async () => {
    const { user, client, person, db } = await open('PROVIDER_SUPER_USER', '/clients/:client')
    const email = `first-${client.id}@people.example`
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }))
    await screen.findByText(MESSAGES.personNameRequired)
    await user.type(await field(/^First name/u), 'Nia')
    await user.type(await emailField(), email)
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    await screen.findByText('Nia has been invited and can continue with the first steps.')
    const [stored] = await db.read({ clientId: client.id }, (tables) =>
      tables.from('users').select(['type', 'email', 'client_id']),
    )
    expect(stored).toEqual({ type: 'CLIENT_SUPER_USER', email, client_id: client.id })
    await drainBackgroundWork()
    expect(mails.filter(({ to }) => to.address === email)).toHaveLength(1)
    await openApp(person, `/clients/${client.id}?clientId=${client.id}`)
    await screen.findByText('Company', { selector: 'h2' })
    expect(screen.queryByText('Invite the first super user')).toBeNull()
  })

  it('can skip that', async () => {
    const { user } = await open('PROVIDER_SUPER_USER', '/clients/:client')
    await user.click(await screen.findByRole('button', { name: 'Skip for now' }))
    await waitFor(() => expect(screen.queryByText('Invite the first super user')).toBeNull())
  })
})

describe('[2.108] a list without rows', () => {
  it('says that nothing exists yet, and leads on; when it is searched it has the fixed text alone', async () => {
    const { user } = await open('PROVIDER_SUPER_USER', '/locations')
    await screen.findByText(MESSAGES.noResults)
    const text = await screen.findByText('There are no locations yet.')
    const links = within(text.parentElement as HTMLElement).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Add location', 'Import CSV'])
    await user.type(screen.getByRole('searchbox'), 'nothing like it')
    await waitFor(() => expect(screen.queryByText('There are no locations yet.')).toBeNull())
    await screen.findByText(MESSAGES.noResults)
  })

  it('names who adds what the person may not add', async () => {
    await open('CLIENT_SUPER_USER', '/tasks')
    await screen.findByText('There are no tasks yet. Your provider adds them.')
  })
})
