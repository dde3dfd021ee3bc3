import { sql } from 'kysely'
import { it } from 'vitest'
import { buildCampaign } from '#server/demo/factories/buildCampaign.ts'
import { actor, api } from '#test/support/api.ts'
import { buildWorld, restricted } from './observationsWorld.ts'
import { remindOfCampaign } from '#server/campaigns/remindOfCampaign.ts'

it('perf', async () => {
  const { db } = await api()
  const w = await buildWorld({ time_zone: 'Europe/Amsterdam' })
  const c = w.client.id
  const boss = await actor('CLIENT_SUPER_USER', w.client)
  const x = (q: any) => db.write({ clientId: c }, (t) => t.run((tables) => tables.sql((r) => sql`${q(r)}` as any)))
  await x((r: any) => sql`insert into users (client_id, id, firstname, lastname, email, type, password_hash, user_has_full_location_access)
    select ${c}::uuid, gen_random_uuid(), 'P' || n, 'L' || n, n || '@x.example', case when n % 10 = 0 then 'CLIENT_OBSERVER' else 'CLIENT_USER' end, 'x', n % 2 = 0 from generate_series(1, 20000) n where ${r('') ? sql`true` : sql`true`}`)
  await x((r: any) => sql`insert into user_locations (client_id, user_id, location_id) select p.client_id, p.id, case when random() < 0.5 then ${w.dock.id}::uuid else ${w.south.id}::uuid end from users p where ${r('p')} and not p.user_has_full_location_access`)
  const campaign = await buildCampaign(db, { ...w.of, start_date: '2018-01-31', location_id: w.north.id, num_observations_required: 2,
    reminder_alert_user_level: 'BOTH', email_notifications_enabled: true, app_notifications_enabled: true, notification_frequency: 'daily' })
  await x((r: any) => sql`insert into observations (client_id, id, kind, location_id, department_id, task_id, user_id, observee_id, technique, date, review_type, campaign_id)
    select p.client_id, gen_random_uuid(), 'MANUAL_OBSERVATION', ${w.dock.id}, ${w.goodsIn.id}, ${w.lift.id}, ${boss.id}, p.id, 'correct', now() - (random() * 3000 || ' days')::interval, 'MANUAL_TASK', ${campaign.id}
    from users p, generate_series(1,5) where ${r('p')} and p.type like 'CLIENT_%'`)
  { const { rows } = await (db as any).pool.query('select current_database() as n'); const { execSync } = await import('node:child_process'); if (process.env.VACUUM) execSync(`psql -h 127.0.0.1 -p 54388 -U postgres -d ${rows[0].n} -c 'vacuum analyze'`) }
  const time = async (label: string, f: () => Promise<unknown>) => {
    const all = []
    for (let i = 0; i < 3; i++) { const t = performance.now(); const r = await f(); all.push(Math.round(performance.now() - t)); if (i === 0) console.log(label, JSON.stringify(r).slice(0, 200)) }
    console.log(label, all.join(' '))
  }
  const limited = await restricted('CLIENT_OBSERVER', w.client, { locations: [w.dock.id] })
  for (const [n, who] of [['boss', boss], ['limited', limited]] as const) {
    await time(n + ' list', () => who.gql(`{ allCampaigns { name observation_count } totalCampaigns }`))
    await time(n + ' counts', () => who.gql(`{ getCampaign(id: "${campaign.id}") { observation_count observed_user_count not_observed_user_count } }`))
    await time(n + ' occurrences', () => who.gql(`{ getCampaign(id: "${campaign.id}") { occurrences { observation_count observed_user_count not_observed_user_count } } }`))
    await time(n + ' people', () => who.gql(`{ getCampaign(id: "${campaign.id}") { not_observed_users(take: 10, skip: 5000) { firstname } observed_users { firstname } } }`))
  }
  await time('preview', () => boss.gql(`{ previewCampaign(input: { campaignName: "x", typeOfCampaign: ManualObservation, startDate: "2026-01-01", frequency: monthly, reminderAlertUserLevel: BOTH }) { user_count reminded_user_count users { firstname } } }`))
  const now = () => new Date('2026-11-21T08:00:00Z')
  const job = { clientId: c, subjectId: campaign.id, id: campaign.id, kind: 'remindOfCampaign', userId: null, occurrence: '2026-10-31/2026-11-21', payload: {}, attempt: 1 } as any
  const t = performance.now()
  const outcome: any = await remindOfCampaign(job, { db, now } as any)
  await db.write({ clientId: c }, (tr) => outcome.finish(tr))
  console.log('remind', Math.round(performance.now() - t), await db.read({ clientId: c }, (tables) => tables.from('jobs').select((e) => e.fn.countAll<number>().as('n'))))
  const { readOwed } = await import('#server/campaigns/reminderQueries.ts')
  const [one] = await db.read({ clientId: c }, (tables) => tables.from('jobs').select('user_id').limit(1))
  await time('owed of one', () => readOwed(db, c, { round: { campaignId: campaign.id, start: '2026-10-31', end: '2026-11-29' }, roles: ['CLIENT_USER', 'CLIENT_OBSERVER'], userId: one!.user_id! }))
}, 300_000)
