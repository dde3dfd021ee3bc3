/** Signs a person in: directly through tokens, or through the sign-in page where that is tested. */
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { accessTokens } from '#server/context/request/accessTokens.ts'
import { DEMO_PASSWORD, logIn } from './serverCalls.ts'

/** Opens `path` as this person; without a path, the next opened address is theirs. */
export async function signIn(
  page: Page,
  email: string,
  { path, password = DEMO_PASSWORD }: { path?: string; password?: string } = {},
): Promise<void> {
  const tokens = await logIn(page, email, password)
  // A file of this origin that runs no code.
  await page.goto('/favicon.svg')
  await writeTokens(page, tokens)
  if (path === undefined) return
  await page.goto(path)
  await arrived(page)
}

export async function signInByForm(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto('/')
  await submitSignIn(page, email, password)
}

/** Fills and sends the sign-in form of the current page. */
export async function submitSignIn(
  page: Page,
  email: string,
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page)
}

/** On phones the logout button is inside the menu. */
const arrived = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Logout|Open menu)$/ }).waitFor()

/** Tokens stored by a page. */
export interface KeptTokens {
  access_token: string
  refresh_token: string
}

export function readTokens(page: Page): Promise<KeptTokens> {
  return page.evaluate(() => ({
    access_token: localStorage.getItem('access_token') ?? '',
    refresh_token: localStorage.getItem('refresh_token') ?? '',
  }))
}

export async function writeTokens(page: Page, tokens: KeptTokens): Promise<void> {
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, tokens)
}

export async function expired(accessToken: string): Promise<string> {
  const known = accessTokens(inject('tokenSecret'))
  const claims = await known.verify(accessToken, new Date())
  if (typeof claims === 'string') throw new Error(`The token is ${claims}.`)
  return known.sign(claims, new Date(Date.now() - 3_600_000))
}
