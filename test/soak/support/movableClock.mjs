/**
 * Loaded into a product before its own code: its clock, in every thread, is the machine's plus an offset that the
 * parent process sends.
 */
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

const RealDate = Date
let offset = Number(process.env.SOAK_CLOCK_OFFSET ?? 0)

globalThis.Date = new Proxy(RealDate, {
  apply: () => new Date().toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [RealDate.now() + offset] : args, newTarget),
  get: (target, name) =>
    name === 'now' ? () => RealDate.now() + offset : Reflect.get(target, name),
})

const threads = new BroadcastChannel('movable clock')
threads.unref()
threads.addEventListener('message', ({ data }) => {
  offset = data
})

if (isMainThread)
  process.on('message', (message) => {
    if (typeof message?.clockOffset !== 'number') return
    offset = message.clockOffset
    // A thread that starts later begins with it.
    process.env.SOAK_CLOCK_OFFSET = String(offset)
    threads.postMessage(offset)
    process.send?.({ clockOffset: offset })
  })
