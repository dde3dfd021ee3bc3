import { screen, waitFor, within } from '@testing-library/react'
import { TOTP } from 'otpauth'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { chooseLanguage } from '#admin/foundation/i18n/i18nProvider.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { account, actor, api, signIn } from '#test/support/api.ts'
import { codeOf, login, setUpSecondFactor } from '../../api/auth/secondFactorCalls.ts'
import { holdCalls } from '../support/heldCalls.ts'
import { openApp, type OpenApp } from '../support/openApp.tsx'

const { db, now } = await api()
const client = await buildClient(db)

beforeEach(() => sessionStorage.clear())

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Goes through the set-up on the page: password, key, code, recovery codes. */
async function setUpOnPage({ user }: OpenApp, password: string) {
  await user.type(await screen.findByLabelText(/^Your password/u), `${password}{Enter}`)
  await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  const secret = document.querySelector('code')?.textContent.replaceAll(' ', '') ?? ''
  const code = new TOTP({ secret }).generate({ timestamp: now().getTime() })
  await user.type(screen.getByLabelText(/^Code/u), '000000{Enter}')
  await screen.findByText(/^This code is wrong/u)
  await user.clear(screen.getByLabelText(/^Code/u))
  await user.type(screen.getByLabelText(/^Code/u), `${code}{Enter}`)
  const codes = within(await screen.findByRole('list', { name: 'Save your recovery codes' }))
  expect(codes.getAllByRole('listitem')).toHaveLength(10)
  await user.click(await button('I have saved them'))
}

it('[42.13] sets a second factor up on the account page, step by step', async () => {
  const person = await actor('CLIENT_OBSERVEE', client)
  const app = await openApp(person, '/account')
  const held = await screen.findByRole('link', { name: 'See your data' })
  expect(held.getAttribute('href')).toContain('/mydata')
  await app.user.click(await button('Set up a second factor'))
  await setUpOnPage(app, person.password)
  await screen.findByText(/10 recovery codes left/u)
  expect(codeOf(await login(person))).toBe('SECOND_FACTOR_REQUIRED')
})

it('[40.22] is light or dark as chosen there, or as the system', async () => {
  const person = await actor('CLIENT_OBSERVEE', client)
  const { user } = await openApp(person, '/account')
  const shown = () => document.documentElement.dataset['theme']
  const choice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
  expect((await choice('Same as the device')).checked).toBe(true)
  await user.click(await choice('Dark'))
  await waitFor(() => expect(shown()).toBe('dark'))
  await user.click(await choice('Same as the device'))
  await waitFor(() => expect(shown()).toBe('light'))
  expect((await choice('Same as the device')).checked).toBe(true)
})

it('[42.13] lists the devices there, marks this one, and ends the others', async () => {
  const person = await actor('NONE', client)
  const other = await signIn(person)
  const { user } = await openApp(person, '/account')
  await screen.findByText('This device')
  expect(screen.queryByRole('link', { name: 'See your data' })).toBeNull()
  await user.click(await button('Sign out all others'))
  await screen.findByText('1 device is signed out.')
  await waitFor(() => expect(screen.queryByText('Sign out all others')).toBeNull())
  expect(codeOf(await other.gql('{ me { id } }'))).toBe('UNAUTHENTICATED')
})

it('[42.14] shows nothing but the set-up to who must do it first, and then the app', async () => {
  const strict = await buildClient(db, { second_factor_required: true })
  const person = await signIn(await account('CLIENT_USER', strict))
  const app = await openApp(person, '/tasks')
  await screen.findByRole('heading', { name: 'Set up your second factor' })
  expect(screen.queryByRole('navigation')).toBeNull()
  await setUpOnPage(app, person.password)
  await screen.findByRole('heading', { name: 'Tasks' })
})

it('[42.13] who may change a person ends their devices and resets their second factor on their page', async () => {
  const superUser = await actor('CLIENT_SUPER_USER', client)
  const person = await actor('CLIENT_OBSERVER', client)
  await setUpSecondFactor(person)
  const { user } = await openApp(superUser, `/users/${person.id}`)
  await user.click(await button('Reset second factor'))
  await user.click(await button('Reset'))
  await screen.findByText(/has no second factor\.$/u)
  await screen.findByText(/is not signed in anywhere\.$/u)
  expect(codeOf(await person.gql('{ me { id } }'))).toBe('UNAUTHENTICATED')
})

it('[49.3] of two languages chosen one after the other the last one stays, whichever is saved first', async () => {
  const person = await actor('CLIENT_OBSERVEE', client)
  const { user, sent } = await openApp(person, '/account')
  const release = holdCalls('"language":"de"')
  for (const name of ['Deutsch', 'Français']) {
    await user.click(await screen.findByRole('combobox', { name: 'Language' }))
    await user.click(await screen.findByRole('option', { name }))
  }
  release()
  const saved = () => sent.filter(({ query }) => query.includes('UpdateMyLanguage'))
  await waitFor(() => expect(saved()).toHaveLength(2))
  await waitFor(() => expect(document.documentElement.lang).toBe('fr'))
  const { data } = await person.gql('{ me { language } }')
  expect(data.me.language).toBe('fr')
  await chooseLanguage('en')
})

it('[49.3] the app of a person whose language is not the device’s opens once, in theirs', async () => {
  const person = await actor('CLIENT_OBSERVER')
  await person.gql('mutation { updateMyLanguage(language: de) { id } }')
  onTestFinished(() => chooseLanguage('en'))
  const languages = new Set<string>()
  const observer = new MutationObserver(() => {
    if (document.querySelector('main')) languages.add(document.documentElement.lang)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  const { sent } = await openApp(person, '/tasks')
  await screen.findByRole('heading', { level: 1, name: 'Tätigkeiten' })
  await waitFor(() => expect(listsIn(sent)).toHaveLength(1))
  expect([...languages]).toEqual(['de'])
})

const listsIn = (sent: readonly { query: string }[]) =>
  sent.filter(({ query }) => query.includes('allTasks'))
