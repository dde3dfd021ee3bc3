import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tokenStore } from '#admin/foundation/data/tokenStore.ts'
import { PublicPages } from '#admin/features/signin/PublicPages.tsx'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { unsubscribeTokens } from '#server/features/mails/unsubscribeToken.ts'
import { actor, api } from '#test/support/api.ts'
import { closeApp } from '../support/openApp.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const { settings, app, db } = await api()

/** Creates a person in a new client, and returns them with the link in their campaign reminders. */
async function reminded() {
  const person = await actor('CLIENT_USER')
  const token = unsubscribeTokens(settings.tokenSecret).sign({
    clientId: person.client_id,
    userId: person.id,
    kind: 'campaignReminder',
  })
  return { person, path: `/unsubscribe/${token}` }
}

/** Connects to the server and counts the requests. */
async function reachServer() {
  const asked = vi.fn<Fetch>(async (url, { body }) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await app.inject({ method: 'POST', url, headers, payload: body })
    return ownAnswer(answer.json())
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

type Fetch = (url: string, init: { body: string }) => Promise<Response>

async function open(path: string) {
  const asked = await reachServer()
  const router = createMemoryRouter([{ path: '*', element: <PublicPages /> }], {
    initialEntries: [path],
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1, name: 'Unsubscribe?' })
  return asked
}

async function refusedBy({ person }: Awaited<ReturnType<typeof reminded>>) {
  const rows = await db.read({ clientId: person.client_id }, (tables) =>
    tables.from('mail_refusals').select('kind').where('user_id', '=', person.id),
  )
  return rows.map(({ kind }) => kind)
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

afterEach(() => {
  closeApp()
  tokenStore.clear()
})

describe('the link that stops emails', () => {
  it('[30.7] [30.8] asks first, stops one kind of email, at the next try when the server is away, and has them sent again', async () => {
    const known = await reminded()
    const asked = await open(known.path)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await press('Unsubscribe')
    expect((await screen.findByRole('alert')).textContent).toMatch(/No connection/u)
    expect(await refusedBy(known)).toEqual([])
    await press('Unsubscribe')
    await screen.findByText(/^You will no longer receive campaign reminders\./u)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are unsubscribed')
    expect(await refusedBy(known)).toEqual(['campaignReminder'])
    await press('Resubscribe')
    await screen.findByText('You will receive campaign reminders again.')
    expect(await refusedBy(known)).toEqual([])
  })

  it('[30.8] says in words that a link is not complete', async () => {
    const known = await reminded()
    await open(known.path.slice(0, -1))
    await press('Unsubscribe')
    expect((await screen.findByRole('alert')).textContent).toBe(MESSAGES.unsubscribeLinkInvalid)
  })

  it('[30.8] is the same page for people who are signed in, and leaves them signed in', async () => {
    const known = await reminded()
    tokenStore.write(known.person)
    await reachServer()
    // The browser's router reads the URL when it is created.
    window.history.replaceState(null, '', known.path)
    const { AppRouter } = await import('#admin/AppRouter.tsx')
    render(<AppRouter />)
    await press('Unsubscribe')
    await screen.findByText(/^You will no longer receive campaign reminders\./u)
    expect(screen.getByRole('link', { name: 'Back to Liftwise' })).toBeTruthy()
    expect(tokenStore.isSignedIn()).toBe(true)
  })
})
