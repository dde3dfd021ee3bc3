/** Rules that every form of administration shares: no input is lost, and nobody's change is overwritten unnoticed. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'

import { test } from '../support/browser.ts'
import { fill, openAddForm, save } from '../support/screens.ts'
import { writeTokens, signIn } from '../support/session.ts'
const SUPER = 'super@northwind.example'

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

describe('a form', () => {
  test('[36.1] keeps what was typed when the session has ended', async ({ page }) => {
    await signIn(page, SUPER)
    await openAddForm(page, '/departments/addDepartment', 'department')
    await fill(page, 'Name', 'Typed before the end')
    await writeTokens(page, { access_token: 'a.b.c', refresh_token: 'ended' })
    await save(page, 'Add department')
    await page.getByRole('button', { name: 'Sign in' }).waitFor()

    await signIn(page, SUPER)
    await openAddForm(page, '/departments/addDepartment', 'department')
    await page.getByText('Your draft was restored').waitFor()
    expect(await nameField(page).inputValue()).toBe('Typed before the end')
    await page.getByRole('button', { name: 'Discard' }).click()
    expect(await nameField(page).inputValue()).toBe('')
  })
})
