/** /status: the provider's view of the installation. */
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { buildJob, removeWork } from '#test/support/buildJob.ts'
import { openApp } from '../support/openApp.tsx'

beforeAll(api)

it('[47.7] [47.8] [47.14] the provider reads why a mail failed, runs it again, and sees which log was changed', async () => {
  const { db } = await api()
  await removeWork(db)
  await buildJob(db, {
    kind: 'mail.weeklySummary',
    state: 'failed',
    attempts: 5,
    error: 'The mail server refused the mail.',
  })
  const provider = await actor('PROVIDER_SUPER_USER')
  const broken = [{ client_id: provider.client_id, company_name: 'Acme', position: 1_234 }]
  await buildJob(db, {
    client_id: provider.client_id,
    kind: 'checkAuditLogs',
    state: 'done',
    user_id: null,
    result: { complete: true, clients: 2, entries: 5_678, broken },
  })
  const { user } = await openApp(provider, '/status')
  await screen.findByText('The mail server refused the mail.')
  expect(screen.getByText(/5 attempts/)).toBeDefined()
  expect(screen.getByText(/^PostgreSQL \d+/)).toBeDefined()
  expect(screen.getByText('None: mails are written to a folder.')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe(
    'The audit log of Acme was changed at entry 1,234.',
  )
  expect(screen.getByText(/^Checked .*: 5,678 entries\.$/)).toBeDefined()
  await user.click(screen.getByLabelText('Run again: Weekly summary email'))
  await screen.findByText('Weekly summary email runs again.')
  await screen.findByText('No job has failed.')
})
