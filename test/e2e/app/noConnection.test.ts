/** Every screen opened while the server cannot be reached; the app's own files are there, as the service worker keeps them. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { test } from '../support/browser.ts'
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

test.override({ expectedErrors: [/^Failed to load resource: net::ERR_FAILED/u] })

test('[45.59] every screen says that there is no connection, and loads when it is back', async ({
  page,
}) => {
  await signIn(page, 'provider@liftwise.example', { path: '/jobs' })
  await page.locator('h1').waitFor()
  await page.route(/\/(?:graphql|healthz)$/u, (route) => route.abort())
  const wrong: string[] = []
  for (const path of [...SCREENS, ...RECORDS, '/jobs']) {
    await open(page, path)
    const problem = await problemOf(page, path)
    if (problem !== null) wrong.push(`${path}: ${problem}`)
  }
  expect(wrong).toEqual([])
  await open(page, '/locations')
  await page.locator('main').getByText(MESSAGES.noConnection).waitFor()
  await page.unroute(/\/(?:graphql|healthz)$/u)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.locator('main tbody tr').first().waitFor()
  await expect.poll(() => page.getByText(/No connection/u).count()).toBe(0)
})

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Returns what is wrong with the screen once it waits for nothing; null: nothing. */
async function problemOf(page: Page, path: string): Promise<string | null> {
  const main = page.locator('main')
  const waiting = main.locator('.MuiSkeleton-root, [role="progressbar"], [aria-label="Loading"]')
  let problem: string | null = 'shows nothing'
  await expect
    .poll(async () => {
      if (await waiting.count()) return (problem = 'waits for ever')
      const text = await main.innerText()
      return (problem = problemIn(text, path))
    })
    .toBeNull()
    .catch(() => {})
  return problem
}

function problemIn(text: string, path: string): string | null {
  if (!(hasOwnData(path) ? text.includes(MESSAGES.noConnection) : /No connection/u.test(text)))
    return `no word of the connection: ${text.slice(0, 300)}`
  const [untrue] = UNTRUE.exec(text) ?? []
  return untrue ? `'${untrue}' in ${around(text, untrue)}` : null
}

/** Forms and explanations have no data of their own. */
const hasOwnData = (path: string) => !/\/add|help|aimodel|aiaccuracy/u.test(path)

const UNTRUE = /No matches|No results|Something went wrong|^Error\b|could not be|none yet/imu

const around = (text: string, part: string) => {
  const at = text.indexOf(part)
  return text.slice(Math.max(0, at - 60), at + 60)
}
