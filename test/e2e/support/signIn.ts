/** Somebody signs in: past the sign-in page, where signing in is not what is tested, or through it as a person would. */
import type { Page } from 'playwright-core'
import { DEMO_PASSWORD, logIn } from './logIn.ts'
import { writeTokens } from './sessionTokens.ts'

/** Opens `path` as this person; without one nothing yet: the next address that is opened is theirs. */
export async function signIn(
  page: Page,
  email: string,
  { path, password = DEMO_PASSWORD }: { path?: string; password?: string } = {},
): Promise<void> {
  const tokens = await logIn(page, email, password)
  // Of this origin, and nothing that runs.
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
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await arrived(page)
}

/** On a phone the way out is behind the menu. */
const arrived = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Logout|Open menu)$/ }).waitFor()
