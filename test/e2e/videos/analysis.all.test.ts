/** The analysis of a recording with the real model, runtime and decoder. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { KNOWN_POSE_MODELS } from '#domain/videos/poseModels.ts'
import {
  type AnalysedClip,
  analyseClip,
  analyseWorldFile,
  ENGINE_FILES,
} from '../support/analysing.ts'
import { test } from '../support/browser.ts'

test('[41.20] a recording is analysed on this machine: nothing is sent, and the engine is loaded only then', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await page.goto('/')
  expect(requests.filter(({ url }) => ENGINE_FILES.test(url))).toEqual([])
  const { frames, overlay, ...analysis } = (await analyseClip(page, 'stoop-60')) as AnalysedClip
  const found = frames.filter(({ keypoints3d }) => keypoints3d.length === 33)
  expect(found.length / frames.length).toBeGreaterThanOrEqual(0.95)
  expect(frames.every(({ people }) => people <= 1)).toBe(true)
  expect(analysis).toMatchObject({ width: 480, height: 640, duration: 5 })
  expect(KNOWN_POSE_MODELS).toContain(analysis.modelHash)
  // Requests of workers are seen here too; foreign ones fail every test.
  expect(requests.filter(({ url }) => ENGINE_FILES.test(url)).length).toBeGreaterThanOrEqual(4)
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expectOverlay(overlay)
})

/** [41.19]: the clip's own colours (wall, floor, shirt, skin) are far from every mixture of the two. */
function expectOverlay({ width, height, duration, strangest, lines }: AnalysedClip['overlay']) {
  expect([width, height]).toEqual([406, 540])
  expect(duration).toBeCloseTo(5, 1)
  expect(strangest).toBeLessThan(0.1)
  for (const share of lines) {
    expect(share).toBeGreaterThan(0.005)
    expect(share).toBeLessThan(0.1)
  }
}

describe('[41.18] a recording without a result says why', () => {
  test.for([
    ['corrupt', 'CUT_OFF'],
    ['empty', 'NO_PERSON'],
    ['two-people', 'SEVERAL_PEOPLE'],
    ['too-short', 'TOO_SHORT'],
  ] as const)('%s: %s', async ([clip, code], { page }) => {
    await page.goto('/')
    expect(await analyseClip(page, clip)).toEqual({ failed: code })
  })
})

describe('[41.24] a film of a pattern is decoded, and nobody is in it', () => {
  test.for([
    'chromium-recorder.webm',
    'chromium-recorder.mp4',
    'firefox-recorder.webm',
    'cut-off.mp4',
  ])('%s', async (name, { page }) => {
    await page.goto('/')
    expect(await analyseWorldFile(page, name)).toEqual({ failed: 'NO_PERSON' })
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
      const { frames } = (await analyseClip(page, 'two-people', { person })) as AnalysedClip
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
  expect(await analyseClip(page, 'squat-60', { cancelAt: 3 })).toEqual({ failed: 'CANCELLED' })
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
    expect(await analyseClip(page, 'stoop-60')).toEqual({ failed: code })
  })
})

test('[41.40] Chromium here has no HEVC, and says what to switch on an iPhone', async ({
  page,
}) => {
  await page.goto('/')
  expect(await analyseWorldFile(page, 'iphone-hevc.mov')).toEqual({ failed: 'HEVC' })
})

describe('without a connection', () => {
  test.override({ expectedErrors: [/Failed to load resource/] })

  test('[41.18] an engine that cannot be loaded is said so', async ({ page }) => {
    await page.route(/\.task$/, (route) => route.abort())
    await page.goto('/')
    expect(await analyseClip(page, 'stoop-60')).toEqual({ failed: 'MODEL_NOT_LOADED' })
  })
})

function requestsOf(page: Page): { url: string; method: string }[] {
  const requests: { url: string; method: string }[] = []
  page.on('request', (request) => requests.push({ url: request.url(), method: request.method() }))
  return requests
}
