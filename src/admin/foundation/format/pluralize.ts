import { formatNumber } from '../i18n/formatNumber.ts'

/** '1 month', '3,000 rows'. */
export const pluralize = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`
