/** Work that goes on after its answer was sent; the server does not leave before it is done. */
export interface BackgroundWork {
  start(work: () => Promise<void>): void
  /** Resolves when everything started so far, and what that started, is done. */
  settled(): Promise<void>
}

export function backgroundWork(report: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    start(work) {
      const done: Promise<void> = work()
        .catch(report)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
