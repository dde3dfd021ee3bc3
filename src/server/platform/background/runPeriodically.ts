/** Runs a step repeatedly in the background until it is stopped. */

/**
 * A step of the background work. Its signal is aborted when the work is stopped; a returned number is the pause before
 * the next run, in milliseconds.
 */
export type PeriodicStep = (signal: AbortSignal) => Promise<number | void>

export interface PeriodicOptions {
  /** Milliseconds from the end of one run to the start of the next. */
  intervalMs: number
  /** Pause after a run that rejected. Default: the interval. */
  failurePauseMs?: number
  /** Delay of the first run. Default: 0. */
  initialDelayMs?: number
  /** Called with the reason of a run that rejected. */
  report: (error: unknown) => void
}

/** Returns a stop function that resolves when the run in progress has ended; no run starts after the call. */
export function runPeriodically(
  step: PeriodicStep,
  { intervalMs, failurePauseMs = intervalMs, initialDelayMs = 0, report }: PeriodicOptions,
): () => Promise<void> {
  const controller = new AbortController()
  const { signal } = controller
  const run = async (): Promise<void> => {
    let pauseMs = initialDelayMs
    for (;;) {
      if (pauseMs > 0) await pause(pauseMs, signal)
      if (signal.aborted) return
      try {
        pauseMs = (await step(signal)) ?? intervalMs
      } catch (error) {
        report(error)
        pauseMs = failurePauseMs
      }
    }
  }
  const running = run()
  return async () => {
    controller.abort()
    await running
  }
}

/** Ends early when the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
