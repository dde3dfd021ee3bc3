/** The review workbench where the video is missing, on a phone, and by a link to a moment. */
import { describe, expect } from 'vitest'
import { violations } from '../support/axe.ts'
import { PHONE, test } from '../support/browser.ts'
import {
  CHART,
  elapsed,
  isPaused,
  openRecording,
  pictureOf,
  sizeOf,
  VIDEO,
  withVideoUrl,
} from '../support/recording.ts'

describe('a moment', () => {
  test('of the address is opened, paused; its link is copied with the rest of the address', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openRecording(page, '&t=1.250')
    await elapsed(page, '1.250')
    await page.waitForFunction(
      (video) =>
        Math.abs((document.querySelector<HTMLVideoElement>(video)?.currentTime ?? 0) - 1.25) < 0.01,
      VIDEO,
    )
    expect(await isPaused(page)).toBe(true)
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'Copy link to this moment' }).click()
    await page.getByText('Link copied').waitFor()
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
    expect(link.searchParams.get('t')).toBe('4.933')
    expect(link.searchParams.get('clientId')).toBe(new URL(page.url()).searchParams.get('clientId'))
    await page.goto(link.href)
    await elapsed(page, '4.933')
  })
})

describe('without a video', () => {
  test('the skeleton is drawn from the keypoints, and plays', async ({ page }) => {
    await withVideoUrl(page, () => null)
    await openRecording(page)
    expect(await page.locator(VIDEO).count()).toBe(0)
    expect(await sizeOf(page, 'canvas')).toEqual([303, 539])
    const drawing = () =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const standing = await drawing()
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    await page.getByText(/^3\d of 75,/u).waitFor()
    await page.keyboard.press(' ')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(await drawing()).not.toBe(standing)
    await page.keyboard.press('Home')
    await elapsed(page, '0.000')
    expect(await drawing()).toBe(standing)
  })

  describe('whose link has expired', () => {
    test.override({ expectedErrors: [/Failed to load resource/u] })

    test('it is said, the timeline goes on, and a fresh link plays again', async ({ page }) => {
      let isExpired = true
      await withVideoUrl(page, (url) =>
        isExpired ? url.replace(/expires=\d+/u, 'expires=1') : url,
      )
      await openRecording(page)
      await page.getByText('The video cannot be loaded.').waitFor()
      await page.keyboard.press('ArrowRight')
      await page.getByText('2 of 75,').waitFor()
      isExpired = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.locator(VIDEO).waitFor()
      expect(await pictureOf(page)).toEqual([304, 540])
      await elapsed(page, '0.067')
    })
  })

  test('whose format the browser cannot play has its own sentence', async ({ page }) => {
    await page.route('**/files/**', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: 'not a video at all' }),
    )
    await openRecording(page)
    await page.getByText('This browser cannot play the format of this video.').waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await page.locator('canvas').waitFor()
  })
})

describe('on a phone', () => {
  test.override({ viewport: PHONE })

  test('the panel and the chart keep their shape within the screen', async ({ page }) => {
    await openRecording(page)
    for (const [part, shape] of [
      ['[data-testid="playback-panel"]', 303 / 539],
      [CHART, 400 / 70],
    ] as const) {
      const [width = 0, height = 1] = await sizeOf(page, part)
      expect(width).toBeLessThan(360)
      expect(Math.abs(width / height / shape - 1)).toBeLessThan(0.03)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violations(page)).toEqual([])
  })
})
