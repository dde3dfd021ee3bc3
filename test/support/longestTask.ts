/** How long the page's main thread was kept busy by its longest task, in milliseconds of its own CPU time: a busy machine does not count. */
import type { CDPSession, Page } from 'playwright-core'

export async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  const browser = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  browser.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await action()
  await ended(browser)
  const main = new Set(events.filter(isMainThread).map(threadOf))
  const tasks = events.filter(
    (event) => event.name.endsWith('RunTask') && main.has(threadOf(event)),
  )
  if (tasks.length === 0) throw new Error('The browser has recorded no task.')
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds of the thread's CPU time. */
  tdur?: number
  args?: { name?: string }
}

async function ended(browser: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => {
    browser.once('Tracing.tracingComplete', resolve)
  })
  await browser.send('Tracing.end')
  await complete
  await browser.detach()
}

const isMainThread = ({ name, args }: TraceEvent) =>
  name === 'thread_name' && args?.name === 'CrRendererMain'

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
