/** Formats a count in the reader's locale: '1,234', '−5'. */
import { inReaderLocale } from './readerLocale.ts'

export const formatNumber = (count: number): string => withMinus(numberFormat().format(count))

const numberFormat = inReaderLocale((locale) => new Intl.NumberFormat(locale))

/** Replaces the hyphen that Intl writes in most languages. */
export const withMinus = (figure: string): string => figure.replace('-', '−')
