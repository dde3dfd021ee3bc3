/** Sign-in, redirects, sign-out, and sessions that outlive their access token, in a real browser. */
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import {
  expired,
  readTokens,
  signIn,
  signInByForm,
  submitSignIn,
  writeTokens,
} from '../support/session.ts'
import { DEMO_PASSWORD, logIn } from '../support/serverCalls.ts'

const REFUSED_BY_BROWSER = [/Failed to load resource/]

const AFTER_HOME = ['GBS Library', 'Help', 'T&Cs', 'Privacy Policy']
const OURS = ['Today', 'Follow-ups', 'Tasks and places', 'Calibration']
const OF_SUPER_USERS = [...AFTER_HOME, ...OURS, 'Audit log']
const OF_OBSERVATIONS = ['Observations', 'Tasks', 'Campaigns', ...AFTER_HOME, 'Today', 'Follow-ups']

/** Numbers of the rules, the account, where it arrives, and its menu. */
const LANDINGS: [items: string, email: string, path: string, menu: string[]][] = [
  ['2.8 6.4', 'observee@northwind.example', '/allobservations', OF_OBSERVATIONS],
  ['2.8 6.4', 'user@northwind.example', '/allobservations', OF_OBSERVATIONS],
  [
    '2.9 6.3',
    'observer@northwind.example',
    '/home',
    ['Dashboard', 'Tasks', 'Campaigns', 'Observations', ...AFTER_HOME, ...OURS],
  ],
  [
    '2.9 6.2',
    'super@northwind.example',
    '/home',
    'Dashboard|Locations|Departments|Users|Tasks|Campaigns|Observations'
      .split('|')
      .concat(OF_SUPER_USERS),
  ],
  [
    '2.9 6.1',
    'provider@liftwise.example',
    '/home',
    'Dashboard|Client Overview|Clients|Locations|Departments|Users|Tasks|Campaigns|Observations'
      .split('|')
      .concat(OF_SUPER_USERS, 'Status'),
  ],
  [
    '2.9 6.58',
    'none@northwind.example',
    '/home',
    ['Observations', 'Tasks', 'Campaigns', ...AFTER_HOME],
  ],
]

describe('sign-in', () => {
  for (const [items, email, landing, menu] of LANDINGS)
    test(`[${items}] [2.1] [2.2] [2.30] ${email} lands on ${landing}, with their own client in the address and the menu of their role`, async ({
      page,
    }) => {
      await signInByForm(page, email)
      await page.waitForURL(
        ({ pathname, searchParams }) =>
          pathname === landing && /^[0-9a-f-]{36}$/.test(searchParams.get('clientId') ?? ''),
      )
      const links = page.getByRole('navigation').getByRole('link')
      await expect
        .poll(async () => (await links.allInnerTexts()).map((text) => text.trim()))
        .toEqual(menu)
    })

  test('[10.24] a tab that slept while another person signed in is theirs when it wakes', async ({
    page,
  }) => {
    await signIn(page, 'super@northwind.example', { path: '/allobservations' })
    const users = page.getByRole('navigation').getByRole('link', { name: 'Users', exact: true })
    await users.waitFor()
    await writeTokens(page, await logIn(page, 'observer@northwind.example'))
    await page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })),
    )
    await users.waitFor({ state: 'detached' })
    await page.getByRole('navigation').getByRole('link', { name: 'Observations' }).waitFor()
  })

  test('[2.9] [6.59] a role without rights reads so inside the layout, and whom to ask', async ({
    page,
  }) => {
    await signIn(page, 'none@northwind.example', { path: '/' })
    await page.getByText('You do not have access to this page').waitFor()
    await page.getByText(/give you a role: .*Simone de Wit/).waitFor()
    expect(await page.getByRole('button', { name: 'Logout' }).isVisible()).toBe(true)
  })

  test('[2.4] [2.6] Enter submits; meanwhile the button says so and is disabled', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/graphql')
    await page.goto('/')
    await page.getByLabel('Email').fill('observer@northwind.example')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    const busy = page.getByRole('button', { name: 'Signing in...' })
    await busy.waitFor()
    await expect.poll(() => busy.isDisabled()).toBe(true)
    release()
    await page.waitForURL('**/home?**')
  })

  test('[8.1] [4.2] a wrong password shows the banner and keeps what was typed', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByLabel('Email').fill('observer@northwind.example')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').getByText('Incorrect username or password').waitFor()
    await expect
      .poll(() => page.getByLabel('Email').inputValue())
      .toBe('observer@northwind.example')
  })

  test('[2.4] [2.10] a link leads to /forgot-password, which asks for the address', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.waitForURL('**/forgot-password')
    // The address changes before the page does, and both have a field 'Email'.
    await page.getByRole('heading', { name: 'Forgot password' }).waitFor()
    await page.getByLabel('Email').fill('nobody@northwind.example')
    await page.getByLabel('Email').press('Enter')
    await page.getByRole('status').first().waitFor()
  })
})

describe('sessions', () => {
  for (const path of ['/home', '/allobservations/addObservation'])
    test(`[6.47] ${path} without a token leads to /`, async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      expect(new URL(page.url()).pathname).toBe('/')
    })

  test('[2.32] logout clears the tokens, ends the session on the server, resets the colour and goes to /', async ({
    page,
  }) => {
    await signInByForm(page, 'observer@northwind.example')
    await page.getByRole('link', { name: 'Help', exact: true }).click()
    await page.waitForURL('**/help?**')
    const logout = page.waitForResponse(
      (response) => response.request().postData()?.includes('mutation Logout') === true,
    )
    await page.getByRole('button', { name: 'Logout' }).click()
    expect(await (await logout).json()).toEqual({ data: { logout: true } })
    const button = page.getByRole('button', { name: 'Sign in' })
    await button.waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
      /(access|refresh)_token/u,
    )
    await expect
      .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(250, 166, 26)')
    await page.goBack()
    await button.waitFor()
  })

  test('[4.4] [4.5] [7.3] an expired access token is refreshed unseen', async ({ page }) => {
    await signInByForm(page, 'observer@northwind.example')
    const before = await readTokens(page)
    const access_token = await expired(before.access_token)
    // No page that is still loading refreshes it first.
    await page.goto('/favicon.svg')
    await writeTokens(page, { ...before, access_token })
    await page.goto('/allobservations')
    await page.getByRole('row').nth(3).waitFor()
    const after = await readTokens(page)
    expect(after.refresh_token).not.toBe(before.refresh_token)
    // Within one second the new token would equal the first one.
    expect(after.access_token).not.toBe(access_token)
  })

  test('[37.11] [37.10] shows the outline of the app while its code loads', async ({ page }) => {
    const release = await holdBack(page, /assets\/app-/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Email').fill('observer@northwind.example')
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    release()
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Dashboard')
  })

  test('[10.27] a deep link leads to its page after signing in', async ({ page }) => {
    await page.goto('/tasks?search=box')
    await submitSignIn(page, 'observer@northwind.example')
    await page.waitForURL(/\/tasks\?clientId=[0-9a-f-]{36}&search=box$/)
    await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
  })

  test('[10.27] a deep link to a page of other roles leads home and says why', async ({ page }) => {
    await page.goto('/users')
    await submitSignIn(page, 'observer@northwind.example')
    await page.waitForURL('**/home?**')
    await page.getByText('You do not have access to the page you asked for.').waitFor()
  })

  describe('refused', () => {
    test.override({ expectedErrors: REFUSED_BY_BROWSER })
    test('[37.2] an unknown address is answered with 404 and the app’s own page', async ({
      page,
    }) => {
      await signInByForm(page, 'observer@northwind.example')
      expect((await page.goto('/observations'))?.status()).toBe(404)
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      await page.getByRole('link', { name: 'Go to the dashboard' }).click()
      await page.waitForURL('**/home?**')
    })

    test('[4.6] [10.28] when the refresh is refused, both tokens are gone, and signing in again leads back', async ({
      page,
    }) => {
      await signInByForm(page, 'observer@northwind.example')
      const { access_token } = await readTokens(page)
      // No page that is still loading uses the tokens first.
      await page.goto('/favicon.svg')
      await writeTokens(page, {
        access_token: await expired(access_token),
        refresh_token: 'never given out',
      })
      await page.goto('/allobservations')
      await page.getByRole('button', { name: 'Sign in' }).waitFor()
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
        /(access|refresh)_token/u,
      )
      await page.getByText('Your session ended. Sign in to continue.').waitFor()
      await submitSignIn(page, 'observer@northwind.example')
      await page.waitForURL('**/allobservations?**')
    })
  })
})
