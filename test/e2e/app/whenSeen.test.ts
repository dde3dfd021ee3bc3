/** Parts of an observation and of the dashboard that a phone loads, and when. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { answered } from '../support/answered.ts'
import { PHONE, test as base } from '../support/browser.ts'
import { CHART, findRecording, VIDEO } from '../support/recording.ts'
import { signIn } from '../support/session.ts'

const test = base.extend({ viewport: PHONE })

const WAYS = {
  scrolling: (page: Page) => heading(page, 'Recording').scrollIntoViewIfNeeded(),
  'a key': (page: Page) => page.keyboard.press('Tab'),
  'a menu of the browser': (page: Page) =>
    page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  paper: (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint'))),
}

test('[40.24] the recording of an observation waits below its heading for scrolling, a key, a menu of the browser or paper', async ({
  page,
}) => {
  const { path } = await findRecording(page)
  for (const [name, come] of Object.entries(WAYS)) {
    await page.goto(path)
    await heading(page, 'Recording').waitFor()
    await heading(page, 'People and place').waitFor()
    await answered(page)
    expect(await page.locator(CHART).count(), name).toBe(0)
    await come(page)
    await page.locator(CHART).waitFor()
  }
})

test('[40.24] an address that leads to a moment of the recording loads it at once and scrolls to it', async ({
  page,
}) => {
  const { path } = await findRecording(page)
  await page.goto(`${path}&t=1.5`)
  await page.getByText('1.500 / 5.000 s', { exact: true }).waitFor()
  await page.waitForFunction((video) => {
    const shown = document.querySelector(video)?.getBoundingClientRect()
    return shown && shown.top >= 0 && shown.bottom <= window.innerHeight
  }, VIDEO)
})

test('[40.24] the dashboard shows figures and a ring first, and draws its charts when they are scrolled to', async ({
  page,
}) => {
  await signIn(page, 'super@northwind.example', { path: '/home' })
  const ring = page.getByRole('img', { name: /^Correct: / })
  await ring.waitFor()
  await answered(page)
  expect(await ring.locator('svg').count()).toBe(0)
  await heading(page, 'Latest observations').waitFor()
  expect(await page.locator('main li a').count()).toBe(2)
  await ring.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await ring.locator('svg').waitFor()
})

const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true })
