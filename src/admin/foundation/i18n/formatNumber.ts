/** Formats a count in the reader's locale: '1,234'. */
import { inReaderLocale } from './readerLocale.ts'

export const formatNumber = (count: number): string => numberFormat().format(count)

const numberFormat = inReaderLocale((locale) => new Intl.NumberFormat(locale))
