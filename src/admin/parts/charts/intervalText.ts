/** Words of shares and their intervals. */
import { formatPercentage, percentText } from '#domain/charts/shares.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'

/** '42%'; never 0 % or 100 % unless it is exact. */
export const shareText = (share: number): string => formatPercentage(share, 1, readerLocale()) ?? ''

/** '35–49%'. */
export function rangeText(low: number, high: number): string {
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)]
  return from === to
    ? percentText(to, readerLocale())
    : `${from}–${percentText(to, readerLocale())}`
}

/** null: there is none. Never 0 % or 100 % unless it is exact. */
export const rowShare = ({ incorrect, observations }: CountedShare): string | null =>
  incorrect === null || incorrect === undefined
    ? null
    : formatPercentage(incorrect, observations, readerLocale())

interface CountedShare {
  incorrect?: number | null | undefined
  observations: number
}
