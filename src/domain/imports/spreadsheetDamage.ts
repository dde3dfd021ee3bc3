/** Recognises employee IDs that a spreadsheet changed when it opened or saved a file. */
import { memoize } from '../memoize.ts'
import { message } from '../messages.ts'

/**
 * Returns what a spreadsheet may have done to an ID, as a sentence; null when it looks as it was entered. `stored`: the
 * person's ID until now; null: none.
 */
export function findSpreadsheetDamage(id: string, stored: string | null): string | null {
  if (id === stored) return null
  const text = toPlainSpaces(id)
  if (EXPONENT.test(text)) return message('idShortened')
  if (SPREADSHEET_ERROR.test(text)) return message('idSpreadsheetError')
  if (isDate(text)) return message('idMadeDate')
  if (stored !== null && hasLostZeros(text, stored)) return message('idLostZeros', { stored })
  if (hasLostDigits(text, stored)) return message('idLostDigits')
  if (FRACTION.test(text) || (stored !== null && isFormattedNumber(text, stored)))
    return message('idFormatted')
  return null
}

/** Spreadsheets separate thousands with several kinds of spaces. */
const toPlainSpaces = (text: string): string => text.trim().replaceAll(/\s/gu, ' ')

/** 1.2E+17, 1,2E17. A plain 12E5 is an ID of many companies, but a spreadsheet writes a sign or a fraction. */
const EXPONENT = /^[+-]?\d+(?:[.,]\d+E[+-]?|E[+-])\d+$/iu

/** #NAME?, #REF!, #### for a column that is too narrow, Err:502 of LibreOffice. */
const SPREADSHEET_ERROR = /^(?:#{3,}|#[\p{Lu}/0-9]+[!?]|#N\/[AVD]|#NV|Err:\d{3})$/u

/** 42.0, as programs write that read a column of numbers with gaps. */
const FRACTION = /^\d+[.,]0+$/u

/** A spreadsheet's precision in digits. */
const PRECISION = 15

const hasLostZeros = (id: string, stored: string): boolean =>
  stored.startsWith('0') && withoutZeros(stored) === withoutZeros(id) && id.length < stored.length

const withoutZeros = (text: string): string => text.replace(/^0+(?=.)/u, '')

function hasLostDigits(id: string, stored: string | null): boolean {
  if (!/^\d+$/u.test(id) || id.length <= PRECISION || !/^0+$/u.test(id.slice(PRECISION)))
    return false
  // Without an ID to compare with, some more zeros than chance gives.
  return stored?.length === id.length
    ? stored.startsWith(id.slice(0, PRECISION - 1))
    : id.length > PRECISION + 1
}

/** 1,234 and 1 234,00 for 1234; +42 for 42. */
const isFormattedNumber = (id: string, stored: string): boolean =>
  /^\d+$/u.test(stored) &&
  /^\+?\d[\d.,' ’]*$/u.test(id) &&
  [id, id.replace(/[.,]\d{1,2}$/u, '')].some(
    (number) => withoutZeros(number.replaceAll(/\D/gu, '')) === withoutZeros(stored),
  ) &&
  /\D/u.test(id)

/** 03-Apr, 3. Apr, Apr-03, 03.04.2026, 2026-04-03 00:00:00, 4/3/26. */
function isDate(text: string): boolean {
  const [day = ''] = text.split(/ (?=\d{1,2}:\d\d)/u)
  return NUMERIC_DATE.test(day) || isNamedDate(day)
}

const NUMERIC_DATE =
  /^(?:\d{1,2}([./-])\d{1,2}\1(?:\d{2}|\d{4})|(?:19|20)\d\d([./-])\d{1,2}\2\d{1,2})$/u

/** A month's name with a day or a year before or after it. */
function isNamedDate(text: string): boolean {
  const parts = text.toLowerCase().split(/[-. /]+/u)
  const words = parts.filter((part) => part !== '')
  const names = words.filter((word) => monthNames('all').has(word))
  const numbers = words.filter((word) => /^\d{1,2}$|^(?:19|20)\d\d$/u.test(word))
  return (
    names.length === 1 &&
    numbers.length > 0 &&
    numbers.length < 3 &&
    numbers.length + names.length === words.length
  )
}

/** Months as spreadsheets shorten and write them in the languages of their users. */
const monthNames = memoize((_all: string): ReadonlySet<string> => {
  const months = Array.from({ length: 12 }, (_month, at) => new Date(Date.UTC(2026, at, 15)))
  const names = LANGUAGES.flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => {
      // With a day, some languages write the month in another form.
      const formats = [{ month }, { month, day: 'numeric' } as const].map(
        (parts) => new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }),
      )
      return months.flatMap((date) =>
        formats.map(
          (format) => format.formatToParts(date).find(({ type }) => type === 'month')?.value ?? '',
        ),
      )
    }),
  )
  return new Set(
    [...names, 'mrz'].map((name) => name.toLowerCase().replaceAll('.', '')).filter(isWord),
  )
}, 1)

const isWord = (name: string): boolean => /^\p{L}{3,}$/u.test(name)

const LANGUAGES =
  'en de fr es it pt nl pl cs sk sl hr hu ro bg sv da nb fi et lv lt el tr ru uk'.split(' ')
