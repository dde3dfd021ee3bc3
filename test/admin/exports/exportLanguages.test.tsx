/** Exports of a German: Excel in German, CSV in English, and the browser's files are those of the server. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { read, utils } from 'xlsx'
import { startTexts, t } from '#admin/foundation/i18n/i18nProvider.ts'
import { api, speaking } from '#test/support/api.ts'
import { button, openLocationList, rows } from '../support/listScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import { parseCsv, savedFiles } from '../support/savedFiles.ts'

let saved: ReturnType<typeof savedFiles>

beforeEach(async () => {
  saved = savedFiles()
  await startTexts('de', 'app')
})

afterEach(async () => {
  closeApp()
  vi.restoreAllMocks()
  await startTexts('en', 'app')
})

const EXPORT_LIST = `mutation ($clientId: ID!, $format: ExportFormat!) {
  job: triggerExportList(list: LOCATIONS, input: { clientId: $clientId, showDeleted: true }, format: $format) { id } }`

it('[49.25] the browser writes the same files as the server: Excel in German, CSV in English', async () => {
  const { user, person, client, locations } = await openLocationList(
    2,
    undefined,
    '&showDeleted=true',
  )
  await person.gql('mutation ($id: ID!) { deleteLocation(id: $id) { id } }', {
    id: locations[0]?.id,
  })
  await rows()
  for (const format of ['Excel', 'CSV']) {
    await user.click(await button(format))
    await waitFor(() => expect(saved).toHaveLength(format === 'Excel' ? 1 : 2))
    await screen.findByText(t('list.exported', { smart_count: 2, count: '2' }))
  }
  const [excel, csv] = saved
  expect(excel?.name).toMatch(/^Standorte \d{4}-\d{2}-\d{2}\.xlsx$/u)
  const [labels, deleted] = cellsOf(await excel?.bytes(), 'Standorte')
  expect(labels).toEqual(['Name', 'Übergeordnet', 'Beobachtungen', 'Gelöscht (Europe/Amsterdam)'])
  expect(deleted?.[3]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/u)
  const text = (await csv?.text()) ?? ''
  expect(parseCsv(text)[0]).toEqual([
    'Name',
    'Parent',
    'Observations',
    'Deleted (Europe/Amsterdam)',
  ])
  expect(t('menu.locations')).toBe('Standorte')

  const german = speaking(person, 'de')
  const ofServer = async (format: 'CSV' | 'EXCEL') => {
    const { app, drainBackgroundWork } = await api()
    const { data } = await german.gql(EXPORT_LIST, { clientId: client.id, format })
    await drainBackgroundWork()
    const found = await german.gql(
      'query ($id: ID!) { job: exportJob(id: $id) { url file_name } }',
      data.job,
    )
    const { pathname, search } = new URL(found.data.job.url, 'http://localhost')
    const { rawPayload } = await app.inject({ url: pathname + search })
    return { name: found.data.job.file_name, bytes: new Uint8Array(rawPayload) }
  }
  const [excelOfServer, csvOfServer] = [await ofServer('EXCEL'), await ofServer('CSV')]
  expect(excelOfServer.name).toBe(excel?.name)
  expect(cellsOf(excelOfServer.bytes, 'Standorte')).toEqual(
    cellsOf(await excel?.bytes(), 'Standorte'),
  )
  expect(csvOfServer.name).toBe(csv?.name)
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(csvOfServer.bytes)).toBe(text)
})

/** Returns the cells as Excel shows them. */
const cellsOf = (book: Uint8Array | undefined, sheet: string): string[][] =>
  utils.sheet_to_json(read(book).Sheets[sheet] ?? {}, { header: 1, raw: false, defval: '' })

it('[49.25] the audit log is German for Excel and English for CSV', async () => {
  const { person, client, locations } = await openLocationList(1)
  await person.gql('mutation ($id: ID!) { deleteLocation(id: $id) { id } }', {
    id: locations[0]?.id,
  })
  const { user } = await openApp(person, `/auditlog?clientId=${client.id}&action=DELETE`)
  await rows()
  for (const format of ['Excel', 'CSV']) {
    await user.click(await button(format))
    await waitFor(() => expect(saved).toHaveLength(format === 'Excel' ? 1 : 2))
  }
  const [excel, csv] = saved
  const german = cellsOf(await excel?.bytes(), t('menu.auditLog'))
  const english = parseCsv((await csv?.text()) ?? '')
  expect(german[0]?.slice(3, 6)).toEqual(['Wer', 'Aktion', 'Art des Datensatzes'])
  expect(german[1]?.slice(4, 6)).toEqual(['Gelöscht', 'Standort'])
  expect(english[0]?.slice(3, 6)).toEqual(['Who', 'Action', 'Record type'])
  expect(english[1]?.slice(4, 6)).toEqual(['Deleted', 'Location'])
})
