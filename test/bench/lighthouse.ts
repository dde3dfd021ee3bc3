/**
 * Lighthouse's scores of sign-in, list, detail page and form for the phone and the desktop, in the browser of the
 * end-to-end tests with an empty cache. npm fetches Lighthouse for the run; nothing else of the project needs it.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BrowserContext, chromium } from 'playwright-core'
import { build } from '#server/app/prepare.mjs'
import { findChromium } from '../e2e/findChromium.mjs'
import { openRecording } from '../e2e/support/recording.ts'
import { signIn } from '../e2e/support/session.ts'
import { freePort, startProduct } from '../support/startProduct.ts'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const DEVICES = ['mobile', 'desktop'] as const
const SUPER = 'super@northwind.example'

/** A busy moment of the machine costs points; the median of the runs is printed. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3)

type Scores = Record<(typeof CATEGORIES)[number], number>

interface Audited {
  scores: Scores
  /** Names of the audits that cost points besides performance. */
  faults: string[]
}

build()
const product = await startProduct({})
const folder = mkdtempSync(join(tmpdir(), 'liftwise-lighthouse-'))
try {
  console.log(`page                     device   ${CATEGORIES.join('   ')}`)
  for (const [name, path] of await pages())
    for (const device of DEVICES) await measure(name, path, device)
} finally {
  rmSync(folder, { recursive: true, force: true })
  await product.stop()
}

/** Returns names and paths; '/' is opened by a visitor, the others by a super user. */
async function pages(): Promise<[name: string, path: string][]> {
  const browser = await openProfile(await freePort())
  const page = await browser.newPage()
  const { id } = await openRecording(page)
  await browser.close()
  return [
    ['sign-in', '/'],
    ['list', '/allobservations'],
    ['detail', `/allobservations/${id}`],
    ['form', '/allobservations/addObservation'],
  ]
}

async function measure(
  name: string,
  path: string,
  device: (typeof DEVICES)[number],
): Promise<void> {
  const runs: Audited[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(path, device))
  const medians = CATEGORIES.map((category) =>
    String(median(runs.map(({ scores }) => scores[category]))).padStart(category.length),
  )
  console.log(`${name.padEnd(24)} ${device.padEnd(8)} ${medians.join('   ')}`)
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`  ${fault}`)
}

async function audit(path: string, device: (typeof DEVICES)[number]): Promise<Audited> {
  const port = await freePort()
  const browser = await openProfile(port)
  try {
    if (path !== '/') await signIn(await browser.newPage(), SUPER)
    const report = join(folder, 'report.json')
    await promisify(execFile)('npm', [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      product.address + path,
      `--port=${port}`,
      '--disable-storage-reset',
      `--only-categories=${CATEGORIES.join()}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
    ])
    return read(JSON.parse(readFileSync(report, 'utf8')) as Report)
  } finally {
    await browser.close()
  }
}

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  audits: Record<string, { title: string; score: number | null } | undefined>
}

function read({ categories, audits }: Report): Audited {
  const scoreOf = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const faults = ['accessibility', 'best-practices'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => `${category}: ${audits[id]?.title}`),
  )
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
    },
    faults,
  }
}

/** Lighthouse opens its page in the browser's default profile, which is where the person must be signed in. */
function openProfile(port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext('', {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
    baseURL: product.address,
  })
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}
