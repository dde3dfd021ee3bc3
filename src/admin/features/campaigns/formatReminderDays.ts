/** Describes the days of an occurrence on which people are reminded: 'Reminders every Monday from 02/03/26'. */
import type { Occurrence } from '#domain/campaigns/occurrences.ts'
import { addDays, addMonths } from '#domain/dates.ts'
import type { ReportFrequency } from '#domain/enumerations.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { inReaderLocale } from '../../foundation/i18n/readerLocale.ts'

export function formatReminderDays({ start, end }: Occurrence, frequency: ReportFrequency): string {
  const day = formatDay(start)
  if (!isWithin(SECOND_REMINDER[frequency](start), end))
    return t('campaigns.reminderDays.once', { day })
  if (frequency === 'daily') return t('campaigns.reminderDays.daily')
  if (frequency === 'weekly')
    return t('campaigns.reminderDays.weekly', { weekday: weekday().format(new Date(start)), day })
  const date = Number(start.slice(8))
  // Months without that day have the reminder on their last day.
  return t(`campaigns.reminderDays.${date > SHORTEST_MONTH ? 'monthEnd' : 'monthly'}`, {
    date,
    day,
  })
}

/** Returns the day of the second reminder. */
const SECOND_REMINDER: Record<ReportFrequency, (start: string) => string> = {
  daily: (start) => addDays(start, 1),
  weekly: (start) => addDays(start, 7),
  monthly: (start) => addMonths(start, 1),
}

const isWithin = (day: string, end: string | null) => end === null || day <= end

const SHORTEST_MONTH = 28

const weekday = inReaderLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }),
)
