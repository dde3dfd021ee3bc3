// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionQueryClient } from '../auth/sessionQueryClient.ts'
import { tokenStore } from '../data/tokenStore.ts'
import { ClientGate } from './ClientGate.tsx'
import { memoryRouter } from '#test/support/memoryRouter.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

/** Mock of the server's responses. */
const call = vi.fn<(document: string, variables: { id?: string }) => unknown>()

const refusal = (code: string) => ({ errors: [{ message: code, extensions: { code } }] })

const signIn = (type: string) =>
  call.mockImplementation(async (document, { id }) => {
    if (document.includes('me {'))
      return {
        data: { me: { type, client_id: 'own', client: { id: 'own', company_name: 'Own' } } },
      }
    if (id === 'random') return refusal('NOT_FOUND')
    return { data: { getClientById: { id, company_name: `Client ${id}`, deleted_at: null } } }
  })

beforeEach(() => {
  sessionQueryClient.clear()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: object }
    return ownAnswer(await call(query, variables))
  })
})

afterEach(cleanup)

it("[2.2] [37.3] a client's people never leave their own client, and ask for no other", async () => {
  signIn('CLIENT_SUPER_USER')
  const router = start('/users?clientId=other')
  expect(await screen.findByText('Own for CLIENT_SUPER_USER')).toBeTruthy()
  expect(router.state.location.search).toBe('?clientId=own')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(call.mock.calls.some(([document]) => document.includes('getClientById'))).toBe(false)
})

it('[37.7] the provider sees the client of the address, and changes it there', async () => {
  signIn('PROVIDER_SUPER_USER')
  const router = start('/users?clientId=other')
  expect(await screen.findByText('Client other for PROVIDER_SUPER_USER')).toBeTruthy()
  await act(() => router.navigate('/users?clientId=third'))
  expect(await screen.findByText('Client third for PROVIDER_SUPER_USER')).toBeTruthy()
})

it('[37.3] [37.7] a client that does not exist is replaced by the own one', async () => {
  signIn('PROVIDER_SUPER_USER')
  const router = start('/users?clientId=random')
  expect(await screen.findByText('Own for PROVIDER_SUPER_USER')).toBeTruthy()
  expect(router.state.location.search).toBe('?clientId=own')
  expect(router.state.historyAction).toBe('REPLACE')
})

it('[40.2] me is requested once, and again after someone else has signed in', async () => {
  signIn('CLIENT_USER')
  const router = start('/tasks')
  await screen.findByText('Own for CLIENT_USER')
  await act(() => router.navigate('/campaigns'))
  window.dispatchEvent(new Event('visibilitychange'))
  const asked = () => call.mock.calls.filter(([document]) => document.includes('me {'))
  expect(asked()).toHaveLength(1)
  cleanup()
  tokenStore.clear()
  signIn('CLIENT_OBSERVER')
  start('/tasks')
  expect(await screen.findByText('Own for CLIENT_OBSERVER')).toBeTruthy()
})

it('[37.9] says so when nobody can tell who is signed in, and offers another try', async () => {
  call.mockResolvedValue(refusal('RATE_LIMITED'))
  start('/tasks')
  const again = await screen.findByRole('button', { name: 'Again' })
  signIn('CLIENT_USER')
  again.click()
  expect(await screen.findByText('Own for CLIENT_USER')).toBeTruthy()
})

function start(address: string) {
  call.mockClear()
  const gate = (
    <ClientGate loading={null} failed={(_, retry) => <button onClick={retry}>Again</button>}>
      {(client, me) => <p>{`${client.company_name} for ${me.type}`}</p>}
    </ClientGate>
  )
  const at = memoryRouter(address, gate)
  render(at.screen)
  return at.router
}
