/** Days as a mail names them: '16 to 22 Nov 2026', 'November 2026'. */
import { addDays, addMonths } from '../dates.ts'
import type { Days } from '../observations/summaryDates.ts'

/** What both ends have in common is said once. */
export function periodInWords({ dateFrom, dateTo }: Days): string {
  const from = partsOf(dateFrom)
  const to = partsOf(dateTo)
  if (dateFrom === dateTo) return dayInWords(dateTo)
  if (from.day === 1 && addDays(dateTo, 1) === addMonths(dateFrom, 1))
    return `${from.month} ${from.year}`
  if (from.year !== to.year) return `${dayInWords(dateFrom)} to ${dayInWords(dateTo)}`
  if (from.month !== to.month) return `${from.day} ${short(from.month)} to ${dayInWords(dateTo)}`
  return `${from.day} to ${dayInWords(dateTo)}`
}

/** '5 Mar 2026'. */
export function dayInWords(text: string): string {
  const { day, month, year } = partsOf(text)
  return `${day} ${short(month)} ${year}`
}

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

const short = (month: string): string => month.slice(0, 3)

const partsOf = (text: string) => {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month: MONTHS[Number(month) - 1] ?? '', day: Number(day) }
}
