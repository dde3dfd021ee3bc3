import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, api } from '#test/support/api.ts'
import { weekFromNow, job, storeFile, openJobs, words } from '../support/jobScreen.ts'
import { button, rows } from '../support/listScreen.ts'
import { closeApp } from '../support/openApp.tsx'
import { savedFiles } from '../support/savedFiles.ts'

let saved: ReturnType<typeof savedFiles>
beforeEach(() => {
  saved = savedFiles()
})
afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

describe('[7.44] what can be done in the job centre', () => {
  it('Download saves the file by a link made at that moment', async () => {
    const person = await actor('CLIENT_USER')
    const file = await storeFile('exports/users.csv')
    await job(person, 1, file)
    const { user } = await openJobs(person)
    await user.click(await button('Download: Export of observations'))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('Observations 2026-11-21.csv')
    expect(await saved[0]?.text()).toBe('Name\r\nUna\r\n')
  })

  it('says that a file is no longer kept when it has gone meanwhile', async () => {
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
    await screen.findByText('The file is no longer kept.')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Download/u })).toBeNull())
    expect(saved).toHaveLength(0)
  })

  it('Cancel ends what is under way; Again starts it once more', async () => {
    const person = await actor('CLIENT_USER')
    await job(person, 1, { state: 'waiting', due_at: weekFromNow() })
    const { user } = await openJobs(person)
    await user.click(await button('Cancel: Export of observations'))
    await screen.findByText('Cancelled')
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Export of obs/u))
    await user.click(await button('Again: Export of observations'))
    await screen.findByText('Export of observations has been started again.')
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    expect((await words())[0]).toMatch(/Waiting/u)
    expect((await words())[1]).toMatch(/Cancelled/u)
    await user.click(await button('Cancel: Export of observations'))
    await waitFor(() => expect(screen.getAllByText('Cancelled')).toHaveLength(2))
  })

  it('a check without problems leads to its import, and one with problems has them as a file', async () => {
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
    // Its file is no longer kept.
    expect(within(third as HTMLElement).queryByRole('link')).toBeNull()
    expect(within(third as HTMLElement).queryByRole('button')).toBeNull()
  })
})
