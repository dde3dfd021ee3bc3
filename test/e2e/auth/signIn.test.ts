/** Signing in and out, and sessions that outlive their access token, in a real browser. */
import { describe, expect } from 'vitest'
import { test } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { expired, readTokens, signInByForm, submitSignIn, writeTokens } from '../support/session.ts'
import { DEMO_PASSWORD } from '../support/serverCalls.ts'

const OBSERVER = 'observer@northwind.example'

test('[2.1] [2.2] [2.9] [2.30] [37.10] [37.11] signing in shows the outline of the app while its code loads, then the home page with its heading focused', async ({
  page,
}) => {
  const release = await holdBack(page, /assets\/app-/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Email').fill(OBSERVER)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  release()
  await page.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === '/home' && /^[0-9a-f-]{36}$/.test(searchParams.get('clientId') ?? ''),
  )
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Dashboard')
  const links = page.getByRole('navigation').getByRole('link')
  await expect.poll(() => links.allInnerTexts()).toContain('Observations')
})

test('[8.1] [4.2] a wrong password shows the banner and keeps what was typed', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Email').fill(OBSERVER)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').getByText('Incorrect username or password').waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(OBSERVER)
})

test('[2.32] logout clears the tokens, ends the session on the server, resets the colour and goes to /', async ({
  page,
}) => {
  await signInByForm(page, OBSERVER)
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
  expect(await readTokens(page)).toEqual({ access_token: '', refresh_token: '' })
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(250, 166, 26)')
  await page.goBack()
  await button.waitFor()
})

describe('a session', () => {
  test.override({ expectedErrors: [/Failed to load resource/] })
  test('[4.4] [4.5] [4.6] [6.47] [10.28] an expired access token is refreshed unseen; when that is refused both tokens are gone, and signing in again leads back', async ({
    page,
  }) => {
    await signInByForm(page, OBSERVER)
    const before = await readTokens(page)
    const access_token = await expired(before.access_token)
    /** Opens the list with these tokens; no page that is still loading uses them first. */
    const openWith = async (tokens: typeof before) => {
      await page.goto('/favicon.svg')
      await writeTokens(page, tokens)
      await page.goto('/allobservations')
    }
    await openWith({ ...before, access_token })
    await page.getByRole('row').nth(3).waitFor()
    const after = await readTokens(page)
    expect(after.refresh_token).not.toBe(before.refresh_token)
    // Within one second the new token would equal the first one.
    expect(after.access_token).not.toBe(access_token)

    await openWith({ access_token, refresh_token: 'never given out' })
    await page.getByText('Your session ended. Sign in to continue.').waitFor()
    expect(await readTokens(page)).toEqual({ access_token: '', refresh_token: '' })
    await submitSignIn(page, OBSERVER)
    await page.waitForURL('**/allobservations?**')
  })
})
