/** A campaign as it is to be stored: what the form gives over what was there, by the rules of spec 4 to 6. */
import type { z } from 'zod'
import {
  campaignModeOf,
  applyModeRule,
  applyReminderRule,
} from '#domain/campaigns/campaignDependencies.ts'
import { campaignSchema, type CampaignValues } from '#domain/campaigns/campaignForm.ts'
import { availableCampaignTypes } from '#domain/campaigns/campaignRules.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/placeAccess.ts'
import { visibleTask } from '../../context/visibility/taskAccess.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { parseInput } from '../../context/request/checked.ts'
import { readAiEnabled } from '../tasks/taskValuesQueries.ts'
import { recordExists } from './campaignValuesQueries.ts'

export interface CampaignChange {
  /** NEW_CAMPAIGN for one that is not stored yet. */
  current: CampaignValues
  isNew: boolean
  changes: z.output<typeof campaignSchema>
}

/** What was chosen before may stay, though it is deleted or out of sight by now. The people are for the links to check. */
export async function validateCampaign(
  transaction: Transaction,
  access: Access,
  { current, isNew, changes }: CampaignChange,
): Promise<CampaignValues> {
  const definedChanges = Object.entries(changes).filter(([, value]) => value !== undefined)
  const merged: CampaignValues = {
    ...current,
    ...Object.fromEntries(definedChanges),
    ...withSingleMode(changes),
  }
  const values = applyModeRule(applyReminderRule(merged))
  parseInput(campaignSchema, values)
  const types = availableCampaignTypes(
    await readAiEnabled(transaction, access.clientId),
    isNew ? null : current.typeOfCampaign,
  )
  if (!types.includes(values.typeOfCampaign))
    throw badInput('typeOfCampaign', MESSAGES.campaignTypeRefused)
  await checkSelections(transaction, access, { before: current, values })
  if (isOutsideScope(access, values) && (isNew || !hasSamePlaces(current, values)))
    throw badInput('locationDepartment', MESSAGES.campaignOutsideOwnScope)
  return values
}

/** A mode that is turned on turns off the other one, unless both were given. */
function withSingleMode(given: CampaignChange['changes']): Partial<CampaignValues> {
  if (given.filteredUsers && given.locationDepartment === undefined)
    return { locationDepartment: false }
  if (given.locationDepartment && given.filteredUsers === undefined) return { filteredUsers: false }
  return {}
}

async function checkSelections(
  transaction: Transaction,
  access: Access,
  { before, values }: { before: CampaignValues; values: CampaignValues },
): Promise<void> {
  const kinds = [
    ['selectedLocation', 'locations', (alias) => visibleLocation(access, alias)],
    [
      'selectedDepartment',
      'departments',
      (alias, scope) => visibleDepartment(access, alias, scope),
    ],
    ['task', 'tasks', (alias, scope) => visibleTask(access, alias, scope)],
  ] as const satisfies [
    keyof CampaignValues,
    Parameters<typeof recordExists>[1],
    Parameters<typeof recordExists>[3],
  ][]
  for (const [field, table, sees] of kinds) {
    const id = values[field]
    if (id !== null && id !== before[field] && !(await recordExists(transaction, table, id, sees)))
      throw badInput(field, MESSAGES.choiceUnknown)
  }
}

/** Who has some locations only makes campaigns for those, or for people there. */
const isOutsideScope = ({ locations }: Access, values: CampaignValues): boolean =>
  locations !== null && campaignModeOf(values) !== 'users' && values.selectedLocation === null

const hasSamePlaces = (before: CampaignValues, values: CampaignValues): boolean =>
  campaignModeOf(before) !== 'users' &&
  before.selectedLocation === values.selectedLocation &&
  before.selectedDepartment === values.selectedDepartment
