/** Help, the legal pages and the page that stops mails, in a real browser. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { unsubscribeTokens } from '#server/features/mails/unsubscribeToken.ts'
import { askServer } from '../support/serverCalls.ts'
import { violations } from '../support/axe.ts'
import { DESKTOP, PHONE, test } from '../support/browser.ts'
import { resize } from '../support/resize.ts'
import { signIn } from '../support/session.ts'

const USER = 'user@northwind.example'

const topic = (page: Page, name: string) => page.getByRole('button', { name })

const field = (page: Page, name: string) => page.getByRole('textbox', { name })

/** axe finds nothing, and nothing is wider than the screen, as it is and as a desktop. */
async function isClean(page: Page, where: string): Promise<void> {
  for (const viewport of [DESKTOP, PHONE]) {
    await resize(page, viewport)
    const at = `${where}, ${viewport.width} pixels wide`
    expect(await violations(page), at).toEqual([])
    const isTooWide = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth
    await expect.poll(() => page.evaluate(isTooWide), { message: at }).toBe(false)
  }
}

/** Returns the top of the element with this id, in pixels from the top of the screen. */
const topOf = (page: Page, id: string) =>
  page.evaluate((known) => document.getElementById(known)?.getBoundingClientRect().top, id)

async function mailsAbout(words: string): Promise<string[]> {
  const folder = inject('mailFolder')
  const files = await readdir(folder).catch(() => [])
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts
    .filter((text) => text.includes(words))
    .map((text) => /^To: (.*)$/m.exec(text)?.[1] ?? '')
}

async function unsubscribePath(page: Page): Promise<string> {
  const { me } = await askServer<{ me: { id: string; client_id: string } }>(
    page,
    USER,
    '{ me { id client_id } }',
  )
  const token = unsubscribeTokens(inject('tokenSecret')).sign({
    clientId: me.client_id,
    userId: me.id,
    kind: 'weeklySummary',
  })
  return `/unsubscribe/${token}`
}

describe('on a phone', () => {
  test.override({ viewport: PHONE })

  test('[34.4] a topic opens, its address opens it again, and axe finds nothing', async ({
    page,
  }) => {
    await signIn(page, 'super@northwind.example', { path: '/help' })
    await topic(page, 'Campaigns and reminders').click()
    await page.getByText('Go to campaigns').waitFor()
    await page.waitForURL(/#campaigns$/u)
    await page.reload()
    await page.getByText('Go to campaigns').waitFor()
    await expect.poll(() => topOf(page, 'campaigns')).toBeLessThan(PHONE.height / 2)
    for (const name of ['Getting started', 'The four principles', 'Roles and access'])
      await topic(page, name).click()
    await page.getByText('Permissions by user level').waitFor()
    await isClean(page, 'Help')
  })

  test('[34.4] [5.25] a request survives a reload, is sent, and is thanked for', async ({
    page,
  }) => {
    const words = 'trolley-handle'
    await signIn(page, USER, { path: '/help' })
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await field(page, 'Subject').fill('A new task')
    await expect.poll(() => send.isDisabled()).toBe(true)
    await field(page, 'Message').fill(words)
    await expect.poll(() => send.isEnabled()).toBe(true)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByText('Your draft was restored.').waitFor()
    await expect.poll(() => field(page, 'Message').inputValue()).toBe(words)
    await send.click()
    await page.getByText('Thank you,').waitFor()
    await page.getByText(`reply to ${USER}`).waitFor()
    await isClean(page, 'Help, after sending')
    await expect
      .poll(() => mailsAbout(words))
      .toEqual(expect.arrayContaining([expect.stringContaining(USER)]))
    await expect.poll(async () => (await mailsAbout(words)).length).toBe(2)
    await page.reload()
    await field(page, 'Subject').waitFor()
    await expect.poll(() => field(page, 'Subject').inputValue()).toBe('')
  })

  test('[2.14] the legal pages have contents that lead to their sections', async ({ page }) => {
    for (const path of ['/privacy', '/termsandconditions']) {
      await page.goto(path)
      const last = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last()
      await last.click()
      await page.waitForURL(/#./u)
      const id = new URL(page.url()).hash.slice(1)
      await expect.poll(() => topOf(page, id)).toBeLessThan(PHONE.height)
      await isClean(page, path)
    }
    await page.goto('/privacy#rights')
    await expect.poll(() => topOf(page, 'rights')).toBeLessThan(PHONE.height / 2)
    await signIn(page, USER, { path: '/privacy#rights' })
    await expect.poll(() => topOf(page, 'rights')).toBeLessThan(PHONE.height / 2)
    await isClean(page, '/privacy, signed in')
  })

  test('[30.7] a link of an email asks before it stops emails, and can have them sent again', async ({
    page,
  }) => {
    await page.goto(await unsubscribePath(page))
    const stop = page.getByRole('button', { name: 'Unsubscribe' })
    await stop.waitFor()
    await isClean(page, 'the question')
    await stop.click()
    await page.getByText('You will no longer receive weekly summaries.').waitFor()
    await isClean(page, 'the answer')
    await page.getByRole('button', { name: 'Resubscribe' }).click()
    await page.getByText('You will receive weekly summaries again.').waitFor()
    await page.goto('/unsubscribe/wrong')
    await stop.click()
    await page.getByText('This link is incomplete.').waitFor()
    await isClean(page, 'a wrong link')
  })
})
