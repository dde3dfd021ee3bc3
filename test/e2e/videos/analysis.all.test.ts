/** The analysis of a recording with the real model, runtime and decoder. */
import { describe, expect } from 'vitest'
import { KNOWN_POSE_MODELS } from '#domain/videos/poseModels.ts'
import { analyse, type AnalysedClip, clip, world } from '../support/analysing.ts'
import { test } from '../support/browser.ts'

test('[41.16] [41.19] nearly every frame of a recording has its person, and the overlay shows lines alone', async ({
  page,
}) => {
  await page.goto('/')
  const { frames, overlay, ...analysis } = (await analyse(page, clip('stoop-60'))) as AnalysedClip
  const found = frames.filter(({ keypoints3d }) => keypoints3d.length === 33)
  expect(found.length / frames.length).toBeGreaterThanOrEqual(0.95)
  expect(frames.every(({ people }) => people <= 1)).toBe(true)
  expect(analysis).toMatchObject({ width: 480, height: 640, duration: 5 })
  expect(KNOWN_POSE_MODELS).toContain(analysis.modelHash)
  expectOverlay(overlay)
})

/** The clip's own colours (wall, floor, shirt, skin) are far from every mixture of the two. */
function expectOverlay({ width, height, duration, strangest, lines }: AnalysedClip['overlay']) {
  expect([width, height]).toEqual([406, 540])
  expect(duration).toBeCloseTo(5, 1)
  expect(strangest).toBeLessThan(0.1)
  for (const share of lines) {
    expect(share).toBeGreaterThan(0.005)
    expect(share).toBeLessThan(0.1)
  }
}

describe('[41.18] [41.24] [41.40] a file without a result says why; films of a pattern are decoded', () => {
  test.for([
    [clip('corrupt'), 'CUT_OFF'],
    [clip('empty'), 'NO_PERSON'],
    [clip('too-short'), 'TOO_SHORT'],
    [world('chromium-recorder.webm'), 'NO_PERSON'],
    [world('chromium-recorder.mp4'), 'NO_PERSON'],
    [world('firefox-recorder.webm'), 'NO_PERSON'],
    [world('cut-off.mp4'), 'NO_PERSON'],
    // Chromium here has no HEVC.
    [world('iphone-hevc.mov'), 'HEVC'],
  ] as const)('%s: %s', async ([file, code], { page }) => {
    await page.goto('/')
    expect(await analyse(page, file)).toEqual({ failed: code })
  })
})

// Twice as many frames as any other test here analyses.
const OF_TWO_PEOPLE = { timeout: 120_000 }

test(
  '[41.37] of two people, the one who is chosen is followed and nobody else',
  OF_TWO_PEOPLE,
  async ({ page }) => {
    await page.goto('/')
    const followed = []
    for (const person of [0, 1]) {
      const { frames } = (await analyse(page, clip('two-people'), { person })) as AnalysedClip
      const found = frames.filter(({ people }) => people === 1)
      expect(found.length / frames.length).toBeGreaterThan(0.8)
      followed.push(found.map(({ keypoints2d: [nose] }) => nose?.[0] ?? Number.NaN))
    }
    const [left = [], right = []] = followed
    expect(Math.max(...left)).toBeLessThan(Math.min(...right))
  },
)

test('[41.18] a cancelled analysis ends its worker', async ({ page }) => {
  await page.goto('/')
  expect(await analyse(page, clip('squat-60'), { cancelAt: 3 })).toEqual({ failed: 'CANCELLED' })
  await expect.poll(() => page.workers()).toEqual([])
})

describe('[41.18] what a browser lacks is said', () => {
  test.for([
    ['NO_WEBGL', 'OffscreenCanvas.prototype.getContext = () => null'],
    ['NO_WEBCODECS', 'delete globalThis.VideoDecoder'],
  ] as const)('%s', async ([code, change], { page }) => {
    await page.route(/analysisWorker/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${change};${await response.text()}` })
    })
    await page.goto('/')
    expect(await analyse(page, clip('stoop-60'))).toEqual({ failed: code })
  })
})

describe('without a connection', () => {
  test.override({ expectedErrors: [/Failed to load resource/] })

  test('[41.18] an engine that cannot be loaded is said so', async ({ page }) => {
    await page.route(/\.task$/, (route) => route.abort())
    await page.goto('/')
    expect(await analyse(page, clip('stoop-60'))).toEqual({ failed: 'MODEL_NOT_LOADED' })
  })
})
