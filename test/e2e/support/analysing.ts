/** Analyses clips with the engine of the running product. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type * as engine from '#admin/features/analysis/analyseRecording.ts'
import type { AnalysisFailure } from '#admin/features/analysis/analysisFailure.ts'
import type { AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Files that only an analysis needs. */
export const ENGINE_FILES = /analysisWorker|vision_wasm|\.task$/

type ClipResult = { failed: AnalysisError } | AnalysedClip

export interface AnalysedClip {
  frames: PoseFrame[]
  width: number
  height: number
  duration: number
  modelHash: string
  overlay: OverlayPixels
}

interface OverlayPixels {
  width: number
  height: number
  duration: number
  /** Largest distance of a pixel's colour from all mixtures of background and lines, as a share of white. */
  strangest: number
  /** Share of the pixels that are lines rather than background, in each of some frames. */
  lines: number[]
}

/** A clip of the computed worker. Paths are those in the repository. */
export const clip = (name: string): string => `test/support/clips/rendered/${name}.mp4`

/** A file as other programs write them. */
export const world = (name: string): string => `test/world/videos/${name}`

/** Chooses it in the form or panel of the page. */
/** Opens the section first, where it is folded. */
export async function chooseVideo(page: Page, path: string): Promise<void> {
  const input = page.locator('input[type=file]')
  const unfold = page.getByRole('button', { name: 'Analyse a video', exact: true })
  await input.or(unfold).first().waitFor({ state: 'attached' })
  if ((await input.count()) === 0) await unfold.click()
  await input.setInputFiles(join(ROOT, path))
}

/** The processor works through some seventy pictures. */
export const ANALYSED = { timeout: 120_000 }

/** All requests of a page from now on, those of its workers too. */
export function requestsOf(page: Page): { url: string; method: string }[] {
  const requests: { url: string; method: string }[] = []
  page.on('request', (request) => requests.push({ url: request.url(), method: request.method() }))
  return requests
}

interface Options {
  /** Cancels after so many frames. */
  cancelAt?: number
  /** Number of the person to follow, of several. */
  person?: number | null
}

/** The page is any page of the product. */
export async function analyse(
  page: Page,
  path: string,
  { cancelAt = Infinity, person = null }: Options = {},
): Promise<ClipResult> {
  // As text, since the test runner replaces imports in functions.
  const module = await page.evaluateHandle<typeof engine>(
    `import('${chunkOf('analyseRecording')}')`,
  )
  const base64 = readFileSync(join(ROOT, path)).toString('base64')
  return page.evaluate(analyseInPage, { module, base64, cancelAt, person })
}

/** Returns the address of a file of the build. */
function chunkOf(name: string): string {
  const files = readdirSync(join(ROOT, 'dist/client/assets'))
  const file = files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))
  if (!file) throw new Error(`The build has no ${name}.`)
  return `/assets/${file}`
}

interface Task {
  module: typeof engine
  base64: string
  cancelAt: number
  person: number | null
}

async function analyseInPage({ module, base64, cancelAt, person }: Task): Promise<ClipResult> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const controller = new AbortController()
  const onProgress = (done: number) => {
    if (done >= cancelAt) controller.abort()
  }
  try {
    const recording = new Blob([bytes])
    const options = { signal: controller.signal, onProgress }
    const { overlay, preview, crowd, ...result } = await module
      .analyseRecording(recording, options)
      .catch((error: AnalysisFailure) => {
        const chosen = person === null ? null : error.crowd?.people[person]
        if (!chosen) throw error
        return module.analyseRecording(recording, { ...options, person: chosen.path })
      })
    preview.close()
    crowd?.picture.close()
    return { ...result, overlay: await pixelsOf(overlay) }
  } catch (error) {
    return { failed: (error as { code: AnalysisError }).code }
  }

  async function pixelsOf(overlay: Blob): Promise<OverlayPixels> {
    const video = document.createElement('video')
    video.muted = true
    const happens = (kind: string) =>
      new Promise((resolve, reject) => {
        video.addEventListener(kind, resolve, { once: true })
        video.addEventListener('error', () => reject(new Error(video.error?.message)), {
          once: true,
        })
      })
    const loaded = happens('loadeddata')
    video.src = URL.createObjectURL(overlay)
    await loaded
    const [width, height] = [video.videoWidth, video.videoHeight]
    // A busy machine says 'seeked' before there is a picture, which would be drawn as nothing.
    const show = (time: number) =>
      new Promise<void>((resolve, reject) => {
        video.addEventListener('error', () => reject(new Error(video.error?.message)))
        const onFrame: VideoFrameRequestCallback = (_, { mediaTime }) =>
          time - mediaTime < 0.2 ? resolve() : void video.requestVideoFrameCallback(onFrame)
        video.requestVideoFrameCallback(onFrame)
        video.currentTime = time
      })
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    let strangest = 0
    const lines: number[] = []
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      await show(share * video.duration)
      context.drawImage(video, 0, 0)
      const { data } = context.getImageData(0, 0, width, height)
      let drawn = 0
      for (let at = 0; at < data.length; at += 4) {
        const { distance, mixture } = colourOf(data[at]!, data[at + 1]!, data[at + 2]!)
        strangest = Math.max(strangest, distance)
        if (mixture > 0.5) drawn++
      }
      lines.push(drawn / (width * height))
    }
    URL.revokeObjectURL(video.src)
    return { width, height, duration: video.duration, strangest, lines }
  }

  /** Mixture: 0 is the background, 1 are the lines. */
  function colourOf(red: number, green: number, blue: number) {
    const [background, line] = [
      [0xf1, 0xf1, 0xec],
      [0x22, 0x30, 0x3c],
    ] as const
    const colour = [red, green, blue]
    const span = line.map((value, channel) => value - background[channel]!)
    const away = colour.map((value, channel) => value - background[channel]!)
    const length = span.reduce((sum, value) => sum + value * value, 0)
    const along = away.reduce((sum, value, channel) => sum + value * span[channel]!, 0) / length
    const mixture = Math.min(1, Math.max(0, along))
    const rest = away.map((value, channel) => value - mixture * span[channel]!)
    return { mixture, distance: Math.hypot(...rest) / Math.hypot(255, 255, 255) }
  }
}
