/** Days as a mail names them: '16 to 22 Nov 2026', 'November 2026'. */
import { addDays, addMonths } from '../dates.ts'
import type { DatePeriod } from './summaryDates.ts'

/** What both ends have in common is said once. */
export function formatPeriod({ dateFrom, dateTo }: DatePeriod): string {
  const from = dayParts(dateFrom)
  const to = dayParts(dateTo)
  if (dateFrom === dateTo) return formatPeriodDay(dateTo)
  if (from.day === 1 && addDays(dateTo, 1) === addMonths(dateFrom, 1))
    return `${from.month} ${from.year}`
  if (from.year !== to.year) return `${formatPeriodDay(dateFrom)} to ${formatPeriodDay(dateTo)}`
  if (from.month !== to.month)
    return `${from.day} ${shortMonth(from.month)} to ${formatPeriodDay(dateTo)}`
  return `${from.day} to ${formatPeriodDay(dateTo)}`
}

/** '5 Mar 2026'. */
export function formatPeriodDay(text: string): string {
  const { day, month, year } = dayParts(text)
  return `${day} ${shortMonth(month)} ${year}`
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

const shortMonth = (month: string): string => month.slice(0, 3)

const dayParts = (text: string) => {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month: MONTHS[Number(month) - 1] ?? '', day: Number(day) }
}
