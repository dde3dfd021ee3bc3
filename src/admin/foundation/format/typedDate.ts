/** Days and times in fields: written as the reader writes them, and read from what they type. */
import { isDay } from '#domain/dates.ts'
import { inDateLocale, inReaderLocale } from '../i18n/readerLocale.ts'

/** Form of a field's text. Its values are 'YYYY-MM-DD' or 'HH:MM', '' while nothing is chosen. */
export interface TypedKind {
  /** The browser's own input. */
  type: 'date' | 'time'
  write: (value: string) => string
  /** null: it is no day or time, or not yet a whole one. */
  read: (text: string) => string | null
  /** Example or pattern of a typed value: 'TT.MM.JJJJ', '03:30 PM'. */
  pattern: () => string
}

export const TYPED_DAY: TypedKind = {
  type: 'date',
  write: (day) => (isDay(day) ? dayFormat().format(new Date(day)) : ''),
  read: readDay,
  pattern: () =>
    dayFormat()
      .formatToParts()
      .map(({ type, value }) => letters()(type)?.repeat(type === 'year' ? 4 : 2) ?? value)
      .join(''),
}

export const TYPED_TIME: TypedKind = {
  type: 'time',
  write: (time) => (time === '' ? '' : timeFormat().format(new Date(`1970-01-01T${time}Z`))),
  read: readTime,
  pattern: () => TYPED_TIME.write('15:30'),
}

const dayFormat = inDateLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)

const timeFormat = inDateLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
)

/** First letter of the reader's word for a part of a day; undefined for what stands between them. */
const letters = inReaderLocale((locale) => {
  const words = new Intl.DisplayNames(locale, { type: 'dateTimeField' })
  return (part: string) => (isPart(part) ? words.of(part)?.[0] : undefined)
})

const isPart = (type: string): type is 'day' | 'month' | 'year' =>
  type === 'day' || type === 'month' || type === 'year'

/** Reads day, month and year in the reader's order with any signs between or none, and 'YYYY-MM-DD'. */
function readDay(text: string): string | null {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const order = dayFormat()
    .formatToParts()
    .flatMap(({ type }) => (isPart(type) ? [type] : []))
  const figures = /^\d{6}$|^\d{8}$/u.test(typed)
    ? figuresOf(
        typed,
        order.map((part) => (part === 'year' ? typed.length - 4 : 2)),
      )
    : typed.split(/\D+/u).filter(Boolean)
  if (figures.length !== order.length) return null
  const of = (part: 'day' | 'month' | 'year') => figures[order.indexOf(part)] ?? ''
  const year = of('year').length === 2 ? `20${of('year')}` : of('year')
  const day = [year, of('month').padStart(2, '0'), of('day').padStart(2, '0')].join('-')
  return isDay(day) ? day : null
}

const figuresOf = (digits: string, lengths: readonly number[]): string[] =>
  lengths.map((length, at) => {
    const start = lengths.slice(0, at).reduce((sum, one) => sum + one, 0)
    return digits.slice(start, start + length)
  })

/** Reads '15:30', '1530', '15.30' and '3:30 pm'. */
function readTime(text: string): string | null {
  const [, hours, minutes = '', half] =
    /^(\d{1,2})\D?(\d{2})\s*(?:([ap])[.\s]*m\.?)?$/iu.exec(text.trim()) ?? []
  const isAfternoon = half?.toLowerCase() === 'p'
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours)
  const isTime = hours !== undefined && hour < 24 && Number(minutes) < 60
  return isTime ? `${String(hour).padStart(2, '0')}:${minutes}` : null
}
