/** /status: the provider's view of the installation. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { buildJob, removeWork } from '#test/support/buildJob.ts'
import { asOwner } from '#test/support/testDatabase.ts'
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
  expect(screen.getByText('None: emails are written to a folder.')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe(
    'The audit log of Acme was changed at entry 1,234.',
  )
  expect(screen.getByText(/^Checked .*: 5,678 entries\.$/)).toBeDefined()
  await user.click(screen.getByLabelText('Run again: Weekly summary email'))
  await screen.findByText('Weekly summary email is running again.')
  await screen.findByText('No job has failed.')
})

it('[47.17] the provider reads that a restored installation holds its emails, and lets them go', async () => {
  const { db } = await api()
  await asOwner(db, `update installation set mail_held_at = '2026-03-02T08:00:00Z'`)
  const { user } = await openApp(await actor('PROVIDER_SUPER_USER'), '/status')
  await screen.findByText(/^This installation was restored on/)
  await user.click(screen.getByRole('button', { name: 'Send emails' }))
  const dialog = await screen.findByRole('dialog', { name: 'Send emails from here?' })
  await user.click(within(dialog).getByRole('button', { name: 'Send emails' }))
  await screen.findByText('Emails are being sent again.')
  await waitFor(() => expect(screen.queryByText(/^This installation was restored/)).toBeNull())
})
