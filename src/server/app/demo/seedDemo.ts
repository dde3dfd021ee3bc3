/** Fills an empty database with the demo that the README describes; the same at every run but for its dates. */
import { addDays, addMonths } from '#domain/dates.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { buildNotification, type CampaignRow } from '../factories/buildCampaign.ts'
import { buildClient, type ClientRow } from '../factories/buildClient.ts'
import { buildGbsVideo } from '../factories/buildGbsVideo.ts'
import type { UserRow } from '../factories/buildUser.ts'
import { insertRows } from '../factories/insertRows.ts'
import { buildCompany, type CompanyPlan } from './buildCompany.ts'
import * as plans from './demoCompanies.ts'
import { buildDemoObservations } from './demoObservations.ts'
import { buildPeople, DEMO_EMAILS } from './demoPeople.ts'
import { attachRecordings, storeRecordings } from './demoRecordings.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

interface DemoServices {
  db: Database
  files: FileStore
  now?: () => Date
}

/** True when the database holds the demo, now or already; false when it holds something else. */
export async function seedDemoIfEmpty(parts: DemoServices): Promise<boolean> {
  const demoUsers = await parts.db.read('every client', (tables) =>
    tables.from('users').select('email').where('email', '=', 'provider@liftwise.example').limit(1),
  )
  if (demoUsers.length > 0) return true
  const others = await parts.db.read('every client', (tables) =>
    tables.from('clients').select('id').limit(1),
  )
  if (others.length > 0) return false
  await seedDemo(parts)
  return true
}

async function seedDemo({ db, files, now = () => new Date() }: DemoServices): Promise<void> {
  const random = seededRandom(20_260)
  const today = now()
  const provider = await buildClient(db, { company_name: 'Liftwise' })
  const [manager] = await buildPeople(
    db,
    provider.id,
    DEMO_EMAILS['Liftwise (provider)'],
    0,
    random,
  )
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
  await seedCompany({ db, files, random, today }, northwind, 3_000, 44, 'Northwind Logistics', {
    locations: plans.NORTHWIND_LOCATIONS,
    departments: plans.NORTHWIND_DEPARTMENTS,
    tasks: plans.NORTHWIND_TASKS,
    campaigns: plans.NORTHWIND_CAMPAIGNS,
  })
  const small = {
    locations: plans.CONTOSO_LOCATIONS,
    departments: plans.CONTOSO_DEPARTMENTS,
    tasks: plans.CONTOSO_TASKS,
    campaigns: [],
  }
  await seedCompany({ db, files, random, today }, contoso, 240, 12, 'Contoso Retail', small)
  await buildPeople(
    db,
    fabrikam.id,
    DEMO_EMAILS['Fabrikam Closed (disabled, cannot sign in)'],
    0,
    random,
  )
  await seedCompany({ db, files, random, today }, provider, 0, 0, null, small)
}

/** Gives the id of the video that tasks show. */
async function buildLibrary(db: Database, files: FileStore, clientId: string): Promise<string> {
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

interface SeedContext {
  db: Database
  files: FileStore
  random: SeededRandom
  today: Date
}

async function seedCompany(
  { db, files, random, today }: SeedContext,
  client: ClientRow,
  observations: number,
  colleagues: number,
  accounts: keyof typeof DEMO_EMAILS | null,
  plan: CompanyPlan,
): Promise<void> {
  const guides = plan.tasks.some((task) => task.guidance)
  const guidance = guides ? await buildLibrary(db, files, client.id) : null
  const company = await buildCompany(db, client, plan, today, guidance)
  if (!accounts) return
  const people = await buildPeople(db, client.id, DEMO_EMAILS[accounts], colleagues, random)
  const observationsMade = buildDemoObservations(
    { client, company, people },
    observations,
    today,
    random,
  )
  const keypoints = client.ai_enabled ? attachRecordings(client.id, observationsMade) : []
  await insertRows(
    db,
    client.id,
    'videos',
    observationsMade.map(({ video }) => video),
  )
  await insertRows(
    db,
    client.id,
    'observations',
    observationsMade.map(({ observation }) => observation),
  )
  await insertRows(db, client.id, 'video_keypoints', keypoints)
  const [running] = company.campaigns
  if (running) await buildDemoNotifications(db, running, { people, today })
}

/**
 * Reminders of a running campaign for those who sign in to the demo: one read in the occurrence before, one to read.
 * `campaign`: monthly, and a month old today.
 */
async function buildDemoNotifications(
  db: Database,
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

/** Milliseconds. */
const DAY_MS = 86_400_000
