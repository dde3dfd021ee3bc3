/** A campaign as it is to be stored: what the form gives over what was there, by the rules of spec 4 to 6. */
import type { z } from 'zod'
import { modeOf, withModeRule, withReminderRule } from '#domain/campaigns/campaignDependencies.ts'
import { campaignSchema, type CampaignValues } from '#domain/campaigns/campaignForm.ts'
import { offeredCampaignTypes } from '#domain/campaigns/campaignRules.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Access } from '../access/access.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import { seesTask } from '../access/taskAccess.ts'
import type { Transaction } from '../db/database.ts'
import { checked } from '../list/checked.ts'
import { readAiEnabled } from '../tasks/taskValuesQueries.ts'
import { isThere } from './campaignValuesQueries.ts'

export interface GivenCampaign {
  /** NEW_CAMPAIGN for one that is not stored yet. */
  before: CampaignValues
  isNew: boolean
  given: z.output<typeof campaignSchema>
}

/** What was chosen before may stay, though it is deleted or out of sight by now. The people are for the links to check. */
export async function settleCampaign(
  transaction: Transaction,
  access: Access,
  { before, isNew, given }: GivenCampaign,
): Promise<CampaignValues> {
  const changes = Object.entries(given).filter(([, value]) => value !== undefined)
  const merged: CampaignValues = { ...before, ...Object.fromEntries(changes), ...modeGiven(given) }
  const values = withModeRule(withReminderRule(merged))
  checked(campaignSchema, values)
  const types = offeredCampaignTypes(
    await readAiEnabled(transaction, access.clientId),
    isNew ? null : before.typeOfCampaign,
  )
  if (!types.includes(values.typeOfCampaign))
    throw badInput('typeOfCampaign', MESSAGES.campaignTypeRefused)
  await checkChosen(transaction, access, { before, values })
  if (isBeyond(access, values) && (isNew || !isForTheSame(before, values)))
    throw badInput('locationDepartment', MESSAGES.campaignBeyondOwnAccess)
  return values
}

/** A mode that is turned on turns off the other one, unless both were given. */
function modeGiven(given: GivenCampaign['given']): Partial<CampaignValues> {
  if (given.filteredUsers && given.locationDepartment === undefined)
    return { locationDepartment: false }
  if (given.locationDepartment && given.filteredUsers === undefined) return { filteredUsers: false }
  return {}
}

async function checkChosen(
  transaction: Transaction,
  access: Access,
  { before, values }: { before: CampaignValues; values: CampaignValues },
): Promise<void> {
  const kinds = [
    ['selectedLocation', 'locations', (alias) => seesLocation(access, alias)],
    ['selectedDepartment', 'departments', (alias, reach) => seesDepartment(access, alias, reach)],
    ['task', 'tasks', (alias, reach) => seesTask(access, alias, reach)],
  ] as const satisfies [
    keyof CampaignValues,
    Parameters<typeof isThere>[1],
    Parameters<typeof isThere>[3],
  ][]
  for (const [field, table, sees] of kinds) {
    const id = values[field]
    if (id !== null && id !== before[field] && !(await isThere(transaction, table, id, sees)))
      throw badInput(field, MESSAGES.choiceUnknown)
  }
}

/** Who has some locations only makes campaigns for those, or for people there. */
const isBeyond = ({ locations }: Access, values: CampaignValues): boolean =>
  locations !== null && modeOf(values) !== 'users' && values.selectedLocation === null

const isForTheSame = (before: CampaignValues, values: CampaignValues): boolean =>
  modeOf(before) !== 'users' &&
  before.selectedLocation === values.selectedLocation &&
  before.selectedDepartment === values.selectedDepartment
