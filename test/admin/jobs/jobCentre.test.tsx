import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildNotification } from '#server/app/factories/buildNotification.ts'
import { actor, api } from '#test/support/api.ts'
import { timeAgo, job, storeFile, openJobs, words } from '../support/jobScreen.ts'
import { button, rows } from '../support/listScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

describe('[7.44] the job centre', () => {
  it('says what is there when nothing is', async () => {
    const { user } = await openApp(await actor('CLIENT_OBSERVEE'), '/tasks')
    await user.click(await screen.findByRole('link', { name: 'Imports and exports' }))
    await screen.findByRole('heading', { level: 1, name: 'Imports and exports' })
    await screen.findByText(/^Nothing yet\. What you export/u)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('lists one’s exports and imports, newest first: what, how, how many rows, how long', async () => {
    const person = await actor('PROVIDER_SUPER_USER')
    const { db } = await api()
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
    expect(shown[0]).toMatch(
      /^Check of people\.csvEmployee IDsAcme StorageProblems found2 problems/u,
    )
    expect(shown[1]).toMatch(
      /^Import of people\.csvUsersAcme StorageDone12 added, 3 updated, 1 unch/u,
    )
    expect(shown[2]).toMatch(
      /^Check of people\.csvUsersAcme StorageDone12 to add, 3 to update, 1 unc/u,
    )
    expect(shown[3]).toMatch(/^Export of users.*Cancelled/u)
    expect(shown[4]).toMatch(/^Export of observations.*FailedThe disk is full\..*took 2 s/u)
    expect(shown[5]).toMatch(
      /^Export of observationsObservations 2026-11-21\.csvDone40,000 rows.*took 1 min 5 sDownloadAgainKept until \w/u,
    )
  })

  it('shows ten of them, and the others on the next page of the address', async () => {
    const person = await actor('CLIENT_SUPER_USER')
    for (let minutes = 1; minutes <= 11; minutes += 1) await job(person, minutes)
    await job(person, 20, { kind: 'exportUsers' })
    const { user, address } = await openJobs(person)
    expect(await rows()).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }))
    await screen.findByText('Export of users')
    expect(await rows()).toHaveLength(2)
    expect(address()).toBe(`/jobs?clientId=${person.client_id}&page=2`)
  })

  it('follows what is under way until it ends, then asks no more', async () => {
    const { db } = await api()
    const person = await actor('CLIENT_SUPER_USER')
    const { id } = await job(person, 0, {
      state: 'running',
      rows_done: 12_000,
      rows_total: 40_000,
      progress: 30,
    })
    const { sent } = await openJobs(person)
    const bar = await screen.findByRole('progressbar', { name: /12,000 of 40,000 rows$/u })
    expect(bar.getAttribute('aria-valuenow')).toBe('30')
    await db.write({ clientId: person.client_id }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('jobs')
          .set({ state: 'done', finished_at: new Date(), rows_done: 40_000, lease_until: null })
          .where('id', '=', id),
      ),
    )
    const row = await screen.findByRole('row', { name: /Done40,000 rows|Done 40,000 rows/u })
    expect(within(row).queryByRole('progressbar')).toBeNull()
    expect(screen.getByText('Export of observations: Done')).toBeTruthy()
    const asked = () => sent.filter(({ query }) => query.includes('myJobs')).length
    const before = asked()
    await new Promise((resolve) => {
      setTimeout(resolve, 2_500)
    })
    expect(asked()).toBe(before)
  })

  it('says that they could not be loaded, with another try', async () => {
    const person = await actor('CLIENT_USER')
    await job(person)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const opened = openApp(person, '/tasks')
    const { user } = await opened
    const answer = globalThis.fetch
    let isDown = true
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) =>
      isDown && (init.body as string).includes('MyJobs')
        ? new Response('{"errors":[{"message":"No.","extensions":{"code":"INTERNAL"}}]}', {
            headers: { 'content-type': 'application/json' },
          })
        : answer(input, init),
    )
    await user.click(await screen.findByRole('link', { name: 'Imports and exports' }))
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
    isDown = false
    await user.click(await button('Try again'))
    await screen.findByText('Export of observations')
  })
})

describe('the way to the job centre', () => {
  it('is in the notification of what has finished', async () => {
    const { db } = await api()
    const person = await actor('CLIENT_SUPER_USER')
    const { id } = await job(person)
    const of = { client_id: person.client_id, user_id: person.id, subject_id: id }
    await buildNotification(db, { ...of, kind: 'JOB_COMPLETE', payload: {} })
    const { user, address } = await openApp(person, '/tasks')
    await user.click(await button('Notifications, 1 unread'))
    await user.click(await screen.findByRole('link', { name: 'Finished: Export of observations' }))
    await screen.findByRole('heading', { level: 1, name: 'Imports and exports' })
    expect(address()).toBe(`/jobs?clientId=${person.client_id}`)
    expect(await rows()).toHaveLength(1)
  })

  it('is closed to the role without rights', async () => {
    const person = await actor('NONE')
    await openJobs(person)
    await screen.findByText('You do not have access to this page')
    expect(screen.queryByRole('link', { name: 'Imports and exports' })).toBeNull()
  })
})
