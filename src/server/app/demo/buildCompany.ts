/** Builds one of the demo's companies: locations, departments, tasks and campaigns. */
import type { DemoCampaign, DemoPlace, DemoTask } from './demoCompanies.ts'
import { buildCampaign, type CampaignRow } from '../factories/buildCampaign.ts'
import type { ClientRow } from '../factories/buildClient.ts'
import { buildDepartment, buildLocation } from '../factories/buildPlaces.ts'
import { buildTask, type TaskRow } from '../factories/buildTask.ts'
import type { RowWriter } from '../factories/insertRows.ts'

export interface DemoDepartment {
  name: string
  parent?: string
  locations: string[]
}

/** A department at one of its locations where tasks are done. */
export interface Workplace {
  location_id: string
  department_id: string
  department: string
}

export interface DemoTaskRow {
  row: TaskRow
  plan: DemoTask
}

export interface CompanyPlan {
  locations: DemoPlace[]
  departments: DemoDepartment[]
  tasks: DemoTask[]
  campaigns: DemoCampaign[]
}

export interface Company {
  workplaces: Workplace[]
  tasks: DemoTaskRow[]
  campaigns: CampaignRow[]
  locations: Map<string, string>
}

export async function buildCompany(
  db: RowWriter,
  client: ClientRow,
  { plan, today, gbsVideoId }: { plan: CompanyPlan; today: Date; gbsVideoId: string | null },
): Promise<Company> {
  const of = { client_id: client.id }
  const { ids: locations, leaves } = await buildPlaces(db, client.id, plan.locations)
  const departments = new Map<string, string>()
  const workplaces: Workplace[] = []
  for (const { name, parent, locations: names } of plan.departments) {
    const chosen = names.map((location) => idOf(locations, location))
    const parent_id = parent ? idOf(departments, parent) : null
    const { id } = await buildDepartment(db, { ...of, name, parent_id, locations: chosen })
    departments.set(name, id)
    for (const location of new Set(names.flatMap((place) => leaves.get(place) ?? [])))
      workplaces.push({ location_id: location, department_id: id, department: name })
  }
  const tasks: DemoTaskRow[] = []
  for (const task of plan.tasks) {
    const row = await buildTask(db, {
      ...of,
      name: task.name,
      is_pushing: task.pushing ?? false,
      is_pulling: task.pulling ?? false,
      uses_pull_tilt_take: task.pullTiltTake ?? false,
      show_other_observation_option: task.other ?? false,
      requires_manual_check: !client.ai_enabled,
      task_principles: task.principles ?? [],
      task_principles_override: task.principles !== undefined,
      gbs_video_id: task.guidance ? gbsVideoId : null,
      departments: (task.departments ?? []).map((name) => idOf(departments, name)),
    })
    tasks.push({ row, plan: task })
  }
  const campaigns: CampaignRow[] = []
  for (const campaign of plan.campaigns) {
    campaigns.push(
      await buildCampaign(db, {
        ...of,
        name: campaign.name,
        start_date: dayFrom(today, campaign.from),
        end_date: dayFrom(today, campaign.to),
        frequency: campaign.frequency,
        num_observations_required: campaign.required,
        task_id: tasks.find(({ plan: { name } }) => name === campaign.task)?.row.id ?? null,
        location_id: campaign.location ? idOf(locations, campaign.location) : null,
        reminder_alert_user_level: 'BOTH',
        app_notifications_enabled: true,
        email_notifications_enabled: true,
        notification_frequency: 'weekly',
      }),
    )
  }
  return { workplaces, tasks, campaigns, locations }
}

/** Returns the id of each location by its name, and the ids of the leaves below each. */
async function buildPlaces(
  db: RowWriter,
  client_id: string,
  places: DemoPlace[],
): Promise<{ ids: Map<string, string>; leaves: Map<string, string[]> }> {
  const ids = new Map<string, string>()
  const leaves = new Map<string, string[]>()
  const build = async (place: DemoPlace, parent_id: string | null): Promise<string[]> => {
    const { id } = await buildLocation(db, { client_id, name: place.name, parent_id })
    ids.set(place.name, id)
    const below: string[] = []
    for (const child of place.children ?? []) below.push(...(await build(child, id)))
    const own = place.children ? below : [id]
    leaves.set(place.name, own)
    return own
  }
  for (const place of places) await build(place, null)
  return { ids, leaves }
}

function idOf(ids: Map<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`The demo has no '${name}'.`)
  return id
}

/** Returns the day `months` months from today as 'YYYY-MM-DD'; at most the 28th, which every month has. */
function dayFrom(today: Date, months: number): string {
  const day = Math.min(today.getUTCDate(), 28)
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, day))
    .toISOString()
    .slice(0, 10)
}
