/** The product with a large client whose campaign reminds 10,000 people; told to, it works on the reminders of the last day. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildUser, FACTORY_PASSWORD } from '#server/app/factories/buildUser.ts'
import { startBackgroundWork } from '#server/app/backgroundLoops.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import { buildApp } from '#server/app/buildApp.ts'
import { openMailer } from '#server/platform/mail/mailer.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { openBenchDatabase } from './benchDatabase.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { seededId } from './seed/seedSql.ts'
import { sql } from '#server/platform/db/sql.ts'

export interface ReminderBench {
  product: number
  email: string
  password: string
}

/** The reminders' ids, in their order; those that are not done say why. */
export interface ReminderBenchEnd {
  ids: string[]
  notDone: string[]
}

const dataDir = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
const settings = readSettings({
  DATA_DIR: dataDir,
  DATABASE_URL: process.env['BENCH_DATABASE_URL'],
  SMTP_URL: process.env['BENCH_SMTP_URL'],
  TOKEN_SECRET: `the secret of this measurement ${randomUUID()}`,
  DEMO: 'off',
})
const db = await openBenchDatabase(settings.databaseUrl, 'memory://')
await seedDatabase({ db, scale: 0.05, say: () => undefined })
const client = { id: seededId('client', 0, 0) }
const report = (error: unknown) => console.error(error)
const { email } = await buildUser(db, { client_id: client.id, type: 'CLIENT_SUPER_USER' })

const REMINDED = Number(process.env['BENCH_REMINDERS'] ?? 10_000)
const campaign = await buildCampaign(db, {
  client_id: client.id,
  notification_frequency: 'daily',
  reminder_alert_user_level: 'BOTH',
  email_notifications_enabled: true,
  has_selected_users: true,
})
await db.write({ clientId: client.id }, async (transaction) => {
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`insert into campaign_users (client_id, campaign_id, user_id)
        select u.client_id, ${campaign.id}, u.id from users u
        where ${tenantFilter('u')} and u.type in ('CLIENT_USER', 'CLIENT_OBSERVER')
          and u.email like 'person%@client0.example' order by u.id limit ${sql.lit(REMINDED)}`,
    ),
  )
  // Of an earlier run.
  await transaction.run((tables) =>
    tables.update('campaigns').set({ deleted_at: new Date() }).where('id', '!=', campaign.id),
  )
})

const parts = {
  settings,
  db,
  files: diskFileStore({ folder: join(dataDir, 'files'), secret: settings.tokenSecret }),
  mailer: openMailer(settings),
}
const app = buildApp(parts)
await app.listen({ port: 0, host: '127.0.0.1' })

const instructed = {
  async work() {
    await db.write('every client', (transaction) =>
      transaction.run((tables) =>
        tables
          .insert('planner')
          .values({ planned_until: yesterday() })
          .onConflict((known) => known.column('only').doUpdateSet({ planned_until: yesterday() })),
      ),
    )
    startBackgroundWork(parts, { error: report, info: () => undefined })
  },
  async end() {
    const rows = await db.read({ clientId: client.id }, (tables) =>
      tables
        .from('jobs')
        .select(['id', 'state', 'error'])
        .where('kind', '=', 'mail.campaignReminder')
        .where('subject_id', '=', campaign.id)
        .orderBy('id'),
    )
    const notDone = rows.filter(({ state }) => state !== 'done')
    process.send?.({
      ids: rows.map(({ id }) => id),
      notDone: notDone.map(({ state, error }) => `${state}: ${error}`),
    } satisfies ReminderBenchEnd)
  },
}
process.on('message', (what: keyof typeof instructed) => void instructed[what]())
process.send?.({
  product: (app.server.address() as AddressInfo).port,
  email,
  password: FACTORY_PASSWORD,
} satisfies ReminderBench)

function yesterday(): Date {
  return new Date(Date.now() - 86_400_000)
}
