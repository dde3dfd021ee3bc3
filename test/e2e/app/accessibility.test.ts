/**
 * One walk through every screen at 360 and 1280 pixels: WCAG 2.2 AA, titles, widths, pixels of the focus, and paper.
 */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { DESKTOP, PHONE, test } from '../support/browser.ts'
import { stopsWithoutFocusRing } from '../support/focus.ts'
import { signIn } from '../support/session.ts'

const FIRST_ROW = 'the first row'
const MANY_SCREENS = { timeout: 240_000 }

const PUBLIC = [
  '/',
  '/forgot-password',
  '/reset/abc',
  '/unsubscribe/abc',
  '/privacy',
  '/termsandconditions',
]

/** What happens on a screen besides the checks of every screen. */
interface Screen {
  /** The heading of a screen is waited for; the first is an address, others are links on the screen before. */
  to: string
  /** At least so many stops of Tab are walked on a desktop. */
  stops?: number
  isPrinted?: boolean
}

type Walk = [path: string | Screen, ...presses: (string | Screen)[]]

const SUPER_USER: Walk[] = [
  [{ to: '/home', isPrinted: true }],
  [
    { to: '/allobservations?type=AI', stops: 40 },
    { to: FIRST_ROW, stops: 30, isPrinted: true },
  ],
  [{ to: '/allobservations/addObservation', stops: 20 }],
  ['/locations', FIRST_ROW, 'Edit location'],
  ['/locations', FIRST_ROW, { to: 'Delete location', stops: 2 }],
  ['/locations/addLocation'],
  ['/departments', FIRST_ROW, 'Edit department'],
  ['/departments/addDepartment'],
  [{ to: '/users', stops: 30 }, FIRST_ROW, 'Edit user'],
  ['/users', FIRST_ROW, 'Reset password'],
  ['/users/addUser'],
  ['/tasks', FIRST_ROW],
  [{ to: '/aiaccuracy', isPrinted: true }],
  ['/gbslibrary'],
  ['/campaigns', { to: FIRST_ROW, isPrinted: true }, 'Edit campaign'],
  ['/campaigns/addCampaign'],
  ['/auditlog'],
  ['/help'],
]

const PROVIDER: Walk[] = [
  ['/home'],
  ['/clientoverview'],
  ['/clients', FIRST_ROW, 'Edit client'],
  [{ to: '/clients/addClient', stops: 20 }],
  ['/tasks', FIRST_ROW, 'Edit task'],
  ['/tasks/addTask'],
  ['/gbslibrary/addGbsVideo'],
]

/** The width of an A4 page without its margins. */
const A4 = { width: 688, height: 980 }

describe('axe finds nothing, focus can be seen, and nothing is wider than the phone or the printed page', () => {
  test('[40.3] [40.8] before signing in', MANY_SCREENS, async ({ page }) => {
    for (const to of PUBLIC) {
      await page.goto(to)
      await inspect(page, to === '/' ? { to, stops: 6 } : { to })
    }
  })

  test('[40.3] [40.8] [40.10] [2.35] a super user’s screens', MANY_SCREENS, async ({ page }) => {
    await signIn(page, 'super@northwind.example')
    for (const walk of SUPER_USER) await follow(page, walk)
  })

  test('[40.3] [40.8] [2.35] the provider’s screens', MANY_SCREENS, async ({ page }) => {
    await signIn(page, 'provider@liftwise.example')
    for (const walk of PROVIDER) await follow(page, walk)
  })
})

async function follow(page: Page, [first, ...others]: Walk): Promise<void> {
  const start = screenOf(first)
  await page.goto(start.to)
  await inspect(page, start)
  await hasTitle(page, start.to)
  for (const screen of others.map(screenOf)) {
    const address = page.url()
    if (screen.to === FIRST_ROW) await page.locator('main tbody a').first().click()
    else if (screen.to.startsWith('Delete')) await openDialog(page, screen.to)
    else await page.getByRole('link', { name: screen.to, exact: true }).click()
    if (!screen.to.startsWith('Delete')) await page.waitForURL((url) => url.href !== address)
    await inspect(page, { ...screen, to: `${start.to}, ${screen.to}` })
    await hasTitle(page, `${start.to}, ${screen.to}`)
  }
}

const screenOf = (screen: string | Screen): Screen =>
  typeof screen === 'string' ? { to: screen } : screen

async function openDialog(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').waitFor()
}

/** The heading is also the browser's title. */
async function hasTitle(page: Page, where: string): Promise<void> {
  const heading = await page.locator('h1').innerText()
  expect(heading.length, where).toBeGreaterThan(2)
  expect(await page.title(), where).toContain(heading)
}

/** Checks a screen at both sizes, and as it is printed, after a single load. */
async function inspect(page: Page, { to, stops, isPrinted = false }: Screen): Promise<void> {
  await page.locator('h1').waitFor()
  await page.waitForLoadState('networkidle')
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.locator('h1').waitFor()
    await expect.poll(() => page.locator('main .MuiSkeleton-root').count()).toBe(0)
    const at = `${to}, ${viewport.width} pixels wide`
    expect(await violations(page), at).toEqual([])
    await expect.poll(() => page.evaluate(tooWide), { message: at }).toBe(false)
    if (stops === undefined) continue
    const least = viewport === PHONE ? Math.min(stops, 15) : stops
    expect(await stopsWithoutFocusRing(page, least), at).toEqual([])
  }
  if (isPrinted) await print(page, to)
}

/** The page on paper has its heading, nothing to press, and nothing that is cut off. */
async function print(page: Page, where: string): Promise<void> {
  await page.setViewportSize(A4)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { level: 1 }).isVisible(), where).toBe(true)
  const pressed = page.locator('nav, button:not(.Mui-selected), input, video, [role="combobox"]')
  await expect
    .poll(() => pressed.filter({ visible: true }).allInnerTexts(), { message: where })
    .toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(A4.width)
  await page.emulateMedia({ media: null })
  await page.setViewportSize(DESKTOP)
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
