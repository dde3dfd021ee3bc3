/** Rules that every form of administration shares: no input is lost, and nobody's change is overwritten unnoticed. */
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answered } from '../support/answered.ts'
import { DESKTOP, PHONE, test, WIDE } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { fill, openAddForm, save } from '../support/screens.ts'
import { writeTokens, signIn } from '../support/session.ts'
const SUPER = 'super@northwind.example'
const GREEN = 'rgb(27, 127, 75)'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

describe('a form', () => {
  test('[36.1] keeps what was typed when the session has ended', async ({ page }) => {
    await signIn(page, SUPER)
    // What the page asks when it is idle would be refused before the form is.
    const unread = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('query Unread')),
    )
    await openAddForm(page, '/departments/addDepartment', 'department')
    await unread
    await answered(page)
    await fill(page, 'Name', 'Typed before the end')
    await writeTokens(page, { access_token: 'a.b.c', refresh_token: 'ended' })
    await save(page, 'Add department')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()

    await signIn(page, SUPER)
    await openAddForm(page, '/departments/addDepartment', 'department')
    await page.getByText('Your draft was restored').waitFor()
    await expect.poll(() => nameField(page).inputValue()).toBe('Typed before the end')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => nameField(page).inputValue()).toBe('')
  })

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
