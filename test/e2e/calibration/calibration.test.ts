/** Calibration from the proposed result to the agreement that follows: three people, each with their own part. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../support/browser.ts'
import { askServer } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

const SAFETY_LEAD = 'super@northwind.example'
const PROVIDER = 'provider@liftwise.example'
const OBSERVER = 'observer@northwind.example'
const NOTE = 'Watch the shoulders in the second half.'

test('[54.3] [54.4] [54.5] [54.6] one proposes a result, a second agrees, a third judges without seeing it, and who may see the agreement does', async ({
  page,
}) => {
  const { observation, client, judge, colleague } = await cast(page)
  const path = `/allobservations/${observation}?clientId=${client}`

  await signIn(page, SAFETY_LEAD, { path })
  await page.getByRole('button', { name: 'Use for calibration' }).click()
  const form = page.getByRole('form', { name: 'Calibration clip' })
  await answer(page, 'Turn Not Twist', 'Incorrect')
  await form.getByLabel('Why this is right').fill(NOTE)
  await page.reload()
  await expect.poll(() => form.getByLabel('Why this is right').inputValue()).toBe(NOTE)
  await form.getByRole('button', { name: 'Propose this result' }).click()
  await page.getByText(/^You proposed this result/u).waitFor()

  await signIn(page, PROVIDER, { path })
  await page.getByRole('button', { name: 'I agree' }).click()
  await page.getByText(/judged by 0 people/u).waitFor()

  const before = await agreementOf(page)
  await signIn(page, OBSERVER, { path: '/calibration' })
  const submit = page.getByRole('button', { name: 'Submit and see the result' })
  // What waits longer comes first.
  for (let waiting = await countWaiting(page); waiting > 1; waiting -= 1) {
    await submit.click()
    await page.getByRole('button', { name: 'Next recording' }).click()
    await submit.waitFor()
  }
  await submit.waitFor()
  expect(await page.getByText(NOTE).count()).toBe(0)
  expect(await page.getByRole('group', { name: 'Inside Base' }).count()).toBe(0)
  await answer(page, 'Turn Not Twist', 'Incorrect')
  await submit.click()
  await page.getByText('You agree: Incorrect').waitFor()
  await page.getByText(NOTE).waitFor()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByText(/^Nothing to judge at the moment/u).waitFor()

  const after = await agreementOf(page)
  expect(after).toEqual({ answered: before.answered + 1, agreed: before.agreed + 1 })
  const figure = `${after.agreed} / ${after.answered}`
  const row = page.getByRole('row', { name: /^Turn Not Twist/u })
  await row.getByText(figure, { exact: true }).waitFor()

  await page.goto(`/users/${colleague}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('Agreement in calibration').count()).toBe(0)

  await signIn(page, SAFETY_LEAD, { path: `/users/${judge}?clientId=${client}` })
  await page.getByText('Agreement in calibration').waitFor()
  await row.getByText(figure, { exact: true }).waitFor()
})

const answer = (page: Page, principle: string, verdict: string) =>
  page
    .getByRole('group', { name: principle })
    .getByRole('button', { name: verdict, exact: true })
    .click()

/** A recording that nobody calibrates with and that the judge has no part in, the judge, and another observer. */
async function cast(page: Page) {
  const { observations, people, me } = await askServer<Cast>(page, SAFETY_LEAD, CAST)
  const { me: judge } = await askServer<Pick<Cast, 'me'>>(page, OBSERVER, '{ me { id } }')
  const observation = observations.find(
    ({ calibration_clip: clip, video, user, observee, task }) =>
      !clip &&
      video?.file_location &&
      task.task_principles.length === 0 &&
      ![user.id, observee?.id].includes(judge.id),
  )
  const colleague = people.find(({ type, id }) => type === 'CLIENT_OBSERVER' && id !== judge.id)
  if (!observation || !colleague) throw new Error('The demo has no recording to calibrate with.')
  return {
    observation: observation.id,
    client: me.client_id,
    judge: judge.id,
    colleague: colleague.id,
  }
}

interface Cast {
  me: { id: string; client_id: string }
  people: { id: string; type: string }[]
  observations: {
    id: string
    calibration_clip: object | null
    video: { file_location: string | null } | null
    user: { id: string }
    observee: { id: string } | null
    task: { task_principles: string[] }
  }[]
}

const CAST = `{
  me { id client_id }
  people: allUsers(filter: { take: 100 }) { id type }
  observations: allObservations(filter: { type: [AI], take: 100 }) {
    id calibration_clip { id } video { file_location } user { id } observee { id } task { task_principles }
  }
}`

const countWaiting = async (page: Page): Promise<number> =>
  (
    await askServer<{ calibrationQueue: { waiting: number } }>(
      page,
      OBSERVER,
      '{ calibrationQueue { waiting } }',
    )
  ).calibrationQueue.waiting

/** The observer's, about the principle in question. */
async function agreementOf(page: Page) {
  const { myCalibration } = await askServer<{
    myCalibration: { by_principle: { principle: string; answered: number; agreed: number }[] }
  }>(page, OBSERVER, '{ myCalibration { by_principle { principle answered agreed } } }')
  const found = myCalibration.by_principle.find(({ principle }) => principle === 'TURN_NOT_TWIST')
  return { answered: found?.answered ?? 0, agreed: found?.agreed ?? 0 }
}
