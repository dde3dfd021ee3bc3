import { screen, waitFor } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, expect, it, vi } from 'vitest'
import { read, utils } from 'xlsx'
import { startTexts, t } from '#admin/foundation/i18n/i18nProvider.ts'
import { buildAuditLog, lines, openLog } from '../support/auditLogScreen.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import { savedFiles } from '../support/savedFiles.ts'

afterEach(() => {
  closeApp()
  vi.restoreAllMocks()
})

it('[33.6] is reached from a record, of which it then shows the entries alone', async () => {
  const { person, dock } = await buildAuditLog()
  const { user } = await openApp(person, `/locations/${dock}?clientId=${person.client_id}`)
  await user.click(await screen.findByRole('link', { name: 'History' }))
  await waitFor(async () =>
    expect((await lines()).map(([, ...what]) => what)).toEqual([
      ['Changed', 'Location Quay'],
      ['Added', 'Location Quay'],
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Remove Location: Quay' }))
  await waitFor(async () => expect(await lines()).toHaveLength(4))
})

it('[33.9] [49.25] exports every entry of the filter with its fields and fingerprint, in German for Excel', async () => {
  const { person, dock } = await buildAuditLog()
  const saved = savedFiles()
  const { user } = await openLog(person, '&kind=locations&action=UPDATE')
  await lines()
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await screen.findByText('1 row exported.')
  expect(saved[0]?.name).toMatch(/^Audit log \d{4}-\d{2}-\d{2}\.csv$/u)
  const text = (await saved[0]?.text()) ?? ''
  const rows = Papa.parse<Record<string, string>>(text.slice(1).trim(), { header: true }).data
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    Entry: '3',
    Action: 'Changed',
    'Record type': 'Location',
    Record: 'Quay',
    'Record ID': dock,
    Changes: 'Name: Dock → Quay',
  })
  expect(rows[0]?.['Fingerprint']).toMatch(/^[0-9a-f]{64}$/u)

  await startTexts('de', 'pages')
  try {
    await openLog(person, '&kind=locations&action=UPDATE')
    await user.click(await screen.findByRole('button', { name: 'Excel' }))
    await waitFor(() => expect(saved).toHaveLength(2))
    const sheet = read(await saved[1]?.bytes()).Sheets[t('menu.auditLog')] ?? {}
    const [labels, cells] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
    expect(labels?.slice(4, 6)).toEqual(['Aktion', 'Art des Datensatzes'])
    expect(cells?.slice(4, 6)).toEqual(['Geändert', 'Standort'])
  } finally {
    await startTexts('en', 'pages')
  }
})
