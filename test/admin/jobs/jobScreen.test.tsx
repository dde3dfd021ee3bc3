import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, api } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { job, openJobs, storeFile, timeAgo, weekFromNow, words } from '../support/jobScreen.ts'
import { button, rows } from '../support/listScreen.ts'
import { closeApp } from '../support/openApp.tsx'
import { savedFiles } from '../support/savedFiles.ts'

const { db } = await api()

let saved: ReturnType<typeof savedFiles>
beforeEach(() => {
  saved = savedFiles()
})
afterEach(() => {
  closeApp()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('[7.44] [28.1] lists the person’s exports and imports, newest first: what, how, how many rows, how long', async () => {
  const person = await actor('PROVIDER_SUPER_USER')
  const client = await buildClient(db, { company_name: 'Acme Storage' })
  const payload = { fileName: 'people.csv', source: 'imports/people.csv', clientId: client.id }
  const found = { created: 12, updated: 3, unchanged: 1, error_count: 0, errors: [] }
  await job(person, 9, {
    ...(await storeFile('exports/a.csv')),
    rows_done: 40_000,
    finished_at: timeAgo(9, 65),
  })
  await job(person, 8, {
    state: 'failed',
    error: 'The disk is full.',
    finished_at: timeAgo(8, 2),
  })
  await job(person, 7, { state: 'cancelled', kind: 'exportUsers' })
  await job(person, 6, {
    kind: 'importUsers',
    payload: { ...payload, check: true },
    result: found,
  })
  await job(person, 5, { kind: 'importUsers', payload, result: found })
  await job(person, 4, {
    kind: 'importEmployeeIds',
    payload: { ...payload, check: true },
    result: { ...found, error_count: 2 },
  })
  await openJobs(person)
  const shown = await words()
  expect(shown).toHaveLength(6)
  expect(shown[0]).toMatch(/^Check of people\.csvEmployee IDsAcme StorageProblems found2 problems/u)
  expect(shown[1]).toMatch(
    /^Import of people\.csvUsersAcme StorageDone12 added, 3 updated, 1 unch/u,
  )
  expect(shown[2]).toMatch(
    /^Check of people\.csvUsersAcme StorageDone12 to add, 3 to update, 1 unc/u,
  )
  expect(shown[3]).toMatch(/^Export of users.*Cancelled/u)
  expect(shown[4]).toMatch(/^Export of observations.*FailedThe disk is full\..*took 2 s/u)
  expect(shown[5]).toMatch(
    /^Export of observationsObservations 2026-11-21\.csvDone40,000 rows.*took 1 min 5 sDownloadRun againAvailable until \w/u,
  )
})

it('[28.2] follows what is under way until it ends, then asks no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const person = await actor('CLIENT_SUPER_USER')
  const under = { state: 'running', rows_done: 12_000, rows_total: 40_000, progress: 30 } as const
  const { id } = await job(person, 0, under)
  const { sent } = await openJobs(person)
  const bar = await screen.findByRole('progressbar', { name: /12,000 of 40,000 rows$/u })
  expect(bar.getAttribute('aria-valuenow')).toBe('30')
  const asked = () => sent.filter(({ query }) => query.includes('myJobs')).length
  const before = asked()
  await writeRows(db, { clientId: person.client_id }, (tables) =>
    tables
      .update('jobs')
      .set({ state: 'done', finished_at: new Date(), rows_done: 40_000, lease_until: null })
      .where('id', '=', id),
  )
  await vi.advanceTimersByTimeAsync(2_000)
  const row = await screen.findByRole('row', { name: /Done40,000 rows|Done 40,000 rows/u })
  expect(within(row).queryByRole('progressbar')).toBeNull()
  await screen.findByText('Export of observations: Done')
  const last = asked()
  expect(last).toBeGreaterThan(before)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked()).toBe(last)
})

it('[28.3] Download saves the file by a link made at that moment', async () => {
  const person = await actor('CLIENT_USER')
  const file = await storeFile('exports/users.csv')
  await job(person, 1, file)
  const { user } = await openJobs(person)
  await user.click(await button('Download: Export of observations'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('Observations 2026-11-21.csv')
  expect(await saved[0]?.text()).toBe('Name\r\nUna\r\n')
})

it('[28.4] [28.5] Cancel ends what is under way; Run again starts it once more', async () => {
  const person = await actor('CLIENT_USER')
  await job(person, 1, { state: 'waiting', due_at: weekFromNow() })
  const { user } = await openJobs(person)
  await user.click(await button('Cancel: Export of observations'))
  await screen.findByText('Cancelled')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Export of obs/u))
  await user.click(await button('Run again: Export of observations'))
  await screen.findByText('Export of observations was restarted.')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect((await words())[0]).toMatch(/Waiting/u)
  expect((await words())[1]).toMatch(/Cancelled/u)
  await user.click(await button('Cancel: Export of observations'))
  await waitFor(() => expect(screen.getAllByText('Cancelled')).toHaveLength(2))
})
