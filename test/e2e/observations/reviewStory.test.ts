/**
 * A safety lead's story: find a lift that the AI called incorrect, inspect it, correct the AI, and see the effect.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { askServer } from '../support/serverCalls.ts'
import { test } from '../support/browser.ts'
import { loaded, rowsOf } from '../support/screens.ts'
import { CHART, elapsed, isPaused } from '../support/recording.ts'
import { signIn } from '../support/session.ts'

const SAFETY_LEAD = 'super@northwind.example'

test('[1.7] [2.70] [2.73] [4.45] [4.49] a false positive is found, marked with its cause, counted in the report, and overridden beside the AI’s own result', async ({
  page,
}) => {
  await signIn(page, SAFETY_LEAD)
  const { id, client_id: clientId, task, day } = await wrongfullyAccused(page)
  const tasks = `clientId=${clientId}&tasks=${task.id}`
  const before = await falsePositivesOf(page, tasks)

  await page.goto(
    `/allobservations?${tasks}&type=AI&showResult=incorrect&aiReviewStatus=UNREVIEWED&dateFrom=${day}`,
  )
  await loaded(page)
  await rowsOf(page).locator(`a[href*="${id}"]`).first().click()
  await page.locator(CHART).waitFor()
  await elapsed(page, '0.000')
  await page.keyboard.press('ArrowRight')
  await page.getByText(/^2 of \d+, /u).waitFor()
  await page
    .locator(CHART)
    .getByRole('option', { name: /Incorrect/u })
    .first()
    .click()
  expect(await isPaused(page)).toBe(true)

  const review = page.getByRole('form', { name: 'AI review' })
  const say = (what: string, word: 'Right' | 'Wrong') =>
    review
      .getByRole('group', { name: what, exact: true })
      .getByRole('button', { name: word })
      .click()
  await say('Was the AI right?', 'Wrong')
  await review.getByText('the AI rated a correct lift as incorrect').waitFor()
  await review.getByRole('button', { name: 'User error' }).click()
  await review.getByRole('button', { name: 'Save review' }).click()
  await page.getByText('Review saved.').waitFor()
  await expect.poll(() => falsePositivesOf(page, tasks)).toBe(before + 1)

  await page.goto(`/allobservations/${id}?clientId=${clientId}`)
  await page.getByRole('button', { name: 'Override AI result' }).click()
  const override = page.getByRole('form', { name: 'Override AI result' })
  await override.getByRole('combobox').first().click()
  await page.getByRole('option', { name: 'Foot obscured' }).click()
  for (const correct of await override.getByRole('button', { name: 'Correct', exact: true }).all())
    if ((await correct.getAttribute('aria-pressed')) !== 'true') await correct.click()
  await override.getByRole('button', { name: 'Override AI result' }).click()
  await page.getByText('AI result overridden.').waitFor()
  await page.getByText('Foot obscured', { exact: true }).first().waitFor()
  const kept = await askServer<{ one: Kept }>(page, SAFETY_LEAD, KEPT, { id })
  expect(kept.one).toMatchObject({
    review_type: 'MANUAL_OVERRIDE',
    technique: 'correct',
    ai_technique: 'incorrect',
    ai_review_status: 'FALSE_POSITIVE',
    ai_error_cause: ['USER_ERROR'],
  })
  const changed = kept.one.changes.flatMap(({ fields }) => fields.map(({ field }) => field))
  expect(changed).toEqual(expect.arrayContaining(['technique', 'review_type', 'ai_review_status']))
})

/** Returns the report's figure for one task. */
async function falsePositivesOf(page: Page, query: string): Promise<number> {
  await page.goto(`/aiaccuracy?${query}`)
  const matrix = page.getByRole('table', { name: 'Confusion matrix' })
  await matrix.waitFor()
  const cell = matrix.getByRole('cell').filter({ hasText: 'False Positive' })
  return Number(/\d[\d,]*/u.exec(await cell.innerText())?.[0].replaceAll(',', '') ?? 0)
}

interface Accused {
  id: string
  client_id: string
  date: string
  task: { id: string }
  video: { keypoints: { timestamp: number }[] } | null
}

interface Kept {
  changes: { fields: { field: string }[] }[]
}

async function wrongfullyAccused(page: Page): Promise<Accused & { day: string }> {
  const { rows } = await askServer<{ rows: Accused[] }>(page, SAFETY_LEAD, ACCUSED)
  // Not the newest: other tests review that one.
  const row = rows.findLast(({ video }) => video && video.keypoints.length > 0)
  if (!row) throw new Error('The demo has no unreviewed incorrect lift with a recording.')
  return { ...row, day: row.date.slice(0, 10) }
}

const ACCUSED = `{ rows: allObservations(filter: {
  type: [AI], showResult: incorrect, aiReviewStatus: [UNREVIEWED], take: 20
}) { id client_id date task { id } video { keypoints { timestamp } } } }`

const KEPT = `query ($id: ID!) { one: getObservationById(id: $id) {
  review_type technique ai_technique ai_review_status ai_error_cause changes { fields { field } }
} }`
