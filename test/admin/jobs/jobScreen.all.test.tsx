import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { buildNotification } from '#server/app/factories/buildCampaign.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor, api } from '#test/support/api.ts'
import { job, openJobs, storeFile, weekFromNow } from '../support/jobScreen.ts'
import { button, rows } from '../support/listScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import { savedFiles } from '../support/savedFiles.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'
import { writeRows } from '#test/support/writeRows.ts'

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
      ? ownAnswer('{"errors":[{"message":"No.","extensions":{"code":"INTERNAL"}}]}')
      : answer(input, init),
  )
  await user.click(await screen.findByRole('link', { name: 'Imports and exports' }))
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded')
  isDown = false
  await user.click(await button('Try again'))
  await screen.findByText('Export of observations')
})

it('[28.3] says that a file is no longer kept when it has gone meanwhile', async () => {
  const person = await actor('CLIENT_USER')
  await job(person, 1, await storeFile('exports/gone.csv'))
  const { user } = await openJobs(person)
  const download = await button('Download: Export of observations')
  await writeRows(db, { clientId: person.client_id }, (tables) =>
    tables.update('jobs').set({ file: null, files_until: null }).where('user_id', '=', person.id),
  )
  await user.click(download)
  await screen.findByText('The file has expired.')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Download/u })).toBeNull())
  expect(saved).toHaveLength(0)
})

it('[28.6] a check without problems leads to its import, and one with problems has them as a file', async () => {
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

it('[20.3] is in the notification of what has finished', async () => {
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
