/** The moment that an address names ('?t=1.250'), in seconds. */
import { toDecimalSeconds } from './shownSeconds.ts'

/** null: none, or not a time. */
export const parseTimeParameter = (text: string | null): number | null =>
  text !== null && /^\d{1,6}(\.\d{1,6})?$/u.test(text) ? Number(text) : null

/** The address with that moment in it; the rest of it stays. */
export const withTimeParameter = (search: string, seconds: number): string => {
  const others = search
    .replace(/^\?/u, '')
    .split('&')
    .filter((pair) => pair !== '' && !/^t(=|$)/u.test(pair))
  return `?${[...others, `t=${toDecimalSeconds(seconds)}`].join('&')}`
}
