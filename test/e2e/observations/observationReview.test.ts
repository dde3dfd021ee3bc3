/** Corrections of an AI result in a real browser: review, override and restore, also at phone size. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { askServer } from '../support/serverCalls.ts'
import { violations } from '../support/axe.ts'
import { test } from '../support/browser.ts'
import { signIn } from '../support/session.ts'

const SUPER = 'super@northwind.example'

describe('an AI result', () => {
  test('[3.29] [3.31] is marked a false positive with its cause, overridden, and restored', async ({
    page,
  }) => {
    await signIn(page, SUPER)
    const { id } = await aRecording(page)
    await page.goto(`/allobservations/${id}`)
    const review = page.getByRole('form', { name: 'AI review' })
    await choose(page, 'AI review', 'Was the AI right?', 'Wrong')
    await page.getByText('False Positive: the AI called a correct lift incorrect').waitFor()
    const cause = review.getByRole('button', { name: 'Device issue' })
    if ((await cause.getAttribute('aria-pressed')) !== 'true') await cause.click()
    await review.getByLabel('AI review notes').fill('Filmed from behind')

    await page.reload()
    await page.getByText('What you had entered here is back.').waitFor()
    expect(await review.getByLabel('AI review notes').inputValue()).toBe('Filmed from behind')
    await review.getByRole('button', { name: 'Save review' }).click()
    await page.getByText('The review is saved.').waitFor()
    expect(await stored(page, id)).toMatchObject({
      ai_review_status: 'FALSE_POSITIVE',
      ai_review_notes: 'Filmed from behind',
      technique: 'incorrect',
    })

    await page.getByRole('button', { name: OVERRIDE }).click()
    const override = page.getByRole('form', { name: OVERRIDE })
    await override.getByRole('combobox', { name: 'Override reason' }).click()
    await page.getByRole('option', { name: 'Foot obscured' }).click()
    for (const correct of await override
      .getByRole('button', { name: 'Correct', exact: true })
      .all())
      if ((await correct.getAttribute('aria-pressed')) !== 'true') await correct.click()
    await override.getByRole('button', { name: OVERRIDE }).click()
    await page.getByText('The AI result is overridden.').waitFor()
    await page.getByText('AI: incorrect').first().waitFor()
    expect(await stored(page, id)).toMatchObject({
      review_type: 'MANUAL_OVERRIDE',
      technique: 'correct',
      ai_technique: 'incorrect',
    })
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Restore the AI result' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('button', { name: OVERRIDE }).waitFor()
    expect(await stored(page, id)).toMatchObject({ review_type: 'AI', technique: 'incorrect' })
  })

  test('[5.3] [5.4] its lift is where the recording stands, and a phone is wide enough for it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await signIn(page, SUPER)
    const { id } = await aRecording(page)
    await page.goto(`/allobservations/${id}`)
    const lift = page.getByRole('form', { name: 'Lift times' })
    await lift.getByLabel('Start (seconds)').fill('-1')
    await lift.getByLabel('End (seconds)').fill('')
    await lift.getByRole('button', { name: 'Save lift times' }).click()
    await page.getByText('Start time must be positive').waitFor()
    await page.getByText('End time must be greater than start time').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await violations(page)).toEqual([])
    await lift.getByRole('button', { name: 'Use current time as start' }).click()
    expect(Number(await lift.getByLabel('Start (seconds)').inputValue())).toBeGreaterThanOrEqual(0)
    await lift.getByLabel('End (seconds)').fill('3.6')
    await lift.getByRole('button', { name: 'Save lift times' }).click()
    await page.getByText('The lift times are saved.').waitFor()
  })
})

const OVERRIDE = 'Override the AI result'

async function choose(page: Page, form: string, group: string, word: string): Promise<void> {
  const found = page.getByRole('form', { name: form }).getByRole('group', { name: group })
  const button = found.getByRole('button', { name: word })
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
}

interface Recorded {
  id: string
  technique: string
  video: { file_location: string | null }
}

/** Returns the newest AI observation with an incorrect result and a recording. */
async function aRecording(page: Page): Promise<Recorded> {
  const { rows } = await askServer<{ rows: Recorded[] }>(page, SUPER, RECORDINGS)
  const one = rows.find(({ video }) => video.file_location !== null)
  if (!one) throw new Error('The demo has no recording of an incorrect lift.')
  return one
}

const RECORDINGS = `{ rows: allObservations(filter: { take: 100, type: [AI], showResult: incorrect }) {
  id technique video { file_location }
} }`

async function stored(page: Page, id: string): Promise<object> {
  const document = `{ one: getObservationById(id: "${id}") {
    review_type technique ai_technique ai_review_status ai_review_notes
  } }`
  return (await askServer<{ one: object }>(page, SUPER, document)).one
}
