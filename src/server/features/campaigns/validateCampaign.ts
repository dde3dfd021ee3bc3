/** Merges the form's values over the stored campaign's, by the domain's rules. */
import type { z } from 'zod'
import {
  applyModeRule,
  applyReminderRule,
  campaignModeOf,
} from '#domain/campaigns/campaignDependencies.ts'
import {
  availableCampaignTypes,
  campaignSchema,
  type CampaignValues,
  NEW_CAMPAIGN,
} from '#domain/campaigns/campaignForm.ts'
import {
  inputNameOf,
  pickValues,
  type RecordNamed,
  toInputNames,
} from '#domain/forms/inputNames.ts'
import { RESOURCES } from '#api/resources.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import {
  visibleDepartment,
  visibleLocation,
  visibleTask,
} from '../../context/visibility/visibility.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { Row } from '../../platform/db/tables.ts'
import { isUuid } from '#domain/uuid.ts'
import { readAiEnabled } from '../tasks/taskValuesQueries.ts'

interface CampaignChange {
  /** NEW_CAMPAIGN for a new campaign. */
  current: CampaignValues
  isNew: boolean
  changes: RecordNamed<typeof INPUT_NAMES, z.output<typeof campaignSchema>>
}

export const INPUT_NAMES = RESOURCES.campaigns.inputNames

/**
 * Selections that were stored before may stay, even when they are deleted or not visible. People are validated with
 * the links.
 */
export async function validateCampaign(
  transaction: Transaction,
  access: Access,
  { current, isNew, changes }: CampaignChange,
): Promise<CampaignValues> {
  const merged: CampaignValues = {
    ...current,
    ...changes,
    ...withSingleMode(changes),
  }
  const values = applyModeRule(applyReminderRule(merged))
  parseInput(campaignSchema, toInputNames(INPUT_NAMES, values))
  const types = availableCampaignTypes(
    await readAiEnabled(transaction, access.clientId),
    isNew ? null : current.type,
  )
  if (!types.includes(values.type)) throw badInput('typeOfCampaign', message('campaignTypeRefused'))
  await checkSelections(transaction, access, { before: current, values })
  if (isOutsideScope(access, values) && (isNew || !hasSameAudience(current, values)))
    throw badInput('locationDepartment', message('campaignOutsideOwnScope'))
  return values
}

/** Turning a mode on turns the other one off, unless both were given. */
function withSingleMode(changes: CampaignChange['changes']): Partial<CampaignValues> {
  if (changes.has_selected_users && changes.locationDepartment === undefined)
    return { locationDepartment: false }
  if (changes.locationDepartment && changes.has_selected_users === undefined)
    return { has_selected_users: false }
  return {}
}

async function checkSelections(
  transaction: Transaction,
  access: Access,
  { before, values }: { before: CampaignValues; values: CampaignValues },
): Promise<void> {
  const kinds = [
    ['location', 'locations', (alias) => visibleLocation(access, alias)],
    ['department', 'departments', (alias, scope) => visibleDepartment(access, alias, scope)],
    ['task', 'tasks', (alias, scope) => visibleTask(access, alias, scope)],
  ] as const satisfies [
    keyof CampaignValues,
    Parameters<typeof recordExists>[1],
    Parameters<typeof recordExists>[3],
  ][]
  for (const [field, table, sees] of kinds) {
    const id = values[field]
    if (id !== null && id !== before[field] && !(await recordExists(transaction, table, id, sees)))
      throw badInput(inputNameOf(INPUT_NAMES, field), message('choiceUnknown'))
  }
}

/** People who are limited to some locations make campaigns for those, or for people there. */
const isOutsideScope = ({ locations }: Access, values: CampaignValues): boolean =>
  locations !== null && campaignModeOf(values) !== 'users' && values.location === null

const hasSameAudience = (before: CampaignValues, values: CampaignValues): boolean =>
  campaignModeOf(before) !== 'users' &&
  before.location === values.location &&
  before.department === values.department &&
  before.leaves_out_people_without_places === values.leaves_out_people_without_places

/** Returns a stored campaign as the values of its form. */
export async function readCampaignValues(
  transaction: Transaction,
  record: Row<'campaigns'>,
): Promise<CampaignValues> {
  const chosen = await transaction.run((tables) =>
    tables.from('campaign_users').select('user_id as id').where('campaign_id', '=', record.id),
  )
  return pickValues(NEW_CAMPAIGN, {
    ...record,
    task: record.task_id,
    selected_users: chosen.map(({ id }) => id),
    location: record.location_id,
    department: record.department_id,
    locationDepartment: Boolean(record.location_id ?? record.department_id),
  })
}

/** Tells whether a live record exists that is visible to the caller. */
async function recordExists(
  transaction: Transaction,
  table: 'tasks' | 'locations' | 'departments',
  id: string,
  sees: (alias: string, tenantFilter: TenantFilter) => Sql<boolean>,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const visible = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select record.id from ${sql.table(table)} record
        where ${tenantFilter('record')} and record.id = ${id} and record.deleted_at is null and ${sees('record', tenantFilter)}`,
  )
  return visible.length > 0
}
