/** The search over everything, by keyboard from a list to a person, and on a phone. */
import { expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { PHONE, test } from '../support/browser.ts'
import { resize } from '../support/resize.ts'
import { loaded } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

test('[37.13] [37.15] leads from a list to a person by keyboard alone, and takes the whole screen of a phone', async ({
  page,
}) => {
  await signIn(page, 'super@northwind.example', { path: '/allobservations' })
  await loaded(page)
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('hannah')
  const people = page.getByRole('group', { name: 'People' }).getByRole('option')
  // Said once all is found; those found for the first letters stand there before.
  await page.getByText(/^\d+ results?$/u).waitFor()
  const chosen = async () =>
    page.evaluate(
      (id) => document.getElementById(id ?? '')?.textContent,
      await search.getAttribute('aria-activedescendant'),
    )
  const [first, second] = await people.allTextContents()
  await expect.poll(chosen).toBe(first)
  await page.keyboard.press('ArrowDown')
  await expect.poll(chosen).toBe(second)
  await page.keyboard.press('End')
  await expect.poll(chosen).toBe('All observations found')
  await page.keyboard.press('Home')
  await expect.poll(chosen).toBe(first)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Hannah/ }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/users\/[^/]+$/)

  await resize(page, PHONE)
  const button = page.getByRole('button', { name: 'Search' })
  await expect.poll(() => button.boundingBox()).toMatchObject({ width: 44, height: 44 })
  await button.click()
  await page.getByRole('group', { name: 'Opened last' }).waitFor()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Search')
})
