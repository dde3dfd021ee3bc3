/** Draws and encodes clips in a headless browser. */
import type { ClipPlan } from './clipPlan.ts'
import { openPage } from './openPage.ts'

export interface OpenStudio {
  /** Returns the picture at a second as a PNG. */
  photograph(plan: ClipPlan, seconds: number): Promise<Buffer>
  film(plan: ClipPlan): Promise<{ bytes: Buffer; type: 'mp4' | 'webm' }>
  close: () => Promise<void>
}

export async function openStudio(): Promise<OpenStudio> {
  const { page, close } = await openPage('studio.html')
  await page.waitForFunction(() => window.studio !== undefined)
  return {
    photograph: async (plan, seconds) => {
      const url = await page.evaluate(
        ([plan, seconds]) => window.studio?.photograph(plan, seconds),
        [plan, seconds] as const,
      )
      if (!url) throw new Error('The page has no studio.')
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    film: async (plan) => {
      const clip = await page.evaluate((plan) => window.studio?.film(plan), plan)
      if (!clip) throw new Error('The page has no studio.')
      const { type } = clip
      const bytes = Buffer.from(clip.base64, 'base64')
      return { bytes: plan.fault === 'NOT_DECODABLE' ? damaged(bytes) : bytes, type }
    },
    close,
  }
}

/** Keeps the file's head, and loses the bytes that the rest needs. */
const damaged = (bytes: Buffer): Buffer => bytes.subarray(0, Math.round(bytes.length * 0.02) + 200)
