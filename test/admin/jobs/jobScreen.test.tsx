import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildNotification } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, api } from '#test/support/api.ts'
import { job, openJobs, storeFile, timeAgo, weekFromNow, words } from '../support/jobScreen.ts'
import { button, rows } from '../support/listScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import { savedFiles } from '../support/savedFiles.ts'

afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

describe('[7.44] the job centre', () => {
  it('says what is there when nothing is', async () => {
    const { user } = await openApp(await actor('CLIENT_OBSERVEE'), '/tasks')
    await user.click(await screen.findByRole('link', { name: 'Imports and exports' }))
    await screen.findByRole('heading', { level: 1, name: 'Imports and exports' })
    await screen.findByText(/^Nothing here yet\./u)
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('lists the person’s exports and imports, newest first: what, how, how many rows, how long', async () => {
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
      /^Export of observationsObservations 2026-11-21\.csvDone40,000 rows.*took 1 min 5 sDownloadRun againAvailable until \w/u,
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

  it('[28.2] follows what is under way until it ends, then asks no more', async () => {
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

  it('[28.2] says that they could not be loaded, with another try', async () => {
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
  it('[20.3] is in the notification of what has finished', async () => {
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

  it('[37.8] is closed to the role without rights', async () => {
    const person = await actor('NONE')
    await openJobs(person)
    await screen.findByText('You do not have access to this page')
    expect(screen.queryByRole('link', { name: 'Imports and exports' })).toBeNull()
  })
})

let saved: ReturnType<typeof savedFiles>
beforeEach(() => {
  saved = savedFiles()
})
afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

describe('[7.44] what can be done in the job centre', () => {
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

  it('[28.3] says that a file is no longer kept when it has gone meanwhile', async () => {
    const { db } = await api()
    const person = await actor('CLIENT_USER')
    await job(person, 1, await storeFile('exports/gone.csv'))
    const { user } = await openJobs(person)
    const download = await button('Download: Export of observations')
    await db.write({ clientId: person.client_id }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('jobs')
          .set({ file: null, files_until: null })
          .where('user_id', '=', person.id),
      ),
    )
    await user.click(download)
    await screen.findByText('The file has expired.')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Download/u })).toBeNull())
    expect(saved).toHaveLength(0)
  })

  it('Cancel ends what is under way; Run again starts it once more', async () => {
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

  it('[28.6] a check without problems leads to its import, and one with problems has them as a file', async () => {
    const { db } = await api()
    const person = await actor('PROVIDER_SUPER_USER')
    const client = await buildClient(db)
    const payload = {
      fileName: 'ids.csv',
      source: 'imports/ids.csv',
      clientId: client.id,
      check: true,
    }
    const found = { created: 0, updated: 3, unchanged: 0, error_count: 0, errors: [] }
    const kind = 'importEmployeeIds'
    const right = await job(person, 1, { kind, payload, result: found, files_until: weekFromNow() })
    const wrong = {
      result: { ...found, error_count: 1 },
      ...(await storeFile('imports/problems.csv')),
    }
    await job(person, 2, { kind, payload, ...wrong })
    await job(person, 3, { kind, payload, result: found })
    const { user } = await openJobs(person)
    const [first, second, third] = await rows()
    const link = within(first as HTMLElement).getByRole('link', {
      name: 'Import: Check of ids.csv',
    })
    expect(link.getAttribute('href')).toBe(
      `/users/importUsers/employeeIds?clientId=${client.id}&job=${right.id}`,
    )
    expect(within(second as HTMLElement).queryByRole('link')).toBeNull()
    await user.click(
      within(second as HTMLElement).getByRole('button', { name: /^Rows with problems/u }),
    )
    await waitFor(() => expect(saved[0]?.name).toBe('ids - problems.csv'))
    // Its file has expired.
    expect(within(third as HTMLElement).queryByRole('link')).toBeNull()
    expect(within(third as HTMLElement).queryByRole('button')).toBeNull()
  })
})
