import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { buildAuditLog, lines, openLog } from '../support/auditLogScreen.ts'

it('[3.58] [33.6] [33.9] the audit log says who did what to which record, opens an entry, and keeps its filter in the address', async () => {
  const { person, dock } = await buildAuditLog()
  const { user, address } = await openLog(person)
  const me = (await lines())[1]?.[0]
  expect(me).toMatch(/^Robin Example/u)
  expect(await lines()).toEqual([
    ['Not signed in', 'Sign-in failed', `User ${me}`],
    [me, 'Changed', 'Location Quay'],
    [me, 'Added', 'Location Quay'],
    [me, 'Signed in', `User ${me}`],
  ])
  const [link] = screen.getAllByRole('link', { name: 'Quay' })
  expect(link?.getAttribute('href')).toBe(`/locations/${dock}?clientId=${person.client_id}`)

  await user.click(screen.getByRole('combobox', { name: 'Action' }))
  await user.click(await screen.findByRole('option', { name: 'Added' }))
  await waitFor(async () => expect(await lines()).toHaveLength(1))
  expect(new URLSearchParams(address().split('?')[1]).get('action')).toBe('CREATE')
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(async () => expect(await lines()).toHaveLength(4))
  expect(address()).not.toContain('action=')

  await user.click(await screen.findByRole('button', { name: 'Details of entry 3' }))
  const fields = await screen.findByRole('table', { name: 'Fields of entry 3' })
  const [, ...rows] = within(fields).getAllByRole('row')
  expect(rows.map(({ children }) => [...children].map((cell) => cell.textContent))).toEqual([
    ['Name', 'Dock', 'Quay'],
  ])
  await screen.findByText(/^Entry 3 · Fingerprint [0-9a-f]{64}/u)
})

it('[33.9] [33.12] it is checked in the background when asked, and says loudly where the chain is broken, until it is intact', async () => {
  const { person } = await buildAuditLog()
  const { db, drainBackgroundWork } = await api()
  const tamper = (action: string) =>
    asOwner(db, 'update audit_log set action = $1 where client_id = $2 and position = 3', [
      action,
      person.client_id,
    ])
  await tamper('LOGIN')
  const { user } = await openLog(person)
  await screen.findByText('Not verified yet: 4 entries.')
  const check = async () => {
    await user.click(screen.getByRole('button', { name: 'Check now' }))
    await screen.findByText('Verifying the audit log: 0%')
    expect(screen.getByRole('button', { name: 'Check now' })).toHaveProperty('disabled', true)
    await drainBackgroundWork()
  }
  await check()
  const alert = await screen.findByText('Verification failed at entry 3')
  expect(alert.closest('[role=alert]')?.textContent).toMatch(/changed, removed or added/u)
  await tamper('UPDATE')
  await check()
  await screen.findByText(/^Verified on /u)
})
