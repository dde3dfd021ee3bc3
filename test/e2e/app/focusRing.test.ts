/** The focused element can be seen at every stop of Tab: pixels differ with and without focus. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { DESKTOP, PHONE, test } from '../support/browser.ts'
import { stopsWithoutFocusRing } from '../support/focus.ts'
import { openRecording } from '../support/recording.ts'
import { loaded } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const SUPER_USER = 'super@northwind.example'

const SCREENS: [name: string, stops: number, open: (page: Page) => Promise<void>][] = [
  [
    'list',
    30,
    async (page) => {
      await signIn(page, SUPER_USER, { path: '/users' })
      await loaded(page)
    },
  ],
  [
    'list of observations with filters and charts',
    40,
    async (page) => {
      await signIn(page, SUPER_USER, { path: '/allobservations' })
      await loaded(page)
    },
  ],
  [
    'detail page with player',
    30,
    async (page) => {
      await openRecording(page)
      await page.getByRole('slider', { name: 'Seek' }).waitFor()
    },
  ],
  [
    'form',
    20,
    async (page) => {
      await signIn(page, SUPER_USER, { path: '/allobservations/addObservation' })
      await page.getByRole('combobox', { name: 'Task' }).waitFor()
    },
  ],
  [
    'form with switches',
    20,
    async (page) => {
      await signIn(page, 'provider@liftwise.example', { path: '/clients/addClient' })
      await page.getByRole('switch').first().waitFor()
    },
  ],
  [
    'dialog',
    2,
    async (page) => {
      await signIn(page, SUPER_USER, { path: '/locations' })
      await page.locator('main tbody a').first().click()
      await page.getByRole('button', { name: 'Delete location' }).click()
      await page.getByRole('dialog').waitFor()
    },
  ],
]

describe('[40.8] focus can be seen', () => {
  for (const viewport of [DESKTOP, PHONE])
    describe(`${viewport.width} pixels wide`, () => {
      test.override({ viewport })
      for (const [name, stops, open] of SCREENS)
        test(name, { timeout: 180_000 }, async ({ page }) => {
          await open(page)
          await page.waitForLoadState('networkidle')
          const least = viewport === PHONE ? Math.min(stops, 15) : stops
          expect(await stopsWithoutFocusRing(page, least)).toEqual([])
        })
    })

  test('sign-in', async ({ page }) => {
    await page.goto('/')
    expect(await stopsWithoutFocusRing(page, 6)).toEqual([])
  })
})
