/** The layout around every page: menu, picker, person, logo, colour, phone, and what screen readers get. */

import { describe, expect } from 'vitest'
import { PHONE, test } from '../support/browser.ts'
import { loaded } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

describe('the sidebar', () => {
  test('[2.26] [1.13] the provider picks a client, grouped Active and Disabled; colour and rows follow', async ({
    page,
  }) => {
    await signIn(page, 'provider@liftwise.example')
    const colourOfAdd = () =>
      page
        .getByRole('link', { name: 'Add location' })
        .evaluate((link) => getComputedStyle(link).backgroundColor)
    await page.goto('/locations')
    await expect.poll(colourOfAdd).toBe('rgb(250, 166, 26)')
    await page.getByRole('combobox', { name: 'Client' }).click()
    await page.getByText('Active', { exact: true }).waitFor()
    await page.getByText('Disabled', { exact: true }).waitFor()
    await page.getByRole('option', { name: 'Contoso Retail' }).click()
    await page.getByRole('link', { name: 'Stockroom', exact: true }).waitFor()
    await expect.poll(colourOfAdd).toBe('rgb(138, 45, 107)')
    expect(new URL(page.url()).pathname).toBe('/locations')
  })

  describe('whose picker cannot be loaded', () => {
    test.override({ expectedErrors: [/Failed to load resource/] })

    test('leaves the page as it is, and the picker can be tried again', async ({ page }) => {
      await page.route(/assets\/ClientPicker-/, (route) => route.abort())
      await signIn(page, 'provider@liftwise.example', { path: '/allobservations' })
      await page.getByText('This part of the page could not be loaded.').waitFor()
      await page.getByRole('heading', { level: 1, name: 'Observations' }).waitFor()
      await page.unroute(/assets\/ClientPicker-/)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('combobox', { name: 'Client' }).waitFor()
    })

    test('reloads a page once whose files a deploy has replaced', async ({ page }) => {
      const chunk = /assets\/ClientPicker-/
      await page.route(chunk, (route) => route.abort())
      await page.route('/', async (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<script src="/assets/start-next.js"></script>',
        }),
      )
      await signIn(page, 'provider@liftwise.example')
      let loads = 0
      page.on('load', () => (loads += 1))
      await page.goto('/allobservations')
      await page.getByText('This part of the page could not be loaded.').waitFor()
      await expect.poll(() => loads).toBe(2)
    })
  })

  test('[2.26] others have no picker; [2.29] the person and the company are named; [2.24] on a desktop it is 288 px wide and stays', async ({
    page,
  }) => {
    await signIn(page, 'super@northwind.example', { path: '/' })
    await page.getByText('Simone de Wit').first().waitFor()
    await page.getByText('Northwind Logistics').first().waitFor()
    expect(await page.getByRole('combobox', { name: 'Client' }).count()).toBe(0)
    const width = await page.getByRole('navigation').evaluate((menu) => {
      let element: Element | null = menu
      while (element && getComputedStyle(element).position !== 'fixed')
        element = element.parentElement
      return element?.getBoundingClientRect().width
    })
    expect(width).toBe(288)
  })

  for (const [email, home] of [
    ['observer@northwind.example', '/home'],
    ['user@northwind.example', '/allobservations'],
  ] as const)
    test(`[2.27] the logo of ${email} links to ${home}`, async ({ page }) => {
      await signIn(page, email, { path: '/help' })
      await page.getByRole('link', { name: 'home' }).click()
      await page.waitForURL(`**${home}?**`)
    })

  describe('on a phone', () => {
    test.override({ viewport: PHONE })

    test('[40.9] Delete comes after the other actions, and submitting takes the whole width', async ({
      page,
    }) => {
      await signIn(page, 'super@northwind.example', { path: '/locations' })
      await page.locator('main tbody a').first().click()
      const edit = page.getByRole('link', { name: 'Edit location' })
      await edit.waitFor()
      await page.getByRole('button', { name: 'Delete location' }).waitFor()
      const actions = page.locator('main').getByRole('button').or(edit)
      const names = await actions.evaluateAll((all) =>
        all.map((action) => action.getAttribute('aria-label') ?? action.textContent),
      )
      expect(names.indexOf('Edit location')).toBeGreaterThanOrEqual(0)
      expect(names.indexOf('Delete location')).toBeGreaterThan(names.indexOf('Edit location'))
      await edit.click()
      const save = page.locator('main button[type="submit"]')
      await save.waitFor()
      await expect.poll(() => save.boundingBox()).toMatchObject({ width: 328, height: 48 })
    })

    test('[2.24] the sidebar slides over and closes by Escape and by going somewhere', async ({
      page,
    }) => {
      await signIn(page, 'super@northwind.example', { path: '/' })
      const menu = page.getByRole('link', { name: 'Observations', exact: true })
      const open = page.getByRole('button', { name: 'Open menu' })
      expect(await menu.isVisible()).toBe(false)
      await open.click()
      await menu.waitFor()
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      await open.click()
      await menu.click()
      await page.waitForURL('**/allobservations?**')
      await menu.waitFor({ state: 'hidden' })
    })
  })
})

test('[7.6] coming back to the window asks nothing again', async ({ page }) => {
  // The page may be idle before it asks for these, and has no more.
  const answers = ['query Unread', 'query Summary'].map((words) =>
    page.waitForResponse((response) => Boolean(response.request().postData()?.includes(words))),
  )
  await signIn(page, 'super@northwind.example', { path: '/allobservations' })
  await Promise.all(answers)
  await loaded(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push(request.postData() ?? '')
  })
  await page.evaluate(() => {
    for (const type of ['blur', 'focus']) dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
})
