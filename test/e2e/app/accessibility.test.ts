/** WCAG 2.2 AA on every screen, at 1280 and at 360 pixels; nothing is wider than the phone; each page has its title. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { DESKTOP, PHONE, test } from '../support/browser.ts'
import { signIn } from '../support/session.ts'

const FIRST_ROW = 'the first row'

const PUBLIC = [
  '/',
  '/forgot-password',
  '/reset/abc',
  '/unsubscribe/abc',
  '/privacy',
  '/termsandconditions',
]

/** Addresses, each with the buttons to press from there, one screen after the other. */
const SUPER_USER: Walk[] = [
  ['/home'],
  ['/allobservations', FIRST_ROW],
  ['/allobservations/addObservation'],
  ['/locations', FIRST_ROW, 'Edit location'],
  ['/locations/addLocation'],
  ['/departments', FIRST_ROW, 'Edit department'],
  ['/departments/addDepartment'],
  ['/users', FIRST_ROW, 'Edit user'],
  ['/users', FIRST_ROW, 'Reset password'],
  ['/users/addUser'],
  ['/tasks', FIRST_ROW],
  ['/aiaccuracy'],
  ['/gbslibrary'],
  ['/campaigns', FIRST_ROW, 'Edit campaign'],
  ['/campaigns/addCampaign'],
  ['/auditlog'],
  ['/help'],
]

const PROVIDER: Walk[] = [
  ['/home'],
  ['/clientoverview'],
  ['/clients', FIRST_ROW, 'Edit client'],
  ['/clients/addClient'],
  ['/tasks', FIRST_ROW, 'Edit task'],
  ['/tasks/addTask'],
  ['/gbslibrary/addGbsVideo'],
]

describe('axe finds nothing, and nothing is wider than the phone', () => {
  test('[40.3] before signing in', { timeout: 60_000 }, async ({ page }) => {
    for (const path of PUBLIC) {
      await page.goto(path)
      await inspect(page, path)
    }
  })

  test('[40.3] [2.35] a super user’s screens', { timeout: 240_000 }, async ({ page }) => {
    await signIn(page, 'super@northwind.example')
    for (const walk of SUPER_USER) await clean(page, walk)
  })

  test('[40.3] [2.35] the provider’s screens', { timeout: 180_000 }, async ({ page }) => {
    await signIn(page, 'provider@liftwise.example')
    for (const walk of PROVIDER) await clean(page, walk)
  })
})

type Walk = [path: string, ...presses: string[]]

async function clean(page: Page, [path, ...presses]: Walk): Promise<void> {
  await page.goto(path)
  await inspect(page, path)
  await hasTitle(page, path)
  for (const press of presses) {
    if (press === FIRST_ROW) await page.locator('main tbody a').first().click()
    else await page.getByRole('link', { name: press, exact: true }).click()
    await page.waitForURL((url) => url.pathname !== path)
    await inspect(page, `${path}, ${press}`)
    await hasTitle(page, `${path}, ${press}`)
  }
}

/** The heading is also the browser's title. */
async function hasTitle(page: Page, where: string): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  expect(heading.length, where).toBeGreaterThan(2)
  expect(await page.title(), where).toContain(heading)
}

/** Checks a screen at both sizes after a single load. */
async function inspect(page: Page, where: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.locator('main .MuiSkeleton-root').count()).toBe(0)
    const at = `${where}, ${viewport.width} pixels wide`
    expect(await violations(page), at).toEqual([])
    await expect.poll(() => page.evaluate(tooWide), { message: at }).toBe(false)
  }
}

/** A drawing that is cut off makes no page wider. */
const tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement
  const drawings = Array.from(document.querySelectorAll('main [role="img"] svg'))
  return (
    scrollWidth > clientWidth ||
    drawings.some((drawing) => drawing.getBoundingClientRect().right > clientWidth)
  )
}
