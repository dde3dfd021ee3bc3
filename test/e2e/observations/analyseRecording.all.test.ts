/** Analyses in a real browser: of a film that has to be turned, and on an observation's page. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openForm } from '../support/addObservationForm.ts'
import { ANALYSED, chooseVideo, clip, world } from '../support/analysing.ts'
import { test } from '../support/browser.ts'
import { factsOf } from '../support/screens.ts'
import { askServer } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

describe('analysing a recording', { timeout: 180_000 }, () => {
  test('[41.43] a film in which the person lies is turned, and then analysed', async ({ page }) => {
    await signIn(page, OBSERVER)
    await openForm(page)
    await chooseVideo(page, world('sideways.mp4'))
    await page.getByText(/^This video is on its side/u).waitFor(ANALYSED)
    await page.getByRole('img', { name: 'A frame of the video, rotated by 90°' }).waitFor()
    await page.getByRole('button', { name: 'Analyse this way up' }).click()
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
    await chooseVideo(page, clip('stoop-60'))
    await page.getByText('The AI result was saved.').waitFor(ANALYSED)
    await page.getByRole('region', { name: 'How the AI decided' }).waitFor()
    await page.getByRole('listbox', { name: 'Timeline' }).waitFor()
    await expect.poll(() => factsOf(page)).toMatchObject({ 'Big Engines': 'Incorrect' })
    await page.getByRole('button', { name: 'Show How the AI decided' }).click()
    await page.getByRole('button', { name: 'Show 2' }).first().click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Analyse a video again' }).waitFor()
  })
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

const OBSERVER = 'observer@northwind.example'
const ROWS = `{ rows: allObservations(filter: { type: [AI], take: 50 }) {
  location_id department_id task_id is_big_engines } }`
const UPLOAD = 'mutation { uploadVideo(input: { analysisError: NO_PERSON }) { id } }'
