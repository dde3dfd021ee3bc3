/** Rules that every form of administration shares: nothing is changed while it is saved, and what was saved is said. */
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answered } from '../support/answered.ts'
import { DESKTOP, PHONE, test, WIDE } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { fill, openAddForm, save } from '../support/screens.ts'
import { signIn } from '../support/session.ts'
const SUPER = 'super@northwind.example'
const GREEN = 'rgb(27, 127, 75)'

describe('a form', () => {
  test('[36.9] stays as it was sent while it is saved', async ({ page }) => {
    await signIn(page, SUPER)
    await openAddForm(page, '/locations/addLocation', 'location')
    await fill(page, 'Name', 'Sent once')
    const release = await holdBack(page, '**/graphql', 'mutation')
    await page.keyboard.press('Enter')
    const sent = page.locator('[inert] input').first()
    await sent.waitFor()
    await page.keyboard.type(' and changed')
    await expect.poll(() => sent.inputValue()).toBe('Sent once')
    release()
    await page.getByRole('heading', { level: 1, name: 'Sent once', exact: true }).waitFor()
  })

  test('[40.11] says in a green sentence that it was saved, above no control, at any width', async ({
    page,
  }) => {
    await signIn(page, SUPER)
    for (const viewport of [WIDE, DESKTOP, TABLET, PHONE]) {
      const name = `Toast at ${viewport.width}`
      await page.setViewportSize(viewport)
      await openAddForm(page, '/locations/addLocation', 'location')
      await fill(page, 'Name', name)
      await save(page, 'Add location')
      const toast = page.getByRole('alert').filter({ hasText: 'Location added.' })
      // It stays as long as the pointer is on it.
      await toast.hover()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await expect
        .poll(() => toast.evaluate((it) => getComputedStyle(it).backgroundColor))
        .toBe(GREEN)
      await answered(page)
      await expect.poll(() => controlsUnder(toast), { message: name }).toEqual([])
    }
  })
})

/** The narrowest window with the sidebar. */
const TABLET = { width: 900, height: 700 }

/** Returns the texts of the controls that an element covers. */
const controlsUnder = (cover: Locator): Promise<string[]> =>
  cover.evaluate((element) => {
    const over = element.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('a, button, input')]
      .filter((control) => !element.contains(control) && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < over.right && right > over.left && top < over.bottom && bottom > over.top
      })
      .map((control) => control.ariaLabel ?? control.textContent)
  })
