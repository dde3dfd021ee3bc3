/** Runs in the browser: the product's engine, called from a script. */
import { analyseRecording } from '#admin/features/analysis/analyseRecording.ts'
import type { AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { AnalysedClip } from '../openAnalyser.ts'
import { base64Of } from './base64.ts'

async function analyse(base64: string): Promise<PortableClip | { error: AnalysisError }> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const started = performance.now()
  try {
    const { overlay, preview: _preview, ...result } = await analyseRecording(new Blob([bytes]))
    return {
      ...result,
      took: performance.now() - started,
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
