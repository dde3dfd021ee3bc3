/** The review workbench of an observation in a real browser, with the demo's recordings. */
import type { Page } from 'playwright-core'
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
  speedOf,
  VIDEO,
  videoTime,
  withVideoUrl,
} from '../support/recording.ts'

test('[2.73] [2.74] [2.75] [2.76] [4.44] [4.45] a chart of 400 x 70 units beside a panel of 303 x 539; a segment tells its figures, and a click goes to a second before it, and pauses', async ({
  page,
}) => {
  await openRecording(page)
  await expect.poll(() => sizeOf(page, '[data-testid="playback-panel"]')).toEqual([303, 539])
  await expect.poll(() => sizeOf(page, CHART)).toEqual([400, 70])
  await expect.poll(() => page.locator(CHART).getAttribute('viewBox')).toBe('0 0 400 70')
  await expect.poll(() => pictureOf(page)).toEqual([406, 540])
  expect(await violations(page)).toEqual([])

  const segments = page.locator(CHART)
  await segments
    .getByRole('option', { name: /Correct/u })
    .first()
    .hover()
  const tooltip = page.getByRole('tooltip')
  await expect
    .poll(() => tooltip.innerText())
    .toMatch(
      /^Overall: Correct\n\d\.\d{3} s to \d\.\d{3} s\nScore \d\.\d\d\nBody angle \d+(\.\d)?° \(correct\)/u,
    )

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  const segment = segments.getByRole('option', { name: /Incorrect/u }).first()
  const [, start] =
    /, (\d\.\d{3}) s to /u.exec((await segment.getAttribute('aria-label')) ?? '') ?? []
  await segment.click()
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await expect.poll(() => segment.getAttribute('aria-selected')).toBe('true')
  expect(await page.locator(`${CHART} [aria-selected="true"]`).count()).toBe(1)
  const away = async () => Math.abs((await videoTime(page)) - (Number(start) - 1))
  await expect.poll(away).toBeLessThan(0.002)
  await expect.poll(() => isPaused(page)).toBe(true)
})

test('[22.19] the verdict is at the title, and the review next to the recording', async ({
  page,
}) => {
  await openRecording(page)
  await page.getByRole('button', { name: 'Show AI review' }).click()
  const leftOf = async (name: string) =>
    (await page.getByRole('region', { name, exact: true }).boundingBox())?.x ?? 0
  const recording = await leftOf('Recording')
  for (const name of ['Result', 'Comments', 'AI review'])
    await expect.poll(async () => (await leftOf(name)) > recording + 300).toBe(true)
})

describe('playback', () => {
  test('[2.77] [22.9] [22.11] begins at the moment of the address, seeks, plays slowly, pauses, resets; keys step by the recording’s own timestamps', async ({
    page,
  }) => {
    const { times } = await openRecording(page, '&t=1.250')
    await elapsed(page, '1.250')
    const isAt = async (seconds: number) =>
      await expect.poll(async () => Math.abs((await videoTime(page)) - seconds)).toBeLessThan(0.05)
    await isAt(1.25)
    expect(await isPaused(page)).toBe(true)
    const bar = (await page.locator('.MuiSlider-root').boundingBox()) ?? expect.fail('no seek bar')
    await page.mouse.click(bar.x + bar.width / 2, bar.y + bar.height / 2)
    await isAt(2.5)
    await atTheSlowest(page)
    await expect.poll(() => speedOf(page)).toBe(0.1)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => videoTime(page)).toBeGreaterThan(2.6)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => isPaused(page)).toBe(true)
    await page.getByRole('button', { name: 'Reset' }).click()
    await elapsed(page, '0.000')
    await isAt(0)

    const press = async (key: string, frame: number) => {
      await page.keyboard.press(key)
      await elapsed(page, (times[frame] ?? 0).toFixed(3))
      await page.getByText(`${frame + 1} of ${times.length},`).waitFor()
    }
    await press('Shift+ArrowRight', 10)
    await press('ArrowLeft', 9)
    await press('End', times.length - 1)
    await press('Home', 0)
    await page.getByRole('slider', { name: 'Seek' }).focus()
    await press('ArrowRight', 1)
  })

  test('[22.10] the frame number, and the skeleton, follow the media time of every picture shown', async ({
    page,
  }) => {
    const { times } = await openRecording(page)
    await page.keyboard.press('ArrowRight')
    await page.getByText(`2 of ${times.length},`).waitFor()
    await page.locator('canvas').waitFor()
    const shown = await page.evaluate(async () => {
      const video = document.querySelector<HTMLVideoElement>('[data-testid="playback-panel"] video')
      const canvas = document.querySelector('canvas')
      if (!video || !canvas) throw new Error('Nothing plays.')
      const pictures: { mediaTime: number; words: string; drawing: string }[] = []
      await new Promise<void>((resolve) => {
        const watch = (_now: number, { mediaTime }: VideoFrameCallbackMetadata) => {
          // After every other callback of this frame.
          queueMicrotask(() => {
            const words =
              [...document.querySelectorAll('dt')].find((term) => term.textContent === 'Frame')
                ?.nextElementSibling?.textContent ?? ''
            pictures.push({ mediaTime, words, drawing: canvas.toDataURL() })
            if (pictures.length < 25) video.requestVideoFrameCallback(watch)
            else resolve()
          })
        }
        video.requestVideoFrameCallback(watch)
        // A slow machine shows fewer than 25 pictures in five seconds.
        video.loop = true
        document.body.focus()
        void video.play()
      })
      video.pause()
      return pictures
    })
    for (const { mediaTime, words } of shown) {
      const frame = times.findLastIndex((time) => time <= mediaTime + 0.001)
      expect(words).toContain(`${frame + 1} of ${times.length},`)
    }
    expect(new Set(shown.map(({ drawing }) => drawing)).size).toBeGreaterThan(10)
  })
})

/** The recording does not end before what plays was seen. */
async function atTheSlowest(page: Page): Promise<void> {
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press(',')
}

/** A canvas is empty until its first picture. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const empty = document.createElement('canvas')
    Object.assign(empty, { width: canvas.width, height: canvas.height })
    return canvas.toDataURL() !== empty.toDataURL()
  })

describe('without a video', () => {
  test('[22.12] the skeleton is drawn from the keypoints, and moves', async ({ page }) => {
    await withVideoUrl(page, () => null)
    await openRecording(page)
    expect(await page.locator(VIDEO).count()).toBe(0)
    await expect.poll(() => sizeOf(page, 'canvas')).toEqual([303, 539])
    await expect.poll(() => isDrawn(page)).toBe(true)
    const drawing = () =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    const standing = await drawing()
    for (let tens = 1; tens <= 3; tens += 1) await page.keyboard.press('Shift+ArrowRight')
    await page.getByText('31 of 75,').waitFor()
    await expect.poll(drawing).not.toBe(standing)
  })

  describe('whose link has expired', () => {
    test.override({ expectedErrors: [/Failed to load resource/u] })

    test('[22.12] it is said, the timeline goes on, and a fresh link plays again', async ({
      page,
    }) => {
      let isExpired = true
      await withVideoUrl(page, (url) =>
        isExpired ? url.replace(/expires=\d+/u, 'expires=1') : url,
      )
      await openRecording(page)
      await page.getByText('The video could not be loaded.').waitFor()
      await page.keyboard.press('ArrowRight')
      await page.getByText('2 of 75,').waitFor()
      isExpired = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.locator(VIDEO).waitFor()
      await expect.poll(() => pictureOf(page)).toEqual([406, 540])
      await elapsed(page, '0.067')
    })
  })

  test('[22.12] whose format the browser cannot play has its own sentence', async ({ page }) => {
    await page.route('**/recordings/**', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: 'not a video at all' }),
    )
    await openRecording(page)
    await page.getByText('This browser cannot play this video format.').waitFor()
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    await page.locator('canvas').waitFor()
  })
})

describe('on a phone', () => {
  test.override({ viewport: PHONE })

  test('[2.74] [22.20] [40.3] the panel keeps its shape within the screen; the chart’s lanes have labels and a finger’s height', async ({
    page,
  }) => {
    await openRecording(page)
    const [width = 0, height = 1] = await sizeOf(page, '[data-testid="playback-panel"]')
    expect(Math.abs(width / height / (303 / 539) - 1)).toBeLessThan(0.03)
    const [chartWidth = 0, chartHeight = 0] = await sizeOf(page, CHART)
    const lanes = await page.locator(CHART).getByRole('group').count()
    expect([chartWidth < 360 - 32, chartHeight]).toEqual([true, lanes * 24])
    await page.getByText('Overall', { exact: true }).first().waitFor()
    expect((await sizeOf(page, '.MuiSlider-thumb')).map(Math.round)).toEqual([24, 24])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violations(page)).toEqual([])
  })
})
