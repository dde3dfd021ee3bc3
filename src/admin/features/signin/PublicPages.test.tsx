// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenStore } from '../../foundation/data/tokenStore.ts'
import {
  markSignedOut,
  type SignInState,
  signInStateFor,
} from '../../foundation/auth/signInState.ts'
import { PublicPages } from './PublicPages.tsx'
import { ownAnswer } from '#test/support/ownAnswer.ts'

const answer = vi.fn<(body: Sent) => unknown>()

beforeEach(() => {
  answer.mockReset()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) =>
    ownAnswer(await answer(JSON.parse(body) as Sent)),
  )
})

afterEach(() => {
  cleanup()
  localStorage.removeItem('device_tokens')
  tokenStore.clear()
})

describe('/', () => {
  it('[2.4] [2.6] has email, password and Sign in; Enter submits, the button says so and is disabled, and both tokens are stored', async () => {
    let respond: (value: unknown) => void = () => undefined
    answer.mockReturnValue(new Promise((resolve) => (respond = resolve)))
    open('/')
    const link = screen.getByRole('link', { name: 'Forgot password?' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
    await userEvent.type(screen.getByLabelText('Email'), ' o@northwind.example ')
    await userEvent.type(screen.getByLabelText('Password'), 'secret pass{Enter}')
    const button = await screen.findByRole('button', { name: 'Signing in...' })
    expect(button).toHaveProperty('disabled', true)
    respond({ data: { login: { access_token: 'a', refresh_token: 'r' } } })
    await waitFor(() => expect(tokenStore.read()).toEqual({ accessToken: 'a', refreshToken: 'r' }))
    expect(answer.mock.calls[0]?.[0].variables).toEqual({
      loginData: { email: 'o@northwind.example', password: 'secret pass' },
    })
  })

  it('[10.30] shows the device tokens of earlier sign-ins of this browser, whoever signed in', async () => {
    const login = { access_token: 'a', refresh_token: 'r' }
    const shown = () => answer.mock.lastCall?.[0].variables
    for (const [token, devices] of [
      ['of Ann', undefined],
      ['of Bob', ['of Ann']],
      ['of Ann', ['of Bob', 'of Ann']],
      ['of Cy', ['of Ann', 'of Bob']],
    ] as const) {
      answer.mockReturnValue({ data: { login: { ...login, device_token: token } } })
      open('/')
      await signIn()
      await waitFor(() => expect(tokenStore.isSignedIn()).toBe(true))
      expect(shown()).toMatchObject({ loginData: devices ? { devices } : {} })
      if (!devices) expect(shown()).not.toMatchObject({ loginData: { devices: expect.anything() } })
      cleanup()
      tokenStore.clear()
    }
  })

  it('[4.2] a wrong login shows the banner and keeps what was typed', async () => {
    answer.mockReturnValue({ errors: [{ message: 'Incorrect username or password' }] })
    open('/')
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'o@northwind.example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong')
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false)
    expect(tokenStore.read()).toBeNull()
  })

  it('[10.27] asks for what is missing, focuses it and calls nobody', async () => {
    open('/')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('Email is required')).toBeTruthy()
    expect(screen.getByText('Password is required')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
    expect(answer).not.toHaveBeenCalled()
  })

  it('[42.12] an account with a second factor is asked for its code next, and for nothing again', async () => {
    const refusal = (code: string, message: string, field?: string) => ({
      errors: [{ message, extensions: { code, field } }],
    })
    answer.mockReturnValueOnce(refusal('SECOND_FACTOR_REQUIRED', 'Enter the code.'))
    open('/')
    await signIn()
    const field = await screen.findByLabelText('Code')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('alert')).toBeNull()
    answer.mockReturnValueOnce(refusal('BAD_INPUT', 'This code is wrong.', 'code'))
    await userEvent.type(field, '123 456{Enter}')
    expect(await screen.findByText('This code is wrong.')).toBeTruthy()
    expect(field).toHaveProperty('value', '123 456')
    answer.mockReturnValueOnce({ data: { login: { access_token: 'a', refresh_token: 'r' } } })
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(tokenStore.read()).toEqual({ accessToken: 'a', refreshToken: 'r' }))
    expect(answer.mock.lastCall?.[0].variables).toEqual({
      loginData: { email: 'o@northwind.example', password: 'wrong', code: '123 456' },
    })
  })

  it('[42.12] the way back keeps the email', async () => {
    answer.mockReturnValueOnce({ errors: [{ extensions: { code: 'SECOND_FACTOR_REQUIRED' } }] })
    open('/')
    await signIn()
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }))
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'o@northwind.example')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })
})

describe('/forgot-password', () => {
  it('[2.10] asks for an e-mail address and answers calmly', async () => {
    answer.mockReturnValue({ data: { forgotPassword: true } })
    open('/forgot-password')
    await userEvent.type(screen.getByLabelText('Email'), 'nobody@northwind.example{Enter}')
    expect((await screen.findByRole('status')).textContent).toMatch(/^If an account exists/u)
    expect(answer.mock.calls[0]?.[0].variables).toEqual({ email: 'nobody@northwind.example' })
  })
})

describe('/reset/*', () => {
  it('[2.11] [2.13] [5.1] [5.2] tells what is wrong, each on its field, saves with the token of the link, signs in and goes to /', async () => {
    answerLink({ data: { login: { access_token: 'a', refresh_token: 'r' } } })
    const router = open('/reset/t0ken')
    await save('short', 'other')
    expect(await screen.findByText('Password must be at least 8 characters')).toBeTruthy()
    expect(screen.getByText('Passwords must match')).toBeTruthy()
    expect(changes()).toEqual([])
    await save('long enough', 'long enough')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(changes()).toEqual([
      { resetPasswordInput: { resetToken: 't0ken', password: 'long enough' } },
      { loginData: { email: 'o@northwind.example', password: 'long enough' } },
    ])
    expect(tokenStore.isSignedIn()).toBe(true)
  })

  it('[2.13] asks for the code of an account with a second factor, before anybody is signed in', async () => {
    answerLink(
      { errors: [{ message: 'Code?', extensions: { code: 'SECOND_FACTOR_REQUIRED' } }] },
      { data: { login: { access_token: 'a', refresh_token: 'r' } } },
    )
    const router = open('/reset/t0ken')
    await save('long enough', 'long enough')
    await userEvent.type(await screen.findByLabelText('Code'), '123456')
    expect(tokenStore.isSignedIn()).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(answer.mock.lastCall?.[0].variables).toEqual({
      loginData: { email: 'o@northwind.example', password: 'long enough', code: '123456' },
    })
    expect(tokenStore.isSignedIn()).toBe(true)
  })

  it('[2.13] says that the password is saved where signing in fails', async () => {
    answerLink({ errors: [{ message: 'Too many attempts', extensions: { code: 'RATE_LIMITED' } }] })
    const router = open('/reset/t0ken')
    await save('long enough', 'long enough')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect((await screen.findByRole('status')).textContent).toMatch(/new password is saved/u)
    expect(tokenStore.isSignedIn()).toBe(false)
  })

  it('[15.28] the link of an invitation asks to choose a password, and says how long it works', async () => {
    answerLink()
    open('/reset/t0ken?invited')
    expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeTruthy()
    await save('long enough', 'long enough')
    expect((await screen.findByRole('alert')).textContent).toContain('expires after 7 days')
    expect(answer.mock.lastCall?.[0].variables).toMatchObject({
      resetPasswordInput: { resetToken: 't0ken' },
    })
  })

  it('[2.13] does not blame the link where the server cannot be reached', async () => {
    answer.mockRejectedValue(new Error('No connection to the server.'))
    open('/reset/t0ken')
    await save('long enough', 'long enough')
    const { textContent } = await screen.findByRole('alert')
    expect(textContent).toContain('No connection to the server.')
    expect(textContent).not.toContain('expires')
  })

  it('[2.110] a link that was used or has expired says so before anything is entered, and leads to a new one', async () => {
    answerLink()
    open('/reset/t0ken')
    const { textContent } = await screen.findByRole('status')
    expect(textContent).toContain('This link no longer works.')
    const link = screen.getByRole('link', { name: 'Get a new link' })
    expect(link.getAttribute('href')).toBe('/forgot-password')
  })

  it("[8.2] a failure shows the banner 'Error resetting password'", async () => {
    answerLink()
    open('/reset/t0ken')
    await save('long enough', 'long enough')
    expect((await screen.findByRole('alert')).textContent).toContain('Error resetting password')
  })

  it('[42.1] a password that the server refuses is said at its field, and stays', async () => {
    const message = 'This password is one of the most common ones.'
    answer.mockReturnValue({ errors: [{ message, extensions: { field: 'password' } }] })
    open('/reset/t0ken')
    await save('sunshine', 'sunshine')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'sunshine')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

it('[37.2] an unknown address says that the page does not exist and leads to sign-in', async () => {
  open('/observations')
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
})

it('[10.28] a session that ended says so; a sign-out does not, and forgets the address', () => {
  const here = { pathname: '/tasks', search: '?page=2', hash: '' }
  tokenStore.write({ accessToken: 'a', refreshToken: 'r' })
  tokenStore.clear()
  const notice = 'messages.sessionEnded'
  expect(signInStateFor(here, notice)).toEqual({ returnTo: here, notice })
  open({ pathname: '/', state: { returnTo: here, notice } })
  expect(screen.getByRole('status').textContent).toBe('Your session ended. Sign in to continue.')
  markSignedOut()
  expect(signInStateFor(here, notice)).toBeNull()
})

it('[2.14] open without signing in', async () => {
  open('/privacy')
  expect(await screen.findByRole('heading', { name: 'Privacy Policy' })).toBeTruthy()
  cleanup()
  open('/termsandconditions')
  expect(await screen.findByRole('heading', { name: 'Terms and Conditions' })).toBeTruthy()
})

/** Variables of what was sent to change something. */
const changes = () =>
  answer.mock.calls
    .filter(([{ query }]) => query.includes('mutation'))
    .map(([{ variables }]) => variables)

/** Answers of a link that works, followed by these of the sign-ins after it; without any, the link is refused. */
function answerLink(...logins: object[]) {
  const refused = { errors: [{ message: 'Error resetting password' }] }
  answer.mockImplementation(({ query }) => {
    if (query.includes('resetLinkEmail'))
      return { data: { resetLinkEmail: logins.length > 0 ? 'o@northwind.example' : null } }
    if (!query.includes('resetPassword')) return logins.shift()
    return logins.length > 0 ? { data: { resetPassword: true } } : refused
  })
}

interface Sent {
  query: string
  variables: Record<string, unknown>
}

function open(address: string | { pathname: string; state: SignInState }) {
  const router = createMemoryRouter([{ path: '*', element: <PublicPages /> }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  return router
}

async function signIn() {
  await userEvent.type(screen.getByLabelText('Email'), 'o@northwind.example')
  await userEvent.type(screen.getByLabelText('Password'), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

async function save(password: string, repeat: string) {
  await userEvent.clear(await screen.findByLabelText('Password'))
  await userEvent.clear(screen.getByLabelText('Repeat password'))
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.type(screen.getByLabelText('Repeat password'), repeat)
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
}
