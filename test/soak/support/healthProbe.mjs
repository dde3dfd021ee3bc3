/** Loaded into a product: reports its memory and the delay of its event loop since the last report. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Milliseconds between two looks; as much of each delay is the probe's own. */
const RESOLUTION_MS = 10

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  process.on('message', (message) => {
    if (message !== 'health') return
    const inMs = (nanoseconds) => nanoseconds / 1e6
    process.send?.({
      rss: process.memoryUsage.rss(),
      heap: process.memoryUsage().heapUsed,
      delayP99: inMs(delay.percentile(99)),
      delayMost: inMs(delay.max),
    })
    delay.reset()
  })
}
