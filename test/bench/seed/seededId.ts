/** The ids of seeded records: each from its kind, its client's number and its own, ascending like the product's ids. */
import { createHash } from 'node:crypto'

export type SeededKind =
  | 'client'
  | 'user'
  | 'location'
  | 'department'
  | 'task'
  | 'campaign'
  | 'video'
  | 'observation'

/** Observations and videos are numbered through all clients: theirs is 0. */
export function seededId(kind: SeededKind, client: number, number: number): string {
  const hash = createHash('md5').update(`${kind} ${client} ${number}`).digest('hex')
  const digits = (FIRST + number * STEP).toString(16).padStart(12, '0') + hash.slice(0, 20)
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The same in SQL. */
export const seededIdSql = (kind: SeededKind, client: string, number: string): string =>
  `(lpad(to_hex(${FIRST} + (${number})::bigint * ${STEP}), 12, '0')
    || left(md5('${kind} ' || (${client}) || ' ' || (${number})), 20))::uuid`

/** Milliseconds, as a UUID of version 7 begins. */
const FIRST = 1_500_000_000_000
const STEP = 9_000
