/** Formats measured numbers in the reader's locale. */
import { withMinus } from '../i18n/formatNumber.ts'
import { inReaderLocale } from '../i18n/readerLocale.ts'

/** With exactly so many decimals: '0.50', in German '0,50'. */
export const formatDecimal = (value: number, decimals: 1 | 2 | 3): string =>
  DECIMALS[decimals](value)

function withDecimals(minimumFractionDigits: number, maximumFractionDigits: number) {
  const format = inReaderLocale(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits }),
  )
  return (value: number): string => withMinus(format().format(value))
}

const DECIMALS = { 1: withDecimals(1, 1), 2: withDecimals(2, 2), 3: withDecimals(3, 3) }

/** '2.133 s' */
export const formatSeconds = (seconds: number): string => `${formatDecimal(seconds, 3)} s`

/** '1.250 / 5.000 s' */
export const formatElapsed = (elapsed: number, total: number): string =>
  `${formatDecimal(elapsed, 3)} / ${formatSeconds(total)}`

/** Rounds to a tenth, so that 14.7 does not read as the 15 that would be right. */
export const formatAngle = (degrees: number): string => `${tenths(degrees)}°`

const tenths = withDecimals(0, 1)

/** '0.5', '−0.54' */
export const formatHundredths = withDecimals(0, 2)

/** Writes a number that is being typed, with a point, with the reader's decimal sign. */
export const writeDecimal = (typed: string): string => typed.replace('.', decimalSign())

const decimalSign = inReaderLocale((locale) => (0.5).toLocaleString(locale).slice(1, 2))
