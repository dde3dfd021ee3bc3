/**
 * Lighthouse's scores of sign-in, list, detail page, form, dashboard and help for the phone and the desktop, with the
 * figures that its performance score consists of, beside the smallest react-admin app with one list ('floor'), in the
 * browser of the end-to-end tests with an empty cache. npm fetches Lighthouse for the run; nothing else of the project
 * needs it.
 *
 * `npm run bench -- lighthouse mobile form` measures these only; flags are passed on to Lighthouse, as
 * `--throttling-method=devtools`, which slows the browser down instead of simulating it.
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
import { startBaselineApp } from './browser/baselineApp.ts'

const LIGHTHOUSE = 'lighthouse@12.8.2'
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
const DEVICES = ['mobile', 'desktop'] as const
const SUPER = 'super@northwind.example'

/** A busy moment of the machine costs points; the median of the runs is printed. */
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3)

/** Columns of the performance score's metrics, with their share of it: milliseconds, but for CLS. */
const METRICS = [
  ['first-contentful-paint', 'FCP 10 %'],
  ['largest-contentful-paint', 'LCP 25 %'],
  ['total-blocking-time', 'TBT 30 %'],
  ['speed-index', 'SI 10 %'],
  ['cumulative-layout-shift', 'CLS 25 %'],
] as const

const ASKED = process.argv.slice(2)
const FLAGS = ASKED.filter((word) => word.startsWith('--'))

type Scores = Record<(typeof CATEGORIES)[number], number>

interface Audited {
  scores: Scores
  /** In the order of METRICS. */
  metrics: number[]
  /** Transferred bytes of all scripts. */
  scriptBytes: number
  /** Names of the audits that cost points besides performance. */
  faults: string[]
}

build()
const product = await startProduct({})
const floor = await startBaselineApp()
const folder = mkdtempSync(join(tmpdir(), 'liftwise-lighthouse-'))
try {
  const columns = [...CATEGORIES, ...METRICS.map(([, label]) => label), 'kB JS']
  console.log(`page       device   ${columns.join('   ')}   all runs`)
  for (const page of asked(await pages(), ({ name }) => name))
    for (const device of asked(DEVICES, (name) => name)) await measure(page, device)
} finally {
  rmSync(folder, { recursive: true, force: true })
  floor.stop()
  await product.stop()
}

/** Returns those that are named on the command line, or all. */
function asked<One>(all: readonly One[], nameOf: (one: One) => string): readonly One[] {
  const named = all.filter((one) => ASKED.includes(nameOf(one)))
  return named.length > 0 ? named : all
}

interface MeasuredPage {
  name: string
  url: string
  /** By a visitor, or by a super user. */
  isSignedIn: boolean
}

async function pages(): Promise<MeasuredPage[]> {
  const browser = await openProfile(await freePort())
  const page = await browser.newPage()
  const { id } = await openRecording(page)
  await browser.close()
  const paths = {
    list: '/allobservations',
    detail: `/allobservations/${id}`,
    form: '/allobservations/addObservation',
    dashboard: '/home',
    help: '/help',
  }
  return [
    { name: 'floor', url: `${floor.address}/`, isSignedIn: false },
    { name: 'sign-in', url: `${product.address}/`, isSignedIn: false },
    ...Object.entries(paths).map(([name, path]) => ({
      name,
      url: product.address + path,
      isSignedIn: true,
    })),
  ]
}

async function measure(page: MeasuredPage, device: (typeof DEVICES)[number]): Promise<void> {
  const runs: Audited[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await audit(page, device))
  const figures = [
    ...CATEGORIES.map((category) =>
      String(median(runs.map(({ scores }) => scores[category]))).padStart(category.length),
    ),
    ...METRICS.map(([id, label], at) =>
      median(runs.map(({ metrics }) => metrics[at] ?? Number.NaN))
        .toFixed(id === 'cumulative-layout-shift' ? 3 : 0)
        .padStart(label.length),
    ),
    (median(runs.map(({ scriptBytes }) => scriptBytes)) / 1000).toFixed(0).padStart(5),
  ]
  const all = runs.map(({ scores }) => scores.performance).join(', ')
  console.log(`${page.name.padEnd(10)} ${device.padEnd(8)} ${figures.join('   ')}   ${all}`)
  for (const fault of new Set(runs.flatMap(({ faults }) => faults))) console.log(`  ${fault}`)
}

async function audit(
  { url, isSignedIn }: MeasuredPage,
  device: (typeof DEVICES)[number],
): Promise<Audited> {
  const port = await freePort()
  const browser = await openProfile(port)
  try {
    if (isSignedIn) await signIn(await browser.newPage(), SUPER)
    const report = join(folder, 'report.json')
    await promisify(execFile)('npm', [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      `--port=${port}`,
      '--disable-storage-reset',
      `--only-categories=${CATEGORIES.join()}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
      ...FLAGS,
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
  audits: Record<string, Audit | undefined>
}

interface Audit {
  title: string
  score: number | null
  numericValue?: number
  details?: { items?: { resourceType?: string; transferSize?: number }[] }
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
    metrics: METRICS.map(([id]) => audits[id]?.numericValue ?? Number.NaN),
    scriptBytes: (audits['network-requests']?.details?.items ?? [])
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
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
