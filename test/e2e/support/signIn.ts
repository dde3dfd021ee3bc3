/** Signs in through the page itself, as a person would. */
import type { Page } from 'playwright-core'

export const DEMO_PASSWORD = 'Liftwise-demo-1'

export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // On a phone the way out is behind the menu.
  await page.getByRole('button', { name: /^(Logout|Open menu)$/ }).waitFor()
}
