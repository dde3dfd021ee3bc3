/** Formats a list as it stands in a sentence: 'A, B, C', in German 'A, B und C'. */
import { inReaderLocale } from '../i18n/readerLocale.ts'

export const formatList = (items: Iterable<string>): string => listFormat().format(items)

const listFormat = inReaderLocale(
  (locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }),
)
