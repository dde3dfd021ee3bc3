/** A follow-up from the incorrect observation to the correct one that closes it. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../support/browser.ts'
import { askServer } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

const LEAD = 'super@northwind.example'
const OBSERVER = 'observer@northwind.example'
const WORKER = 'observee@northwind.example'
const AGREED = 'The crate stands on the trolley now.'
const HOUR_MS = 3_600_000

test('[51.1] [51.3] [51.6] an incorrect observation is followed up, coached, and closed by a correct one', async ({
  page,
  another,
}) => {
  const { worker, place, coach, client } = await cast(page)
  const observe = (hoursAgo: number, isCorrect: boolean) =>
    record(page, { ...place, observee_id: worker.id }, { hoursAgo, isCorrect })
  const incorrect = await observe(26, false)

  await signIn(page, LEAD, { path: `/allobservations/${incorrect}?clientId=${client}` })
  await page.getByRole('link', { name: 'Start follow-up' }).click()
  const suggested = page.getByRole('combobox', { name: 'Coach' })
  await expect.poll(() => suggested.inputValue()).toBe(coach)
  await page.getByRole('button', { name: 'Start follow-up' }).click()
  await page.getByText(new RegExp(`^${coach} will try it again with`, 'u')).waitFor()
  const path = new URL(page.url()).pathname

  const theirs = await another()
  await signIn(theirs, OBSERVER, { path: '/today' })
  await theirs.locator(`a[href^="${path}"]`).first().waitFor()
  await theirs.goto(path)
  await theirs.getByRole('button', { name: 'Mark coaching as done' }).click()
  await theirs.getByRole('textbox', { name: 'What was agreed' }).fill(AGREED)
  await theirs.getByRole('button', { name: 'Save and ask for an observation' }).click()
  await theirs.getByRole('link', { name: 'Observe again' }).waitFor()

  await signIn(theirs, WORKER, { path: '/mydata' })
  await theirs.getByText(AGREED).waitFor()

  await observe(25, true)
  await page.reload()
  await page.getByText('This person was later observed doing this task correctly.').waitFor()
})

/** The demo's worker, a place and task at which nothing of theirs is followed up, and who coaches there. */
async function cast(page: Page) {
  const { me: worker, own } = await askServer<{ me: { id: string }; own: { task_id: string }[] }>(
    page,
    WORKER,
    '{ me { id } own: allObservations(filter: { take: 30 }) { task_id } }',
  )
  const { me, rows } = await askServer<{
    me: { firstname: string; lastname: string; client_id: string }
    rows: Place[]
  }>(page, OBSERVER, ROWS)
  const found = rows.find(({ task_id }) => !own.some((one) => one.task_id === task_id)) ?? rows[0]
  if (!found) throw new Error('The demo has no observation by hand.')
  const { location_id, department_id, task_id } = found
  return {
    worker,
    place: { location_id, department_id, task_id },
    coach: `${me.firstname} ${me.lastname}`,
    client: me.client_id,
  }
}

type Place = Record<'location_id' | 'department_id' | 'task_id', string>

const ROWS = `{ me { firstname lastname client_id }
  rows: allObservations(filter: { type: [MANUAL_TASK], take: 100 }) { location_id department_id task_id } }`

/** Older than what other tests expect on top of the list. */
async function record(
  page: Page,
  values: Place & { observee_id: string },
  { hoursAgo, isCorrect }: { hoursAgo: number; isCorrect: boolean },
): Promise<string> {
  const answers = {
    isInsideBase: true,
    isBigEngines: isCorrect,
    isTwisting: false,
    isDipNDrive: isCorrect,
  }
  const ask = <Answer>(mutation: string, input: object) =>
    askServer<Answer>(page, OBSERVER, mutation, { input })
  const { uploadVideo } = await ask<{ uploadVideo: { id: string } }>(
    'mutation ($input: UploadVideoInput!) { uploadVideo(input: $input) { id } }',
    answers,
  )
  const input = {
    ...values,
    video_id: uploadVideo.id,
    date: new Date(Date.now() - hoursAgo * HOUR_MS),
    review_type: 'MANUAL_TASK',
  }
  const { createObservation } = await ask<{ createObservation: { id: string; technique: string } }>(
    'mutation ($input: CreateObservationInput!) { createObservation(input: $input) { id technique } }',
    input,
  )
  expect(createObservation.technique).toBe(isCorrect ? 'correct' : 'incorrect')
  return createObservation.id
}
