/** Writes days and periods in the language of a mail. */
import type { DatePeriod } from '#domain/charts/summaryPeriods.ts'
import { addDays, addMonths } from '#domain/dates.ts'
import type { Translator } from '../../platform/texts/translator.ts'

/** '5 Mar 2026'. */
export const mailDay = (texts: Translator, day: string): string =>
  format(texts, DAY).format(instantOf(day))

/** '29 Nov 2026, 14:05' in the time zone. */
export const mailMinute = (texts: Translator, instant: Date, timeZone: string): string =>
  format(texts, { ...DAY, hour: '2-digit', minute: '2-digit', timeZone }).format(instant)

/** '16 to 22 Nov 2026'; 'November 2026' for a whole month. */
export function mailPeriod(texts: Translator, { dateFrom, dateTo }: DatePeriod): string {
  if (dateFrom.endsWith('-01') && addDays(dateTo, 1) === addMonths(dateFrom, 1))
    return format(texts, { month: 'long', year: 'numeric' }).format(instantOf(dateFrom))
  const [from = '', to = ''] = format(texts, DAY)
    .formatRange(instantOf(dateFrom), instantOf(dateTo))
    .split(/\s*–\s*/u)
  return to === '' ? from : texts.t('mailFigures.period', { from, to })
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' }

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`)

const format = ({ locale }: Translator, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
