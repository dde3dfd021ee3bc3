/** A recording is analysed in a real browser while an observation is added. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { choose, field, openForm, submit } from '../support/addObservationForm.ts'
import { ANALYSED, chooseVideo, clip, ENGINE_FILES, requestsOf } from '../support/analysing.ts'
import { test } from '../support/browser.ts'
import { factsOf, loaded, rowsOf } from '../support/screens.ts'
import { signIn } from '../support/session.ts'

test(
  '[41.12] [41.20] [41.33] a recording is analysed on this machine, its deciding pictures are seen, and the result gives the answers',
  { timeout: 180_000 },
  async ({ page }) => {
    await signIn(page, 'observer@northwind.example')
    const requests = requestsOf(page)
    const ofEngine = () => requests.filter(({ url }) => ENGINE_FILES.test(url))
    await openForm(page)
    expect(ofEngine()).toEqual([])
    await chooseVideo(page, clip('squat-60'))
    await page.getByText(/^Frame \d+ of \d+$/u).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Analysing…' }).isDisabled())
      .toBe(true)
    await choose(page, 'Location', 'Outbound Dock')
    await choose(page, 'Department', 'Packing')
    await choose(page, 'Task', 'Stack cartons on a pallet')
    await field(page, "Individual's name").fill('Agency worker Ben')
    await page.getByText('This is what the AI found.').waitFor(ANALYSED)
    await page.getByText(/^The knees do \d+% of the bending \(correct: 50% or more\)\.$/u).waitFor()
    await page.getByText('The answers come from the AI result above.').waitFor()
    const picture = page.getByRole('img', { name: /^Big Engines at .*: the skeleton/u })
    await expect.poll(() => coloursOf(picture), ANALYSED).toBeGreaterThan(100)
    // Requests of workers are seen here too; foreign ones fail every test.
    expect(ofEngine().length).toBeGreaterThanOrEqual(4)
    expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
    // Older than what other tests expect on top of the list.
    await field(page, 'Date').fill('2026-01-05')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await page.goto('/allobservations?search=Agency%20worker%20Ben')
    await loaded(page)
    const row = rowsOf(page).filter({ hasText: 'Agency worker Ben' }).first()
    await row.getByRole('link').first().click()
    await expect.poll(() => factsOf(page)).toMatchObject({ Type: 'AI', 'Big Engines': 'Correct' })
    await page.getByRole('region', { name: 'How the AI decided' }).waitFor()
  },
)

/** Returns how many colours the canvas in a picture has: a drawing has few, a frame of a recording many. */
const coloursOf = (picture: Locator): Promise<number> =>
  picture.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
    return new Set(new Uint32Array(pixels?.buffer ?? [])).size
  })
