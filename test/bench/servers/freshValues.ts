/** Repeats the statements of a write with other ids and another moment each time, as other people's writes would have. */
import { v7 as uuid } from 'uuid'
import type { SentStatement } from './askProcess.ts'

/** The statements as JSON, cut where a fresh value goes: each value's number, between the pieces. */
export interface FreshValues {
  pieces: string[]
  values: number[]
  kinds: ('id' | 'moment')[]
}

/** Of the same write done twice: what differs between the two is fresh. */
export function substituteFreshValues(
  once: readonly SentStatement[],
  again: readonly SentStatement[],
): FreshValues {
  const text = JSON.stringify(once)
  const other = JSON.stringify(again)
  const found = [...new Set(text.match(FRESH))].filter((value) => !other.includes(value))
  const kinds = found.map((value) => (ID.test(value) ? 'id' : 'moment'))
  if (found.length === 0) return { pieces: [text], values: [], kinds }
  const values: number[] = []
  const pieces = text.split(new RegExp(`(${found.join('|')})`)).filter((piece) => {
    const value = found.indexOf(piece)
    if (value >= 0) values.push(value)
    return value < 0
  })
  return { pieces, values, kinds }
}

export function filled({ pieces, values, kinds }: FreshValues): SentStatement[] {
  const fresh = kinds.map((kind) => (kind === 'id' ? uuid() : nextMoment()))
  const parts = pieces.map((piece, at) => piece + (fresh[values[at] ?? -1] ?? ''))
  return JSON.parse(parts.join('')) as SentStatement[]
}

const ID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/
const FRESH = new RegExp(`${ID.source}|\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z`, 'g')

let minutes = 0
/** Each in a minute of its own, long before there were any. */
function nextMoment(): string {
  minutes += 1
  return new Date(LONG_AGO - 60_000 * minutes).toISOString()
}
const LONG_AGO = Date.UTC(2010, 0)
