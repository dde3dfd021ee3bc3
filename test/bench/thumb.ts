/**
 * How long an observation takes by thumb: a script fills in the form on a phone's screen, on a machine that is four times
 * slower, with a pause for each tap and each letter. The first observation on a device, another one at the same place, and
 * one after the app was opened again. Fails when the first takes over 30 seconds or another one over 4 taps.
 */
import type { Locator, Page } from 'playwright-core'
import { build } from '#server/app/prepare.mjs'
import { ADD_OBSERVATION, field } from '../e2e/support/addObservationForm.ts'
import { startProduct } from '../support/startProduct.ts'
import { openBrowser, signedInContext } from './browser/measuredBrowser.ts'

const OBSERVER = 'observer@northwind.example'
const WORK = [
  ['Location', 'Outbound Dock'],
  ['Department', 'Packing'],
  ['Task', 'Stack cartons on a pallet'],
] as const

/** Milliseconds in which a person finds the next thing to tap, and the next letter. */
const TAP_MS = 600
const LETTER_MS = 300

const MAX_SECONDS = 30
const MAX_TAPS = 4

build()
const product = await startProduct({})
const browser = await openBrowser()
let taps = 0

try {
  const context = await signedInContext(browser, product.address, OBSERVER)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto('/allobservations')
  await page.locator('main tbody tr').first().waitFor()

  const first = await measured('the first on this device', page, async () => {
    await page.goto(ADD_OBSERVATION)
    for (const [label, option] of WORK) {
      await tap(field(page, label))
      await tap(page.getByRole('option', { name: option }))
    }
    await tap(field(page, 'Individual'))
    await page.keyboard.type('um', { delay: LETTER_MS })
    await tap(page.getByRole('option').first())
    // Observations of the same minute would be duplicates; not counted.
    await field(page, 'Date').fill('2026-01-05')
    await answerAndSubmit(page)
  })
  const another = await measured('another at the same place', page, async () => {
    await tap(page.getByRole('link', { name: 'Add another: same place and task' }))
    await tap(recentIndividual(page))
    await answerAndSubmit(page)
  })
  await measured('one after opening the app again', page, async () => {
    await page.goto(ADD_OBSERVATION)
    await tap(recentIndividual(page))
    await field(page, 'Date').fill('2026-01-06')
    await answerAndSubmit(page)
  })
  if (first.seconds > MAX_SECONDS || another.taps > MAX_TAPS) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
}

async function measured(name: string, page: Page, add: () => Promise<void>) {
  taps = 0
  const started = performance.now()
  await add()
  await page.getByText('Observation added.').waitFor()
  const seconds = (performance.now() - started) / 1_000
  console.log(`${name.padEnd(34)} ${String(taps).padStart(3)} taps ${seconds.toFixed(1)} s`)
  return { taps, seconds }
}

async function tap(target: Locator): Promise<void> {
  await target.waitFor()
  await target.page().waitForTimeout(TAP_MS)
  await target.click()
  taps += 1
}

function recentIndividual(page: Page): Locator {
  return page.getByRole('list', { name: 'Recent individuals' }).getByRole('button').first()
}

async function answerAndSubmit(page: Page): Promise<void> {
  await tap(page.getByRole('button', { name: 'All correct' }))
  await tap(page.getByRole('button', { name: 'Add Observation' }))
}
