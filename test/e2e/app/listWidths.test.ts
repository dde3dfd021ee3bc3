/** The columns of lists on screens of different widths. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { resize } from '../support/resize.ts'
import { headersOf, loaded } from '../support/screens.ts'
import { signIn, submitSignIn } from '../support/session.ts'

const SUPER = 'super@northwind.example'
const LISTS = ['locations', 'departments', 'users', 'tasks', 'campaigns', 'allobservations']

test('[13.15] no list goes on beyond the side of its table, at 1280 and 1920 pixels', async ({
  page,
}) => {
  await signIn(page, SUPER)
  for (const list of LISTS) {
    await page.goto(`/${list}`)
    for (const width of [1280, 1920]) {
      await resize(page, { width, height: 900 })
      await loaded(page)
      await expect.poll(() => hiddenWidth(page), { message: `${list}, ${width}` }).toBe(0)
    }
  }
})

test('[13.32] the fewer columns a list has, the later their texts are cut', async ({ page }) => {
  await signIn(page, SUPER)
  const widest = async (list: string) => {
    await page.goto(`/${list}`)
    await loaded(page)
    return page
      .locator('main tbody td')
      .last()
      .evaluate((cell) => parseFloat(getComputedStyle(cell.children[0] ?? cell).maxWidth))
  }
  expect(await widest('locations')).toBeGreaterThan(await widest('users'))
})

test('[13.16] [13.17] the chosen columns are kept after signing out, and a shadow says that the table goes on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await signIn(page, SUPER, { path: '/users' })
  await loaded(page)
  await page.getByRole('button', { name: 'Columns (7 of 8)' }).click()
  const lastObserved = page.getByRole('menuitemcheckbox', { name: 'Last observed' })
  await lastObserved.waitFor()
  expect(await violations(page)).toEqual([])
  await lastObserved.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => hiddenWidth(page)).toBeGreaterThan(0)
  const background = await wrapper(page).evaluate((box) => getComputedStyle(box).background)
  expect(background).toContain('linear-gradient')

  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await submitSignIn(page, SUPER)
  await page.goto('/users')
  await loaded(page)
  await expect.poll(() => headersOf(page).allTextContents()).toContain('Last observed')
})

const wrapper = (page: Page) => page.locator('main .RaDataTable-tableWrapper')

/** Pixels of the table beyond the sides of its box. */
const hiddenWidth = (page: Page) =>
  wrapper(page).evaluate((box) => box.scrollWidth - box.clientWidth)
