/** Analyses recordings with the product's own engine in a headless browser. */
import type { AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { openPage } from './openPage.ts'

export interface AnalysedClip {
  frames: PoseFrame[]
  width: number
  height: number
  duration: number
  modelHash: string
  /** Heights of the picture; null: not known. */
  cameraMotion: number | null
  overlay: Buffer
  overlayType: string
  /** Milliseconds from the file to the result. */
  took: number
  /** Milliseconds of the page's longest task meanwhile; 0: none took 50. */
  longestTask: number
}

export interface OpenAnalyser {
  analyse(recording: Buffer): Promise<AnalysedClip | { error: AnalysisError }>
  close: () => Promise<void>
}

export async function openAnalyser(): Promise<OpenAnalyser> {
  const { page, close } = await openPage('analyser.html')
  await page.waitForFunction(() => window.analyse !== undefined)
  return {
    analyse: async (recording) => {
      const result = await page.evaluate(
        (base64) => window.analyse?.(base64),
        recording.toString('base64'),
      )
      if (!result) throw new Error('The page has no engine.')
      return 'error' in result
        ? result
        : { ...result, overlay: Buffer.from(result.overlay, 'base64') }
    },
    close,
  }
}
