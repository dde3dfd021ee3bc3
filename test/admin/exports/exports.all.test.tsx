import { screen, waitFor, within } from '@testing-library/react'
import { v7 as uuid } from 'uuid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { read, utils } from 'xlsx'
import { startTexts, t } from '#admin/foundation/i18n/i18nProvider.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { insertRows } from '#server/app/factories/insertRows.ts'
import { type Actor, actor, api, speaking } from '#test/support/api.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { button, headers, openLocationList, rows } from '../support/listScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import { drainServerJobs, parseCsv, savedFiles } from '../support/savedFiles.ts'

const { db, app, drainBackgroundWork } = await api()

let saved: ReturnType<typeof savedFiles>

beforeEach(() => {
  saved = savedFiles()
})

afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

describe('what the server exports', () => {
  const openUsers = async () => {
    const person = await actor('CLIENT_SUPER_USER')
    const app = await openApp(person, `/users?clientId=${person.client_id}`)
    await rows()
    await app.user.click(await button('CSV'))
    await screen.findByText('Waiting to start…')
    return { ...app, person }
  }

  const statesOf = async ({ gql }: Actor) =>
    (await gql('{ rows: myJobs { state } }')).data.rows.map(({ state }: { state: string }) => state)

  it('[26.10] [26.19] is a list of places too, once it has over 1,000 rows', async () => {
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
    await drainServerJobs()
    await screen.findByText('1,001 rows exported.')
    const order = sent.find(({ query }) => query.includes('triggerExportList'))
    expect(order?.variables).toEqual({
      list: 'LOCATIONS',
      input: { search: 'p', sort: { column: 'name', order: 'DESC' }, clientId: client.id },
      format: 'CSV',
    })
  })

  it('[26.4] [26.5] says how far it is; Cancel ends it on the server too', async () => {
    const { user, person } = await openUsers()
    const lease = { lease_holder: uuid(), lease_until: new Date(Date.now() + 60_000) }
    await writeRows(db, { clientId: person.client_id }, (tables) =>
      tables
        .update('jobs')
        .set({ state: 'running', rows_done: 12_000, rows_total: 40_000, ...lease })
        .where('user_id', '=', person.id),
    )
    await screen.findByRole('progressbar', { name: 'Exporting 12,000 of 40,000' })
    await user.click(await button('Cancel'))
    await waitFor(async () => expect(await statesOf(person)).toEqual(['CANCELLED']))
    expect(screen.queryByText(/^Exporting/u)).toBeNull()
    expect(saved).toHaveLength(0)
  })

  it('[20.7] goes on when the page is left', async () => {
    const { user, person } = await openUsers()
    const panel = within(await screen.findByText(/You can leave this page/u))
    await user.click(await panel.findByRole('link'))
    await screen.findByRole('cell', { name: /^Export of users/u })
    await (await api()).drainBackgroundWork()
    await screen.findByText('Done')
    expect(await statesOf(person)).toEqual(['DONE'])
    expect(saved).toHaveLength(0)
    const { data } = await person.gql('{ unread: totalMyNotifications(unreadOnly: true) }')
    expect(data).toEqual({ unread: 1 })
  })
})

const ON_SERVER = ['/users', '/allobservations']

it.each(['/clients', '/locations', '/departments', '/tasks', ...ON_SERVER])(
  '[2.45] %s exports the columns of the screen, with a value wherever the screen has one',
  async (page) => {
    const company_name = `Exported with ${page}`
    const client = await buildClient(db, { company_name, ai_enabled: true })
    const of = { client_id: client.id }
    const site = await buildLocation(db, { ...of, name: 'Site' })
    const dock = await buildLocation(db, { ...of, name: 'Dock', parent_id: site.id })
    const goods = await buildDepartment(db, { ...of, name: 'Goods', locations: [dock.id] })
    const task = await buildTask(db, { ...of, name: 'Lift', departments: [goods.id] })
    const person = await actor('PROVIDER_SUPER_USER')
    const observer = await actor('CLIENT_OBSERVER', client)
    await buildObservation(db, {
      ...of,
      user_id: observer.id,
      observee_id: observer.id,
      location_id: dock.id,
      department_id: goods.id,
      task_id: task.id,
    })
    // Other tests' clients fill more than a page.
    const search = page === '/clients' ? `&search=${encodeURIComponent(company_name)}` : ''
    const { user } = await openApp(person, `${page}?clientId=${client.id}&perPage=100${search}`)
    const shown = (await rows()).map((row) =>
      within(row)
        .getAllByRole('cell')
        .filter((cell) => cell.querySelector('input') === null)
        .map((cell) => cell.textContent.trim() !== ''),
    )
    await user.click(await button('CSV'))
    if (ON_SERVER.includes(page)) await drainServerJobs()
    await waitFor(() => expect(saved).toHaveLength(1))
    const [header = [], ...lines] = parseCsv((await saved[0]?.text()) ?? '').filter((line) =>
      line.some((cell) => cell !== ''),
    )
    const labels = headers().filter(Boolean)
    const isTime = / \(\w+\/\w+\)$/u
    expect(header.slice(0, labels.length).map((label) => label.replace(isTime, ''))).toEqual(labels)
    const filled = lines.map((line) => line.slice(0, labels.length).map((cell) => cell !== ''))
    expect(filled).toEqual(shown)
    // Neither enum values nor records, but labels.
    const raw = /^[A-Z_]{4,}$|\[object|T\d\d:\d\d:\d\d/u
    // Columns for programs come last.
    const read = lines.flatMap((line) => line.slice(0, header.indexOf('ID')))
    expect(read.filter((cell) => raw.test(cell))).toEqual([])
  },
)

it('[49.25] the browser writes the same files as the server: Excel in German, CSV in English', async () => {
  await startTexts('de', 'pages')
  try {
    const { user, person, client } = await openLocationList(2, undefined, '&showDeleted=true')
    await rows()
    for (const format of ['Excel', 'CSV'] as const) {
      await user.click(await button(format))
      await waitFor(() => expect(saved).toHaveLength(format === 'Excel' ? 1 : 2))
    }
    const german = speaking(person, 'de')
    for (const [at, format] of (['EXCEL', 'CSV'] as const).entries()) {
      const { data } = await german.gql(
        `mutation ($clientId: ID!, $format: ExportFormat!) { job: triggerExportList(
          list: LOCATIONS, input: { clientId: $clientId, showDeleted: true }, format: $format) { id } }`,
        { clientId: client.id, format },
      )
      await drainBackgroundWork()
      const found = await german.gql(
        'query ($id: ID!) { job: exportJob(id: $id) { url file_name } }',
        data.job,
      )
      const { pathname, search } = new URL(found.data.job.url, 'http://localhost')
      const { rawPayload } = await app.inject({ url: pathname + search })
      expect(saved[at]?.name).toBe(found.data.job.file_name)
      const own = (await saved[at]?.bytes()) ?? new Uint8Array()
      const cells = format === 'CSV' ? String : cellsOf
      expect(cells(Buffer.from(own))).toEqual(cells(rawPayload))
      const labels = format === 'CSV' ? parseCsv(String(rawPayload))[0] : cellsOf(rawPayload)[0]
      expect(labels?.slice(0, 2)).toEqual(
        format === 'CSV' ? ['Name', 'Parent'] : ['Name', 'Übergeordnet'],
      )
    }
    expect(t('menu.locations')).toBe('Standorte')
  } finally {
    await startTexts('en', 'pages')
  }
})

/** Returns the cells of the German sheet as Excel shows them. */
const cellsOf = (book: Uint8Array): string[][] =>
  utils.sheet_to_json(read(book).Sheets['Standorte'] ?? {}, { header: 1, raw: false, defval: '' })
