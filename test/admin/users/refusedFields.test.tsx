import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { closeApp } from '../support/openApp.tsx'
import { field, openUserScreen } from '../support/userScreen.ts'

beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

it('[12.15] shows each of several fields that the server refuses at its input', async () => {
  const opened = await openUserScreen('CLIENT_SUPER_USER', '/users/:ida/edit')
  const { user } = opened
  await opened.user.type(await field(/^Title/u), ' 2')
  const sent = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const body = (init.body as string)
      .replace('"Ida"', '""')
      .replace('"Seen"', '" "')
      .replace(/"email":"[^"]*"/u, '"email":"nobody"')
    return sent(input, { ...init, body })
  })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(MESSAGES.personNameRequired)
  vi.stubGlobal('fetch', sent)
  const refused = { 'First name': MESSAGES.personNameRequired, Email: MESSAGES.emailInvalid }
  for (const [label, message] of Object.entries(refused)) {
    const input = await field(new RegExp(`^${label}`, 'u'))
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe(message)
  }
  expect((await field(/^Title/u)).getAttribute('aria-invalid')).toBe('false')
})
