/**
 * Longest time that the page is kept busy while somebody types in a search, opens a dropdown over 20,000 people, types in
 * it, steps through a recording, has one analysed, and reads a dashboard whose lower part renders meanwhile: the longest
 * task of the page's main thread, in milliseconds of its own CPU time.
 */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, root } from '#server/app/prepare.mjs'
import { askServer } from '../e2e/support/serverCalls.ts'
import { longestTask } from '../support/pagePerformance.ts'
import { startProduct } from '../support/startProduct.ts'
import { openBrowser, signedInContext } from './browser/measuredBrowser.ts'
import { importPeople } from './browser/importPeople.ts'

const PEOPLE = Number(process.env['BENCH_PEOPLE'] ?? 20_000)
const SUPER = 'super@northwind.example'
const ADD = '/allobservations/addObservation'
const RECORDED =
  '{ rows: allObservations(filter: { type: [AI], take: 24 }) { id video { file_location } } }'

/** Milliseconds. */
const LIMIT = 50
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3)

build()
const product = await startProduct({})
const browser = await openBrowser()

try {
  const context = await signedInContext(browser, product.address, SUPER)
  const page = await context.newPage()
  console.log(`Importing ${PEOPLE} people …`)
  await importPeople(page, PEOPLE, SUPER)
  const measures: [string, (page: Page) => Promise<number>][] = [
    ['typing in the search of observations', typingInSearch('/allobservations', 'furniture')],
    ['typing in the search of users', typingInSearch('/users', 'fischer')],
    ['opening Observer in the filter', dropdown('/allobservations', 'Observer', '')],
    ['typing in it', dropdown('/allobservations', 'Observer', 'fischer')],
    ['opening Individual when adding', dropdown(ADD, 'Individual', '')],
    ['typing in it', dropdown(ADD, 'Individual', 'fischer')],
    ['stepping and playing a recording', steppingFrames],
    ['analysing a recording when adding', analysing],
    ['reading the dashboard on a phone', readingDashboard],
  ]
  console.log('longest task, of the worst run')
  for (const [name, measure] of measures) {
    const longest: number[] = []
    for (let run = 0; run < RUNS; run += 1) longest.push(await measure(page))
    const worst = Math.max(...longest)
    console.log(`${name.padEnd(40)} ${worst.toFixed(0).padStart(4)} ms${worst > LIMIT ? ' !' : ''}`)
  }
} finally {
  await browser.close()
  await product.stop()
}

function typingInSearch(path: string, words: string) {
  return async (page: Page) => {
    await page.goto(path)
    await page.locator('main tbody tr').first().waitFor()
    await page.waitForLoadState('networkidle')
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.focus()
    return longestTask(page, async () => {
      const answered = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes(`"${words}"`)),
      )
      await page.keyboard.type(words, { delay: 60 })
      await answered
      await settled(page)
    })
  }
}

function dropdown(path: string, label: string, words: string) {
  return async (page: Page) => {
    await page.goto(path)
    if (path === '/allobservations') await page.getByRole('button', { name: 'Filters' }).click()
    const box = page.getByRole('combobox', { name: label, exact: true })
    await box.waitFor()
    await page.waitForLoadState('networkidle')
    const open = async () => {
      await box.click()
      await page.getByRole('option').first().waitFor()
      await settled(page)
    }
    if (words === '') return longestTask(page, open)
    await open()
    return longestTask(page, async () => {
      await page.keyboard.type(words, { delay: 60 })
      await page
        .getByRole('option', { name: new RegExp(words, 'i') })
        .first()
        .waitFor()
      await settled(page)
    })
  }
}

async function steppingFrames(page: Page): Promise<number> {
  const { rows } = await askServer<{ rows: Row[] }>(page, SUPER, RECORDED)
  const row = rows.find(({ video }) => video?.file_location)
  if (!row) throw new Error('The demo has no recording among its newest.')
  await page.goto(`/allobservations/${row.id}`)
  await page.locator('svg[role="listbox"]').waitFor()
  await page.getByText(/^\d\.\d{3} \/ 5\.000 s$/u).waitFor()
  await page.waitForLoadState('networkidle')
  return longestTask(page, async () => {
    for (let step = 0; step < 50; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press(' ')
    await page.getByText('5.000 / 5.000 s', { exact: true }).waitFor()
  })
}

async function analysing(page: Page): Promise<number> {
  await page.goto(ADD)
  const input = page.locator('input[type=file]')
  const unfold = page.getByRole('button', { name: 'Analyse a video', exact: true })
  await input.or(unfold).first().waitFor({ state: 'attached' })
  if ((await input.count()) === 0) await unfold.click()
  await input.waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const started = performance.now()
  const longest = await longestTask(page, async () => {
    await input.setInputFiles(join(root, 'test/support/clips/rendered/squat-60.mp4'))
    await page.getByText('This is what the AI found.').waitFor({ timeout: 60_000 })
    await settled(page)
  })
  console.log(`5 s of video analysed in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
  return longest
}

/** Scrolls down once, until all that is below the window has rendered. */
async function readingDashboard(page: Page): Promise<number> {
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  const longest = await longestTask(page, async () => {
    await page.mouse.wheel(0, 10_000)
    await page.getByRole('heading', { name: 'Active campaigns' }).waitFor()
    await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root') === null)
    await settled(page)
  })
  await page.setViewportSize(desktop)
  return longest
}

interface Row {
  id: string
  video: { file_location: string | null } | null
}

/** Two frames after the last of what the page had to do. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}
