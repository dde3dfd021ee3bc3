/** Light or dark: before any code, on the pages before signing in, and in the app. */
import { expect } from 'vitest'
import { test } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { lightnessOf } from '../support/inspectScreen.ts'
import { signIn } from '../support/session.ts'

test('[40.22] the choice holds from the first paint until after signing out, on a light system', async ({
  page,
}) => {
  await signIn(page, 'observer@northwind.example', { path: '/account' })
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => lightnessOf(page, 'body', 'backgroundColor')).toBeLessThan(0.2)

  const release = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/account', { waitUntil: 'commit' })
  await page.locator('.shell').waitFor()
  await expect.poll(() => lightnessOf(page, '.shell', 'backgroundColor')).toBeLessThan(0.2)
  await expect.poll(() => lightnessOf(page, '.shell-menu', 'backgroundColor')).toBeLessThan(0.2)
  release()
  await page.getByRole('radio', { name: 'Dark' }).waitFor()
  await expect.poll(() => lightnessOf(page, 'body', 'backgroundColor')).toBeLessThan(0.2)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByLabel('Email').waitFor()
  await expect.poll(() => lightnessOf(page, '.public', 'backgroundColor')).toBeLessThan(0.2)
  await page.reload()
  await expect.poll(() => lightnessOf(page, '.public', 'backgroundColor')).toBeLessThan(0.2)
})

test('[40.22] a page before signing in follows the system where nothing is chosen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect.poll(() => lightnessOf(page, '.public', 'backgroundColor')).toBeLessThan(0.2)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => lightnessOf(page, '.public', 'backgroundColor')).toBeGreaterThan(0.8)
})
