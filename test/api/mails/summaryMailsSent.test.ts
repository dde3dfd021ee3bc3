/** Summaries and alerts as they leave: planned, written and sent by the product's own registries. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enqueueBadLiftsAlert } from '#server/features/alerts/orderBadLiftsAlert.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { drainQueue } from '#test/support/drainQueue.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { jobsOf } from '../../support/scenarios/scheduleScenario.ts'
import { openSummaryMailScenario } from './summaryMailScenario.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-summaries-'))
let sentScenario: Awaited<ReturnType<typeof openSummaryMailScenario>>

beforeAll(async () => {
  sentScenario = await openSummaryMailScenario()
})
afterAll(async () => {
  await sentScenario.db.close()
  rmSync(dataDir, { recursive: true, force: true })
})

it('[3.1] [9.5] [9.6] each is sent once, to its receivers’ addresses, with a link to what it tells of', async () => {
  const { db } = sentScenario
  const { client, of, chief, manager } = await sentScenario.company({
    company_name: 'Northwind',
    inactive_alert_user_level: 'CLIENT_SUPER_USER',
    inactive_alert_timeframe_months: 1,
    bad_lift_user_level: 'CLIENT_SUPER_USER',
    number_bad_lifts_to_alert: 2,
  })
  const created_at = new Date('2026-01-01T00:00:00Z')
  const ann = await buildUser(db, { ...of, created_at, firstname: 'Ann', lastname: 'Example' })
  const date = new Date('2026-05-28T10:00:00Z')
  for (const minutes of [0, 1])
    await buildObservation(db, {
      ...of,
      user_id: chief.id,
      observee_id: ann.id,
      technique: 'incorrect',
      date: new Date(date.getTime() + minutes * 60_000),
    })
  const judged = { technique: 'incorrect', observee_id: ann.id, date } as const
  await db.write({ clientId: client.id }, (transaction) =>
    enqueueBadLiftsAlert(transaction, {
      clientId: client.id,
      id: ann.id,
      before: null,
      after: judged,
      now: date,
    }),
  )
  await sentScenario.startAt('2026-05-31T12:00:00Z')
  const sent: Mail[] = []
  const settings = readSettings({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://liftwise.test',
    TOKEN_SECRET: 'the secret of the tests of summaries, long enough',
  })
  const parts = {
    db,
    settings,
    files: diskFileStore({ folder: join(dataDir, 'files'), secret: settings.tokenSecret }),
    mailer: { send: async (mail: Mail) => void sent.push(mail), close: () => undefined },
    // Monday, the 1st.
    now: () => new Date('2026-06-01T12:00:00Z'),
  }
  await drainQueue({ parts })
  await drainQueue({ parts })
  const letters = sent.map(({ to, subject }) => `${to.address}: ${subject}`).toSorted()
  expect(letters).toEqual(
    [
      `${chief.email}: Ann Example: 2 incorrect observations in a row`,
      `${chief.email}: Northwind, 25 to 31 May 2026: 2 observations`,
      `${chief.email}: Northwind, May 2026: 2 observations`,
      `${chief.email}: Northwind: 1 person without an observation for 1 month`,
      `${manager.email}: Northwind, 25 to 31 May 2026: 2 observations`,
      `${manager.email}: Northwind, May 2026: 2 observations`,
    ].toSorted(),
  )
  const list = `https://liftwise.test/allobservations?clientId=${client.id}`
  const linksOf = (part: string) => sent.filter(({ text }) => text.includes(`${list}${part}\n`))
  expect(linksOf('&dateFrom=2026-05-25&dateTo=2026-05-31')).toHaveLength(2)
  expect(linksOf('&dateFrom=2026-05-01&dateTo=2026-05-31')).toHaveLength(2)
  expect(linksOf(`&observees=${ann.id}&showResult=incorrect`)).toHaveLength(1)
  const inactive = sent.find(({ subject }) => subject.includes('without an observation'))
  expect(inactive?.text).toMatch(/Ann Example: never/)
  const jobs = await jobsOf(db, client.id)
  expect(jobs.filter(({ state }) => state !== 'done')).toEqual([])
})
