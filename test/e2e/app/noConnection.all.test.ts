/** Every screen opened while the server cannot be reached; the app's own files are there, as the service worker keeps them. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { test as base } from '../support/browser.ts'
import { intercept } from '../support/intercept.ts'
import { signIn } from '../support/session.ts'
import { ADMINISTRATION, PROVIDER, SUPER_USER } from '../support/walks.ts'

const SCREENS = new Set(
  [...SUPER_USER, ...ADMINISTRATION, ...PROVIDER].map(([first]) =>
    typeof first === 'string' ? first : first.to,
  ),
)

const RECORDS = ['locations', 'departments', 'users', 'tasks', 'campaigns', 'allobservations'].map(
  (entity) => `/${entity}/0199aaaa-0000-7000-8000-000000000000`,
)

const test = base.extend({
  expectedErrors: [/^Failed to load resource: net::ERR_FAILED/u],
})

test('[45.59] every screen says that there is no connection, and loads when it is back', async ({
  page,
}) => {
  await signIn(page, 'provider@liftwise.example', { path: '/jobs' })
  await page.locator('h1').waitFor()
  await intercept(page, /\/(?:graphql|healthz)$/u, (route) => route.abort())
  for (const path of [...SCREENS, ...RECORDS, '/jobs']) {
    await open(page, path)
    await expect.poll(() => problemOf(page, path), { message: path }).toBeNull()
  }
  await open(page, '/locations')
  await page.locator('main').getByText(MESSAGES.noConnection).waitFor()
  await page.unroute(/\/(?:graphql|healthz)$/u)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('main tbody tr').first().waitFor()
  await expect.poll(() => page.getByText(/No connection/u).count()).toBe(0)
})

test.for([
  ['its first script', /assets\/start-.*\.js$/u],
  ['what every page starts with', /assets\/public-.*\.js$/u],
] as const)(
  '[45.85] a page whose code cannot be loaded says so, and loads when it is reloaded: %s',
  async ([, code], { page }) => {
    await signIn(page, 'user@northwind.example')
    await page.route(code, (route) => route.abort())
    await page.goto('/allobservations')
    await page.getByRole('alert').getByText('This page could not be loaded').waitFor()
    await page.unroute(code)
    await page.getByRole('link', { name: 'Reload' }).click()
    await page.locator('main tbody tr').first().waitFor()
  },
)

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Returns what is wrong with the screen; null: nothing. */
async function problemOf(page: Page, path: string): Promise<string | null> {
  const main = page.locator('main')
  const waiting = main.locator('.MuiSkeleton-root, [role="progressbar"], [aria-label="Loading"]')
  if (await waiting.count()) return 'waits for ever'
  const text = await main.innerText()
  if (!(hasOwnData(path) ? text.includes(MESSAGES.noConnection) : /No connection/u.test(text)))
    return `no word of the connection: ${text.slice(0, 300)}`
  // Documents name many things.
  return /help|aimodel/u.test(path) ? null : (UNTRUE.exec(text)?.[0] ?? null)
}

/** Forms and explanations have no data of their own. */
const hasOwnData = (path: string) =>
  !/\/add|\/import|\/review|help|aimodel|aiaccuracy|qrcodes/u.test(path)

const UNTRUE = /No matches|No results|Something went wrong|^Error\b|could not be|none yet/imu
