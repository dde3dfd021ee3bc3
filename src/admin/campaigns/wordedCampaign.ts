/** A value of the campaign form as a page words it; null: as any value. */
import { isDay } from '#domain/dates.ts'
import { shownDay } from '../charts/shownDays.ts'
import { isChoice } from '../forms/entered.ts'
import { enumLabels } from '../i18n/enumLabels.ts'
import { NO_TASK } from './noTask.ts'

export function wordedCampaign(field: string, value: unknown): string | null {
  if (value === null) return ABSENT[field] ?? null
  if (typeof value !== 'string') return null
  return WORDS[field]?.[value] ?? (isDay(value) ? shownDay(value) : null)
}

/** The same where there is nothing but words. */
export function wordsOf(field: string, value: unknown): string | null {
  if (isChoice(value)) return value.name
  const worded = wordedCampaign(field, value)
  return worded ?? (typeof value === 'number' || typeof value === 'string' ? String(value) : null)
}

const WORDS: Record<string, Record<string, string>> = {
  typeOfCampaign: enumLabels.campaignType,
  frequency: enumLabels.campaignFrequency,
  reminderAlertUserLevel: enumLabels.reminderUserLevel,
  notificationFrequency: enumLabels.reportFrequency,
}

/** What nothing means. */
const ABSENT: Record<string, string> = {
  endDate: 'No end',
  task: NO_TASK.name,
  numOfRequiredObservations: '1',
  selectedLocation: 'All locations',
  selectedDepartment: 'All departments',
}
