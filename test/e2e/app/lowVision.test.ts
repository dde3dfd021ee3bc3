/** Screens as people with low vision use them: in the system's few colours, and zoomed to 400 %. */
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import {
  answer,
  answerButton,
  choosePlaceAndTask,
  openForm,
} from '../support/addObservationForm.ts'
import { test } from '../support/browser.ts'
import { openRecording } from '../support/recording.ts'
import { loaded } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

const SUPER = 'super@northwind.example'

describe('in forced colours', () => {
  test('[40.15] a chosen answer, a switch, a slider, bars and charts can be seen', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await signIn(page, SUPER)
    await openForm(page)
    await choosePlaceAndTask(page, ['Outbound Dock', 'Packing', 'Stack cartons on a pallet'])
    await answer(page, 'Big Engines', 'Incorrect')
    const plain = await groundOf(answerButton(page, 'Inside Base', 'Incorrect'))
    const chosen = answerButton(page, 'Big Engines', 'Incorrect')
    await expect.poll(() => groundOf(chosen)).not.toBe(plain)

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
})

describe('a window as low as a phone on its side or a desktop at 400 %', () => {
  const WINDOWS = [
    { width: 740, height: 360 },
    { width: 320, height: 256 },
  ]
  const PATHS_OF = [
    [SUPER, ['/home', '/allobservations', '/users', '/auditlog']],
    ['observer@northwind.example', ['/today', '/allobservations/addObservation']],
  ] as const

  test.for(PATHS_OF)(
    '[40.16] no bar stays in view while the page scrolls: %s',
    async ([person, paths], { page }) => {
      await signIn(page, person)
      for (const viewport of WINDOWS) {
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
})

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

const groundOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor)

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
