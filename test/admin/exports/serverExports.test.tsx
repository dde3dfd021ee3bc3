import { screen, waitFor, within } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { read, utils } from 'xlsx'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { insertRows } from '#server/app/factories/insertRows.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { type Actor, actor, api } from '#test/support/api.ts'
import { drainServerJobs, savedFiles } from '../support/savedFiles.ts'
import { button, rows } from '../support/listScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

let saved: ReturnType<typeof savedFiles>

beforeEach(() => {
  saved = savedFiles()
})

afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

describe('[7.40] [7.44] what the server exports', () => {
  const people = async (count: number) => {
    const { db } = await api()
    const client = await buildClient(db)
    const person = await actor('CLIENT_SUPER_USER', client)
    for (let number = 1; number <= count; number += 1)
      await buildUser(db, { client_id: client.id, firstname: 'Una', lastname: `No ${number}` })
    const query = '&search=una&sort=email&order=DESC&page=1&showDeleted=true'
    const app = await openApp(person, `/users?clientId=${client.id}${query}`)
    await rows()
    return { ...app, person, client }
  }

  const linkOfPanel = async () =>
    within(await screen.findByText(/You can leave this page/u)).findByRole('link')

  const jobsOf = async ({ gql }: Actor) => {
    const { data } = await gql('{ rows: myJobs { state format error } }')
    return data.rows as { state: string }[]
  }

  const unreadOf = async ({ gql }: Actor) =>
    (await gql('{ unread: totalMyNotifications(unreadOnly: true) all: totalMyNotifications }')).data

  it('[20.7] is requested with the filter, search and sort of the list, and saved when it is done', async () => {
    const { user, sent, client, person } = await people(12)
    await user.click(await button('Excel'))
    await screen.findByText('Waiting to start…')
    const order = sent.find(({ query }) => query.includes('triggerGetUsersForExport'))
    expect(order?.variables).toEqual({
      filter: { search: 'una', showDeleted: true, sort: { column: 'email', order: 'DESC' } },
      input: { clientId: client.id },
      format: 'EXCEL',
    })
    const link = await linkOfPanel()
    expect(link.getAttribute('href')).toBe(`/jobs?clientId=${client.id}`)
    await drainServerJobs()
    await screen.findByText('12 rows exported.')
    expect(screen.queryByText(/You can leave this page/u)).toBeNull()
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^Users \d{4}-\d{2}-\d{2}\.xlsx$/u)
    const book = read(await saved[0]?.bytes())
    expect(utils.sheet_to_json(book.Sheets['Users'] ?? {})).toHaveLength(12)
    await waitFor(async () => expect(await unreadOf(person)).toEqual({ unread: 0, all: 1 }))
  })

  it('[26.10] [26.19] is a list of places too, once it has over 1,000 rows', async () => {
    const { db } = await api()
    const client = await buildClient(db)
    const person = await actor('CLIENT_SUPER_USER', client)
    const of = { client_id: client.id }
    const places = Array.from({ length: 1_001 }, (_, at) => ({
      ...of,
      id: uuid(),
      name: `P ${at}`,
    }))
    await insertRows(db, client.id, 'locations', places)
    const query = '&search=p&sort=name&order=DESC&page=1'
    const { user, sent } = await openApp(person, `/locations?clientId=${client.id}${query}`)
    await rows()
    await user.click(await button('CSV'))
    await screen.findByText('Waiting to start…')
    const order = sent.find(({ query }) => query.includes('triggerExportList'))
    expect(order?.variables).toEqual({
      list: 'LOCATIONS',
      input: { search: 'p', sort: { column: 'name', order: 'DESC' }, clientId: client.id },
      format: 'CSV',
    })
    await drainServerJobs()
    await screen.findByText('1,001 rows exported.')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^Locations \d{4}-\d{2}-\d{2}\.csv$/u)
  })

  it('says how far it is; Cancel ends it on the server too', async () => {
    const { db } = await api()
    const { user, person } = await people(1)
    await user.click(await button('CSV'))
    await screen.findByText('Waiting to start…')
    const lease = { lease_holder: uuid(), lease_until: new Date(Date.now() + 60_000) }
    await db.write({ clientId: person.client_id }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('jobs')
          .set({ state: 'running', rows_done: 12_000, rows_total: 40_000, ...lease })
          .where('user_id', '=', person.id),
      ),
    )
    const progress = await screen.findByRole('progressbar', { name: 'Exporting 12,000 of 40,000' })
    expect(progress.getAttribute('aria-valuenow')).toBe('30')
    await user.click(await button('Cancel'))
    expect(screen.queryByText(/^Exporting/u)).toBeNull()
    expect(document.activeElement?.textContent).toBe('CSV')
    await waitFor(async () => expect(await jobsOf(person)).toMatchObject([{ state: 'CANCELLED' }]))
    expect(saved).toHaveLength(0)
  })

  it('says why it failed, and starts again', async () => {
    const { db } = await api()
    const { user, person } = await people(1)
    await user.click(await button('CSV'))
    await screen.findByText('Waiting to start…')
    await db.write({ clientId: person.client_id }, (transaction) =>
      transaction.run((tables) =>
        tables
          .update('jobs')
          .set({ state: 'failed', error: 'The disk is full.', finished_at: new Date() })
          .where('user_id', '=', person.id),
      ),
    )
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The export failed. The disk is full.',
    )
    await user.click(await button('Try again'))
    await drainServerJobs()
    await screen.findByText('1 row exported.')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await jobsOf(person)).toMatchObject([{ state: 'DONE' }, { state: 'FAILED' }])
  })

  it('[20.7] goes on when the page is left', async () => {
    const { user, person, sent } = await people(1)
    await user.click(await button('CSV'))
    await user.click(await linkOfPanel())
    await screen.findByRole('cell', { name: /^Export of users/u })
    expect(sent.some(({ query }) => query.includes('cancelJob'))).toBe(false)
    const { drainBackgroundWork } = await api()
    await drainBackgroundWork()
    expect(await jobsOf(person)).toMatchObject([{ state: 'DONE' }])
    await screen.findByText('Done')
    expect(saved).toHaveLength(0)
    expect(await unreadOf(person)).toEqual({ unread: 1, all: 1 })
  })
})
