/** Anchors of the help and of the legal pages scroll, in a real browser. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, test as base } from '../support/browser.ts'
import { signIn } from '../support/session.ts'

const test = base.extend({ viewport: PHONE })

/** Returns the top of the element with this id, in pixels from the top of the screen. */
const topOf = (page: Page, id: string) =>
  page.evaluate((known) => document.getElementById(known)?.getBoundingClientRect().top, id)

test('[34.4] a topic opens, and its address opens it again', async ({ page }) => {
  await signIn(page, 'super@northwind.example', { path: '/help' })
  await page.getByRole('button', { name: 'Campaigns and reminders' }).click()
  await page.getByText('Go to campaigns').waitFor()
  await page.waitForURL(/#campaigns$/u)
  await page.reload()
  await page.getByText('Go to campaigns').waitFor()
  await expect.poll(() => topOf(page, 'campaigns')).toBeLessThan(PHONE.height / 2)
})

test('[2.14] the legal pages have contents that lead to their sections', async ({ page }) => {
  for (const path of ['/privacy', '/termsandconditions']) {
    await page.goto(path)
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click()
    await page.waitForURL(/#./u)
    const id = new URL(page.url()).hash.slice(1)
    await expect.poll(() => topOf(page, id)).toBeLessThan(PHONE.height)
  }
  await signIn(page, 'user@northwind.example', { path: '/privacy#rights' })
  await expect.poll(() => topOf(page, 'rights')).toBeLessThan(PHONE.height / 2)
})
