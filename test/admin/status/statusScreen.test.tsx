/** /status: the provider's view of the installation. */
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { buildJob, removeWork } from '#test/support/buildJob.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

beforeAll(api, 60_000)
afterEach(closeApp)

it('[47.7] [47.8] the provider reads why a mail failed, and runs it again', async () => {
  const { db } = await api()
  await removeWork(db)
  await buildJob(db, {
    kind: 'mail.weeklySummary',
    state: 'failed',
    attempts: 5,
    error: 'The mail server refused the mail.',
  })
  const { user } = await openApp(await actor('PROVIDER_SUPER_USER'), '/status')
  await screen.findByText('The mail server refused the mail.')
  expect(screen.getByText(/5 attempts/)).toBeDefined()
  expect(screen.getByText(/^PostgreSQL \d+/)).toBeDefined()
  expect(screen.getByText('None: mails are written to a folder.')).toBeDefined()
  await user.click(screen.getByLabelText('Run again: Mail: weekly summary'))
  await screen.findByText('Mail: weekly summary runs again.')
  await screen.findByText('No job has failed.')
})
