/** Runs in the browser: the product's engine, called from a script. */
import { analyseRecording } from '#admin/features/analysis/analyseRecording.ts'
import type { AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { AnalysedClip } from '../openAnalyser.ts'
import { base64Of } from './base64.ts'

async function analyse(base64: string): Promise<PortableClip | { error: AnalysisError }> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const longTasks: number[] = []
  const observer = new PerformanceObserver((list) => {
    longTasks.push(...list.getEntries().map(({ duration }) => duration))
  })
  observer.observe({ type: 'longtask' })
  const started = performance.now()
  try {
    const {
      overlay,
      preview: _preview,
      crowd: _crowd,
      ...result
    } = await analyseRecording(new Blob([bytes]))
    const took = performance.now() - started
    // Entries come a moment after their task.
    await new Promise((resolve) => setTimeout(resolve, 100))
    observer.disconnect()
    return {
      ...result,
      took,
      longestTask: Math.max(0, ...longTasks),
      overlay: base64Of(new Uint8Array(await overlay.arrayBuffer())),
      overlayType: overlay.type,
    }
  } catch (error) {
    const { code } = error as { code?: AnalysisError }
    if (!code) throw error
    return { error: code }
  }
}

/** Bytes come out of the page as base64. */
type PortableClip = Omit<AnalysedClip, 'overlay'> & { overlay: string }

declare global {
  interface Window {
    analyse?: typeof analyse
  }
}

window.analyse = analyse
