/**
 * Seeds an empty database with the demo that the README describes: the same companies at every run, with dates up to
 * today.
 */
import type { Compilable } from 'kysely'
import { DAY_MS, addDays, addMonths } from '#domain/dates.ts'
import type { Database, ReadableTables } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { buildNotification, type CampaignRow } from '../factories/buildCampaign.ts'
import { buildClient, type ClientRow } from '../factories/buildClient.ts'
import { buildGbsVideo } from '../factories/buildGbsVideo.ts'
import type { UserRow } from '../factories/buildUser.ts'
import { insertRows, type RowWriter, rowWriterIn } from '../factories/insertRows.ts'
import { buildCompany, type CompanyPlan } from './buildCompany.ts'
import { buildDemoActions } from './demoActions.ts'
import { buildDemoCalibration } from './demoCalibration.ts'
import { buildDemoComments } from './demoComments.ts'
import * as plans from './demoCompanies.ts'
import { buildDemoFollowUps } from './demoFollowUps.ts'
import { buildDemoObservations } from './demoObservations.ts'
import { buildPeople, DEMO_EMAILS, PROVIDER_EMAIL } from './demoPeople.ts'
import { buildDemoBlindReviews } from './demoBlindReviews.ts'
import { attachRecordings, storeRecordings } from './demoRecordings.ts'
import { buildDemoSavedViews } from './demoSavedViews.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

interface DemoServices {
  db: Database
  files: FileStore
  now?: () => Date
}

/** Returns true when the database holds the demo, seeded now or before, and false when it holds other clients. */
export async function seedDemoIfEmpty({ db, files, now }: DemoServices): Promise<boolean> {
  const [before] = await db.read<DatabaseContents>('every client', contentsQuery)
  return before?.hasDemo || (!before?.hasClients && seedUnderLock({ db, files, now }))
}

interface DatabaseContents {
  hasDemo: boolean
  hasClients: boolean
}

const contentsQuery = (tables: ReadableTables): Compilable<DatabaseContents> =>
  tables.sql<DatabaseContents>(
    (
      tenantFilter,
    ) => sql`select exists (select from clients client where ${tenantFilter('client')}) as "hasClients",
      exists (select from users person where ${tenantFilter('person')} and person.email = ${PROVIDER_EMAIL}) as "hasDemo"`,
  )

/**
 * Seeds in one transaction: a process that is killed meanwhile leaves an empty database, and a second process waits for
 * the first, then finds its demo.
 */
async function seedUnderLock({
  db,
  files,
  now = () => new Date(),
}: DemoServices): Promise<boolean> {
  return db.write('every client', async (transaction) => {
    await transaction.sql(() => sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`)
    const [found] = await transaction.run<DatabaseContents>(contentsQuery)
    if (found?.hasDemo || found?.hasClients) return found.hasDemo
    await seedDemo({
      db: rowWriterIn(transaction),
      files,
      random: seededRandom(20_260),
      today: now(),
    })
    return true
  })
}

interface SeedContext {
  db: RowWriter
  files: FileStore
  random: SeededRandom
  today: Date
}

async function seedDemo(context: SeedContext): Promise<void> {
  const { db, random, today } = context
  const provider = await buildClient(db, { company_name: 'Liftwise' })
  const created_at = hiringDate(today)
  const [manager] = await buildPeople(db, {
    created_at,
    client_id: provider.id,
    emails: DEMO_EMAILS['Liftwise (provider)'],
    random,
  })
  const northwind = await buildClient(db, {
    company_name: 'Northwind Logistics',
    account_manager_id: manager?.id ?? null,
    color: '#1f6feb',
    time_zone: 'Europe/Amsterdam',
    weekly_email_enabled: true,
    monthly_email_enabled: true,
    ai_enabled: true,
    can_use_not_applicable: true,
    can_pick_observer: true,
    display_employee_id: true,
    show_manual_override_options: true,
    show_ai_feedback_options: true,
    // Few of its open results have a film.
    blind_review_percent: 50,
    show_ai_results_breakdown: true,
    anonymous_observations_enabled: true,
  })
  const contoso = await buildClient(db, {
    company_name: 'Contoso Retail',
    account_manager_id: manager?.id ?? null,
    color: '#8a2d6b',
    time_zone: 'Europe/London',
  })
  const fabrikam = await buildClient(db, { company_name: 'Fabrikam Closed', deleted_at: today })
  await seedCompany(context, northwind, {
    observationCount: 3_000,
    colleagueCount: 44,
    emails: DEMO_EMAILS['Northwind Logistics'],
    plan: {
      locations: plans.NORTHWIND_LOCATIONS,
      departments: plans.NORTHWIND_DEPARTMENTS,
      tasks: plans.NORTHWIND_TASKS,
      campaigns: plans.NORTHWIND_CAMPAIGNS,
    },
  })
  const smallPlan = {
    locations: plans.CONTOSO_LOCATIONS,
    departments: plans.CONTOSO_DEPARTMENTS,
    tasks: plans.CONTOSO_TASKS,
    campaigns: [],
  }
  await seedCompany(context, contoso, {
    observationCount: 240,
    colleagueCount: 12,
    emails: DEMO_EMAILS['Contoso Retail'],
    plan: smallPlan,
  })
  await buildPeople(db, {
    created_at,
    client_id: fabrikam.id,
    emails: DEMO_EMAILS['Fabrikam Closed (disabled, cannot sign in)'],
    random,
  })
  await buildCompany(db, provider, { plan: smallPlan, today, gbsVideoId: null })
}

/** Returns a day before all observations and campaigns of the demo. */
const hiringDate = (today: Date): Date => new Date(today.getTime() - 400 * DAY_MS)

/** Returns the id of the video that tasks show. */
async function buildLibrary(db: RowWriter, files: FileStore, clientId: string): Promise<string> {
  const keys = await storeRecordings(files, clientId)
  const add = (style: keyof typeof keys, title: string, description: string) =>
    buildGbsVideo(db, { client_id: clientId, title, description, file_location: keys[style] })
  await add(
    'reach',
    'Step closer before you reach',
    'What to avoid: arms stretched out over a load.',
  )
  await add(
    'twist',
    'Turn your feet, not your back',
    'What to avoid: twisting with the load in hand.',
  )
  const guidance = await add(
    'squat',
    'Lift with your legs',
    'Feet apart, box close, back straight, and up with the legs.',
  )
  return guidance.id
}

interface SeededCompany {
  observationCount: number
  /** Number of people in addition to those of `emails`. */
  colleagueCount: number
  emails: readonly string[]
  plan: CompanyPlan
}

async function seedCompany(
  { db, files, random, today }: SeedContext,
  client: ClientRow,
  { observationCount, colleagueCount, emails, plan }: SeededCompany,
): Promise<void> {
  const hasGuidance = plan.tasks.some((task) => task.guidance)
  const gbsVideoId = hasGuidance ? await buildLibrary(db, files, client.id) : null
  const company = await buildCompany(db, client, { plan, today, gbsVideoId })
  const people = await buildPeople(db, {
    client_id: client.id,
    emails,
    colleagueCount,
    created_at: hiringDate(today),
    random,
  })
  const seeded = buildDemoObservations({ client, company, people }, observationCount, today, random)
  const keypoints = client.ai_enabled ? await attachRecordings(client.id, seeded, today) : []
  const videos = seeded.map(({ video }) => video)
  const observations = seeded.map(({ observation }) => observation)
  await insertRows(db, client.id, 'videos', videos)
  await insertRows(db, client.id, 'observations', observations)
  await insertRows(db, client.id, 'video_keypoints', keypoints)
  const [reviewer] = people.filter(({ type }) => type === 'CLIENT_SUPER_USER')
  if (client.show_ai_feedback_options && reviewer)
    await insertRows(db, client.id, 'blind_reviews', buildDemoBlindReviews(seeded, reviewer.id))
  if (client.ai_enabled && client.account_manager_id)
    await buildDemoCalibration(db, {
      clientId: client.id,
      seeded,
      people,
      managerId: client.account_manager_id,
      today,
    })
  await buildDemoComments(db, seeded, { people, today })
  await buildDemoFollowUps(db, seeded, { people, today })
  await buildDemoSavedViews(db, client.id, { people, today })
  await buildDemoActions(db, company.tasks, { people, today })
  const [running] = company.campaigns
  if (running) await buildDemoNotifications(db, running, { people, today })
}

/**
 * Creates reminders of a running campaign for the demo's accounts: one of the previous occurrence, read, and one
 * unread. `campaign` is monthly, and a month old today.
 */
async function buildDemoNotifications(
  db: RowWriter,
  { start_date: start, ...campaign }: CampaignRow,
  { people, today }: { people: readonly UserRow[]; today: Date },
): Promise<void> {
  const second = addMonths(start, 1)
  for (const { client_id, id: user_id, email } of people) {
    if (!REMINDED_ACCOUNTS.some((name) => email.startsWith(`${name}@`))) continue
    const of = { client_id, user_id, subject_id: campaign.id }
    const lastWeek = new Date(today.getTime() - 7 * DAY_MS)
    await buildNotification(db, {
      ...of,
      occurrence: `${start}/${addDays(start, 21)}`,
      payload: { owed: 1, end_date: addDays(second, -1) },
      created_at: lastWeek,
      read_at: lastWeek,
    })
    await buildNotification(db, {
      ...of,
      occurrence: `${second}/${second}`,
      payload: {
        owed: campaign.num_observations_required ?? 1,
        end_date: addDays(addMonths(start, 2), -1),
      },
      created_at: today,
    })
  }
}

const REMINDED_ACCOUNTS = ['observer', 'user']
