/** Checks that need a layout: widths of columns and buttons, light and dark, few colours, and low windows. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import {
  answer,
  answerButton,
  choosePlaceAndTask,
  openForm,
} from '../support/addObservationForm.ts'
import { PHONE, test } from '../support/browser.ts'
import { holdBack } from '../support/holdBack.ts'
import { lightnessOf } from '../support/inspectScreen.ts'
import { openRecording } from '../support/recording.ts'
import { resize } from '../support/resize.ts'
import { firstLinkOf, loaded } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const SUPER = 'super@northwind.example'
const LISTS = ['locations', 'departments', 'users', 'tasks', 'campaigns', 'allobservations']

describe('a list', () => {
  test('[13.15] does not go on beyond the side of its table, at 1280 and 1920 pixels', async ({
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

  test('[13.32] the fewer columns it has, the later their texts are cut', async ({ page }) => {
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

  test('[13.17] a shadow says that the table goes on', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await signIn(page, SUPER, { path: '/users' })
    await loaded(page)
    await page.getByRole('button', { name: 'Columns (7 of 8)' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Last observed' }).click()
    await expect.poll(() => hiddenWidth(page)).toBeGreaterThan(0)
    const background = await table(page).evaluate((box) => getComputedStyle(box).background)
    expect(background).toContain('linear-gradient')
  })
})

test('[2.24] on a desktop the sidebar is 288 px wide and stays', async ({ page }) => {
  await signIn(page, SUPER, { path: '/' })
  const width = () =>
    page.getByRole('navigation').evaluate((menu) => {
      let element: Element | null = menu
      while (element && getComputedStyle(element).position !== 'fixed')
        element = element.parentElement
      return element?.getBoundingClientRect().width
    })
  await expect.poll(width).toBe(288)
})

describe('on a phone', () => {
  test.override({ viewport: PHONE })

  test('[40.9] Delete comes after the other actions, and submitting takes the whole width', async ({
    page,
  }) => {
    await signIn(page, SUPER, { path: '/locations' })
    await firstLinkOf(page).click()
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

  test('[37.13] [37.15] the search opens from the top bar and takes the whole screen', async ({
    page,
  }) => {
    await signIn(page, SUPER, { path: '/allobservations' })
    const button = page.getByRole('button', { name: 'Search' })
    await expect.poll(() => button.boundingBox()).toMatchObject({ width: 44, height: 44 })
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
  })
})

describe('light or dark', () => {
  const isDark = async (page: Page, selector: string) => {
    await expect.poll(() => lightnessOf(page, selector, 'backgroundColor')).toBeLessThan(0.2)
  }

  test('[40.22] the choice holds from the first paint until after signing out, on a light system', async ({
    page,
  }) => {
    await signIn(page, 'observer@northwind.example', { path: '/account' })
    await page.getByRole('radio', { name: 'Dark' }).check()
    await isDark(page, 'body')

    const release = await holdBack(page, /\/assets\/.*\.js$/)
    await page.goto('/account', { waitUntil: 'commit' })
    await page.locator('.shell').waitFor()
    await isDark(page, '.shell')
    await isDark(page, '.shell-menu')
    release()
    await page.getByRole('radio', { name: 'Dark' }).waitFor()
    await isDark(page, 'body')

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByLabel('Email').waitFor()
    await isDark(page, '.public')
    await page.reload()
    await isDark(page, '.public')
  })

  test('[40.22] a page before signing in follows the system where nothing is chosen', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await isDark(page, '.public')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => lightnessOf(page, '.public', 'backgroundColor')).toBeGreaterThan(0.8)
  })
})

test('[40.15] in forced colours a chosen answer, a switch, a slider, bars and charts can be seen', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await signIn(page, SUPER)
  await openForm(page)
  await choosePlaceAndTask(page, ['Outbound Dock', 'Packing', 'Stack cartons on a pallet'])
  await answer(page, 'Big Engines', 'Incorrect')
  const groundOf = (principle: string) =>
    answerButton(page, principle, 'Incorrect').evaluate(
      (button) => getComputedStyle(button).backgroundColor,
    )
  const plain = await groundOf('Inside Base')
  await expect.poll(() => groundOf('Big Engines')).not.toBe(plain)

  await page.goto('/home')
  const bar = page.locator('main tbody .LwBar').first()
  await bar.scrollIntoViewIfNeeded()
  await expect.poll(() => coloursOf(bar)).toBeGreaterThan(1)
  const chart = page.locator('main svg:not(.MuiSvgIcon-root)').first()
  await expect.poll(() => coloursOf(chart)).toBeGreaterThan(2)

  await openRecording(page)
  await expect.poll(() => coloursOf(page.locator('.MuiSlider-root'))).toBeGreaterThan(1)
  await expect.poll(() => coloursOf(page.locator('svg[role="listbox"]'))).toBeGreaterThan(2)
  await expect.poll(() => coloursOf(page.locator('.MuiSwitch-root').first())).toBeGreaterThan(1)
})

test.for([
  [SUPER, ['/home', '/allobservations', '/users', '/auditlog']],
  ['observer@northwind.example', ['/today', '/allobservations/addObservation']],
] as const)(
  '[40.16] no bar stays in view while a low window scrolls: %s',
  async ([person, paths], { page }) => {
    await signIn(page, person)
    for (const viewport of LOW_WINDOWS) {
      await page.setViewportSize(viewport)
      for (const path of paths) {
        await page.goto(path)
        await page.locator('main h1').waitFor()
        if (path === '/users' || path === '/auditlog') await loaded(page)
        const message = `${path} at ${viewport.height}`
        await expect.poll(() => staying(page), { message }).toEqual([])
      }
    }
  },
)

/** A phone on its side, and a desktop at 400 %. */
const LOW_WINDOWS = [
  { width: 740, height: 360 },
  { width: 320, height: 256 },
]

const table = (page: Page) => page.locator('main .MuiTableContainer-root')

/** Pixels of the table beyond the sides of its box. */
const hiddenWidth = (page: Page) => table(page).evaluate((box) => box.scrollWidth - box.clientWidth)

/** Returns what stays in view: elements at a place of their own, or with little room to scroll in. */
function staying(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root *')]
      .filter((element) => {
        const { position, overflowY } = getComputedStyle(element)
        const { height, bottom } = element.getBoundingClientRect()
        const isBox = overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1
        return (
          // A closed menu may be there already.
          element.checkVisibility({ visibilityProperty: true }) &&
          height > 0 &&
          bottom > 0 &&
          (position === 'sticky' || position === 'fixed' || (isBox && height < 200))
        )
      })
      .map(
        (element) =>
          `${element.tagName} ${element.className} ${getComputedStyle(element).position}`,
      ),
  )
}

/** Returns how many colours cover at least a fiftieth of an element's picture. */
async function coloursOf(part: Locator): Promise<number> {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = (data[at]! >> 5) * 64 + (data[at + 1]! >> 5) * 8 + (data[at + 2]! >> 5)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts.values()].filter((count) => count > (info.width * info.height) / 50).length
}
