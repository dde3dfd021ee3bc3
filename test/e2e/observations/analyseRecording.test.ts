/** Analysis of a recording in a real browser: in the add form and on an observation's page. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { answer, choose, field, openForm, submit } from '../support/addObservationForm.ts'
import { test } from '../support/browser.ts'
import { factsOf, loaded, rowsOf } from '../support/screens.ts'
import { askServer } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

const PACKING = [
  ['Location', 'Outbound Dock'],
  ['Department', 'Packing'],
  ['Task', 'Stack cartons on a pallet'],
] as const

/** The processor works through sixty pictures. */
const ANALYSED = { timeout: 120_000 }

describe('analysing a recording', { timeout: 180_000 }, () => {
  test('[41.12] the result gives the answers of a new observation', async ({ page }) => {
    await signIn(page, OBSERVER)
    await openForm(page)
    await chooseVideo(page, 'squat-60.mp4')
    await page.getByText(/^Frame \d+ of \d+$/u).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Analysing…' }).isDisabled())
      .toBe(true)
    for (const [label, option] of PACKING) await choose(page, label, option)
    await field(page, "Individual's name").fill('Agency worker Ben')
    await page.getByText('This is what the AI found.').waitFor(ANALYSED)
    await page.getByText(/^Knees carry \d+% of the bend; correct from 50%\.$/u).waitFor()
    await page.getByText('The AI result above gives the answers.').waitFor()
    // Older than what other tests expect on top of the list.
    await field(page, 'Date').fill('2026-01-05')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await page.goto('/allobservations?search=Agency%20worker%20Ben')
    await loaded(page)
    await rowsOf(page)
      .filter({ hasText: 'Agency worker Ben' })
      .first()
      .getByRole('link')
      .first()
      .click()
    await expect.poll(() => factsOf(page)).toMatchObject({ Type: 'AI', 'Big Engines': 'Correct' })
    await page.getByRole('region', { name: 'How the AI decided' }).waitFor()
  })

  test('[41.33] [41.31] the frames that decided are seen before submitting; where the skeleton does not fit, the person answers', async ({
    page,
  }) => {
    await signIn(page, OBSERVER)
    await openForm(page)
    await chooseVideo(page, 'stoop-90.mp4')
    for (const [label, option] of PACKING) await choose(page, label, option)
    await field(page, "Individual's name").fill('Agency worker Dee')
    await page.getByText('This is what the AI found.').waitFor(ANALYSED)
    const picture = page.getByRole('img', { name: /^Big Engines at .*: the skeleton/u })
    await expect.poll(() => coloursOf(picture), ANALYSED).toBeGreaterThan(100)
    await page.getByRole('button', { name: 'The skeleton does not fit' }).click()
    await page.getByText('You said that the skeleton does not fit').waitFor()
    for (const principle of ['Inside Base', 'Big Engines', 'Turn Not Twist'])
      await answer(page, principle, 'Correct')
    await field(page, 'Date').fill('2026-01-04')
    await submit(page)
    await page.waitForURL((url) => url.pathname === '/allobservations')
    await page.goto('/allobservations?skeletonMisfit=true')
    await loaded(page)
    await rowsOf(page)
      .filter({ hasText: 'Agency worker Dee' })
      .first()
      .getByRole('link')
      .first()
      .click()
    await expect
      .poll(() => factsOf(page))
      .toMatchObject({ Type: 'Manual task', 'Big Engines': 'Correct' })
    await page.getByText(/^A person said on .* that the skeleton does not fit/u).waitFor()
    await page.getByRole('listbox', { name: 'Timeline' }).waitFor()
  })

  test('[41.12] a file that is no video says so, and answers by hand are still possible', async ({
    page,
  }) => {
    await signIn(page, OBSERVER)
    await openForm(page)
    await chooseBytes(page, Buffer.from('not a video at all'))
    await page.getByText(/^This file is not a video/u).waitFor()
    for (const [label, option] of PACKING) await choose(page, label, option)
    await page.getByRole('group', { name: 'Big Engines' }).waitFor()
  })

  test('[41.43] a film in which the person lies is turned, and then analysed', async ({ page }) => {
    await signIn(page, OBSERVER)
    await openForm(page)
    await page.locator('input[type=file]').setInputFiles(SIDEWAYS)
    await page.getByText(/^The person does not stand upright/u).waitFor(ANALYSED)
    await page.getByRole('img', { name: 'A picture of the video, turned by 90°' }).waitFor()
    await page.getByRole('button', { name: 'Analyse it like this' }).click()
    await page.getByText('This is what the AI found.').waitFor(ANALYSED)
    const shown = page
      .getByRole('img', { name: /: the skeleton/u })
      .first()
      .locator('canvas')
    const isUpright = async () => {
      const { width, height } = (await shown.boundingBox()) ?? expect.fail('no picture')
      return height > width
    }
    await expect.poll(isUpright).toBe(true)
  })

  test('[41.14] an observation whose analysis failed says why, and gets its result on its page', async ({
    page,
  }) => {
    const id = await observationWithoutResult(page)
    await signIn(page, OBSERVER, { path: `/allobservations/${id}` })
    await page.getByText(/^The last analysis failed\. No/u).waitFor()
    await chooseVideo(page, 'stoop-60.mp4')
    await page.getByText('The AI result was saved.').waitFor(ANALYSED)
    await page.getByRole('region', { name: 'How the AI decided' }).waitFor()
    await page.getByRole('listbox', { name: 'Timeline' }).waitFor()
    await expect.poll(() => factsOf(page)).toMatchObject({ 'Big Engines': 'Incorrect' })
    await page.getByRole('button', { name: 'Show 2' }).first().click()
    await page.getByRole('button', { name: 'Analyse a video again' }).waitFor()
  })
})

/** Returns how many colours the canvas in a picture has: a drawing has few, a frame of a recording many. */
const coloursOf = (picture: Locator): Promise<number> =>
  picture.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
    return new Set(new Uint32Array(pixels?.buffer ?? [])).size
  })

/** Creates an AI observation whose analysis failed, where another one was made and Big Engines counts; returns its id. */
async function observationWithoutResult(page: Page): Promise<string> {
  const { rows } = await askServer<{ rows: Place[] }>(page, OBSERVER, ROWS)
  const { uploadVideo } = await askServer<{ uploadVideo: { id: string } }>(page, OBSERVER, UPLOAD)
  const { is_big_engines: _, ...place } =
    rows.find(({ is_big_engines: answer }) => answer !== null) ?? expect.fail('no such place')
  const input = {
    ...place,
    video_id: uploadVideo.id,
    // Older than what other tests expect on top of the list.
    date: new Date(Date.now() - 24 * 3_600_000),
    review_type: 'AI',
    unlinked_observee_name: 'Agency worker Cas',
  }
  const { createObservation } = await askServer<{ createObservation: { id: string } }>(
    page,
    OBSERVER,
    'mutation ($input: CreateObservationInput!) { createObservation(input: $input) { id } }',
    { input },
  )
  return createObservation.id
}

type Place = Record<'location_id' | 'department_id' | 'task_id', string> & {
  is_big_engines: boolean | null
}

const SIDEWAYS = fileURLToPath(new URL('../../world/videos/sideways.mp4', import.meta.url))
const OBSERVER = 'observer@northwind.example'
const ROWS = `{ rows: allObservations(filter: { type: [AI], take: 50 }) {
  location_id department_id task_id is_big_engines } }`
const UPLOAD = 'mutation { uploadVideo(input: { analysisError: NO_PERSON }) { id } }'

const chooseVideo = async (page: Page, name: string) =>
  chooseBytes(
    page,
    await readFile(new URL(`../../support/clips/rendered/${name}`, import.meta.url)),
  )

const chooseBytes = (page: Page, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lift.mp4', mimeType: 'video/mp4', buffer })
