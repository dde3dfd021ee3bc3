/** Work that goes on after its answer was sent; the server does not leave before it is done. */
export interface BackgroundTasks {
  start(work: () => Promise<void>): void
  /** Resolves when everything started so far, and what that started, is done. */
  drain(): Promise<void>
}

export function createBackgroundTasks(report: (error: unknown) => void): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    start(work) {
      const done: Promise<void> = work()
        .catch(report)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async drain() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
