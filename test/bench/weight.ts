/** Bytes that the browser fetches until the sign-in page and the first screens are seen, and the time, beside the smallest react-admin app. */
import type { Browser } from 'playwright-core'
import { build } from '#server/app/prepare.mjs'
import { pageWeight } from '../support/pagePerformance.ts'
import { startProduct } from '../support/startProduct.ts'
import { openBrowser, type Ready, readyTime, signedInContext } from './browser/measuredBrowser.ts'
import { startBaselineApp } from './browser/baselineApp.ts'

/** Runs of each page, in turns, so that a busy moment of the machine meets all of them. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 7)

const SUPER = 'super@northwind.example'
const ROWS = 'main tbody tr td a'

build()
const product = await startProduct({})
const floor = await startBaselineApp()
const browser = await openBrowser()
const visitor = () => browser.newContext({ viewport: { width: 1280, height: 800 } })
const member = () => signedInContext(browser, product.address, SUPER)

const PAGES: BenchedPage[] = [
  { name: 'floor', url: floor.address, selector: 'tbody tr td', context: visitor },
  { name: 'sign-in', url: product.address, selector: 'button[type=submit]', context: visitor },
  { name: '/allobservations', selector: ROWS, context: member },
  { name: '/users', selector: ROWS, context: member },
  { name: '/home', selector: 'main li a', context: member },
].map((page) => ({ url: product.address + page.name, ...page }))

interface BenchedPage {
  name: string
  url: string
  selector: string
  context: () => ReturnType<Browser['newContext']>
}

try {
  const times = new Map<string, Ready[]>()
  for (let run = 0; run < RUNS; run += 1)
    for (const { name, url, selector, context } of PAGES)
      times.set(name, [...(times.get(name) ?? []), await readyTime(await context(), url, selector)])
  const floorAfter = median(times.get('floor'), 'after')
  const floorBusy = median(times.get('floor'), 'busy')
  console.log(
    'page                requests   kB gzip JS   ready, 4 × slower   × floor    CPU   × floor',
  )
  for (const { name, url, selector, context } of PAGES) {
    const opened = await context()
    const page = await opened.newPage()
    const { requests, scriptBytes } = await pageWeight(page, selector, () => page.goto(url))
    await opened.close()
    const after = median(times.get(name), 'after')
    const busy = median(times.get(name), 'busy')
    console.log(
      [
        name.padEnd(18),
        String(requests.length).padStart(9),
        (scriptBytes / 1000).toFixed(0).padStart(12),
        `${after.toFixed(0)} ms`.padStart(19),
        (after / floorAfter).toFixed(2).padStart(9),
        busy.toFixed(0).padStart(6),
        (busy / floorBusy).toFixed(2).padStart(9),
      ].join(' '),
    )
  }
} finally {
  await browser.close()
  floor.stop()
  await product.stop()
}

function median(times: readonly Ready[] = [], figure: keyof Ready): number {
  const sorted = times.map((time) => time[figure]).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
