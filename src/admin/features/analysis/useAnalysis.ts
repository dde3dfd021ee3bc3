/** Analyses one recording on this device: progress, cancel, and the judgement of what was found. */
import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useEvent } from 'react-admin'
// crypto.randomUUID does not exist on plain HTTP.
import { v4 as randomId } from 'uuid'
import { type AnalysisError, ANALYSIS_ERRORS } from '#domain/videos/analysisErrors.ts'
import { judgedAs } from '#domain/observations/principles.ts'
import type { Judgement, LiftInterval } from '#domain/videos/judgement.ts'
import { loadChunk } from '../../foundation/chunks/loadChunk.ts'
import type { AnalysisOptions } from './analyseRecording.ts'
import { type AnalysedRecording, analysedRecordings } from './analysedRecordings.ts'
import type { FailureDetails } from './analysisMessages.ts'
import { toMilliseconds } from './poseOfResult.ts'

export function useAnalysis(listeners: AnalysisListeners = {}): Analysis {
  const [state, setState] = useState<AnalysisState>(IDLE)
  const running = useRef<AbortController>(undefined)
  const drawn = useRef<ImageBitmap[]>([])
  useEffect(() => () => running.current?.abort(), [])

  const start = useEvent(async (file: File, how: HowToAnalyse = {}) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setState({ is: 'running', file, how, done: 0, total: 0, preview: null })
    try {
      await listeners.onStart?.()
      const analyse = await loadAnalysis()
      signal.throwIfAborted()
      const result = await analyse(file, {
        ...how,
        signal,
        onProgress: (done, total, preview) => {
          // The last two stay: one is drawn, and one is about to be.
          if (preview && drawn.current.push(preview) > 2) drawn.current.shift()?.close()
          setState((before) =>
            signal.aborted || before.is !== 'running'
              ? before
              : { ...before, done, total, preview: preview ?? before.preview },
          )
        },
      })
      if (signal.aborted) return
      const analysed = { id: randomId(), file, how, lift: null, ...result }
      analysedRecordings.add(analysed)
      startTransition(() => setState({ is: 'done', how, analysed }))
      await listeners.onDone?.(analysed)
    } catch (error) {
      if (signal.aborted) return
      const code = analysisErrorOf(error)
      const failed = { is: 'failed', file, how, error: code, ...detailsOf(error) } as const
      setState((before) => ({
        ...failed,
        preview: before.is === 'running' ? before.preview : null,
      }))
      await listeners.onFail?.(code)
    }
  })

  const chooseLift = useEvent(async (lift: LiftInterval | null) => {
    if (state.is !== 'done') return
    const chosen = lift && { start: toMilliseconds(lift.start), end: toMilliseconds(lift.end) }
    const analysed = { ...state.analysed, id: randomId(), lift: chosen }
    analysedRecordings.add(analysed)
    setState({ ...state, analysed })
    await listeners.onDone?.(analysed)
  })

  const reset = useEvent(() => {
    running.current?.abort()
    setState(IDLE)
    if (state.is === 'running') void listeners.onFail?.('CANCELLED')
  })
  const fail = useCallback((file: File, error: AnalysisError) => {
    running.current?.abort()
    setState({ is: 'failed', file, how: {}, error, preview: null, ...detailsOf(null) })
  }, [])
  return { state, start, chooseLift, reset, fail }
}

export interface Analysis {
  state: AnalysisState
  /** Ends a running analysis. */
  start: (file: File, how?: HowToAnalyse) => Promise<void>
  /** Judges that lift of a result instead of the worst one; null: the worst one again. */
  chooseLift: (lift: LiftInterval | null) => Promise<void>
  /** Cancels a running analysis, or removes its result. */
  reset: () => void
  fail: (file: File, error: AnalysisError) => void
}

/** The part of a recording that is too long, how far its picture is turned, and whom of several people to follow. */
export type HowToAnalyse = Pick<AnalysisOptions, 'part' | 'turn' | 'person'>

export type AnalysisState =
  | { is: 'idle' }
  /** `done` of `total` frames; a total of 0: still loading. */
  | ({ is: 'running'; done: number; total: number } & Analysing)
  | ({ is: 'failed'; error: AnalysisError } & FailureDetails & Analysing)
  | { is: 'done'; how: HowToAnalyse; analysed: AnalysedRecording }

interface Analysing {
  file: File
  how: HowToAnalyse
  /** null: no frame was analysed yet. */
  preview: ImageBitmap | null
}

/** Told as an analysis goes on; a cancelled one fails with CANCELLED. */
interface AnalysisListeners {
  onStart?: () => Promise<void>
  onDone?: (analysed: AnalysedRecording) => Promise<void>
  onFail?: (error: AnalysisError) => Promise<void>
}

const IDLE: AnalysisState = { is: 'idle' }

/** Loads the engine and the rules of judging, which are needed only here. */
async function loadAnalysis() {
  const [{ analyseRecording }, { judgeLift }, { CURRENT_THRESHOLDS }] = await loadChunk(() =>
    Promise.all([
      import('./analyseRecording.ts'),
      import('#domain/videos/judgeLift.ts'),
      import('#domain/videos/thresholds.ts'),
    ]),
  ).catch(() => {
    throw Object.assign(new Error('The analysis could not be loaded.'), {
      code: 'MODEL_NOT_LOADED',
    })
  })
  return async (...call: Parameters<typeof analyseRecording>) => {
    const recording = await analyseRecording(...call)
    // In a task of its own, so that the page answers before it.
    await new Promise((resolve) => setTimeout(resolve))
    const { frames, duration, cameraMotion } = recording
    const judgements = new Map<string, Judgement>()
    const judge: AnalysedRecording['judge'] = (lift, task) => {
      const options = { lift, duration, cameraMotion, ...judgedAs(task) }
      const key = JSON.stringify(options)
      const judgement =
        judgements.get(key) ?? judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, ...options })
      judgements.set(key, judgement)
      return judgement
    }
    judge(null, null)
    return { recording, judge }
  }
}

const analysisErrorOf = (error: unknown): AnalysisError => {
  const code = (error as { code?: unknown } | null)?.code
  return ANALYSIS_ERRORS.find((known) => known === code) ?? 'NOT_DECODABLE'
}

function detailsOf(error: unknown): FailureDetails {
  const {
    duration = null,
    turn = null,
    crowd = null,
    cutOffAt = null,
  } = (error ?? {}) as Partial<FailureDetails>
  return { duration, turn, crowd, cutOffAt }
}
