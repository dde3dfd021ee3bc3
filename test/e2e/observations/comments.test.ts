/** A comment at a moment of a recording: written by keyboard, found through the bell, answered and resolved. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../support/browser.ts'
import { askServer } from '../support/serverCalls.ts'
import { signIn } from '../support/session.ts'

const LEAD = 'super@northwind.example'
const OBSERVER = 'observer@northwind.example'
const ANSWER = 'Next time with the height table.'

test('[53.6] [53.7] [53.13] who is mentioned is led to the comment and its moment, answers, and the thread is resolved', async ({
  page,
  another,
}) => {
  const { observation, client, name } = await cast(page)
  await signIn(page, LEAD, { path: `/allobservations/${observation}?clientId=${client}` })
  await page.getByRole('button', { name: 'Next frame' }).click()
  const moment = page.getByRole('checkbox', { name: /^At this moment: 0\.0*[1-9]\d* s/u })
  await moment.check()
  const label = (await moment.locator('xpath=ancestor::label').textContent()) ?? ''
  const field = page.getByRole('textbox', { name: 'Write a comment' })
  await field.pressSequentially(`The load is far away here, @${name.slice(0, 4)}`)
  await page.getByRole('option', { name }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await page.getByText(`@${name}`).waitFor()

  const theirs = await another()
  await signIn(theirs, OBSERVER, { path: '/home' })
  await theirs.getByRole('button', { name: /^Notifications/u }).click()
  await theirs
    .getByRole('link', { name: /mentioned/u })
    .first()
    .click()
  const comment = theirs.locator(':focus', { hasText: 'The load is far away here' })
  await comment.waitFor()
  await theirs.getByRole('checkbox', { name: label }).waitFor()
  await comment.getByRole('button', { name: /^Answer to/u }).click()
  const form = theirs.getByRole('form', { name: 'Your answer' })
  await form.getByRole('textbox', { name: 'Your answer' }).fill(ANSWER)
  await form.getByRole('button', { name: 'Answer' }).click()
  await form.waitFor({ state: 'detached' })

  await page.reload()
  await page.getByText(ANSWER, { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Resolve the comment/u }).click()
  await page.getByText('Show 1 resolved').waitFor()
  await expect.poll(() => page.getByText(ANSWER, { exact: true }).count()).toBe(0)
})

/** A recording without comments that both see, and the name of who is mentioned. */
async function cast(page: Page) {
  const { me, rows } = await askServer<{
    me: { firstname: string; lastname: string; client_id: string }
    rows: { id: string; video: { file_location: string | null } | null }[]
  }>(
    page,
    OBSERVER,
    `{ me { firstname lastname client_id } rows: allObservations(filter: { type: [AI], take: 100 }) {
      id video { file_location } } }`,
  )
  const found = rows.toReversed().find(({ video }) => video?.file_location)
  if (!found) throw new Error('The demo has no recording.')
  return { observation: found.id, client: me.client_id, name: `${me.firstname} ${me.lastname}` }
}
