/** What pages and totals of the audit log take, plain and filtered. */
import { performance } from 'node:perf_hooks'
import type { AuditEntryFilter } from '#api/generated/contract.ts'
import type { Access } from '#server/context/visibility/userAccess.ts'
import { countAuditEntries, readAuditEntries } from '#server/features/auditLog/auditLogQueries.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readDateRange } from '#server/context/listSql/localDays.ts'

const TURNS = 9
const DAY_MS = 86_400_000

export async function auditPages(db: Database, clientId: string): Promise<void> {
  const [user] = await db.read({ clientId }, (tables) =>
    tables.from('audit_log').select(['user_id', 'record_id']).limit(1).orderBy('position', 'desc'),
  )
  const [place] = await db.read({ clientId }, (tables) =>
    tables.from('locations').select('id').where('parent_id', 'is', null).limit(1),
  )
  const everything: Access = {
    clientId,
    userId: clientId,
    locations: null,
    departments: null,
    ownRecordsOnly: false,
    namesOnly: false,
  }
  const limited: Access = { ...everything, locations: [place?.id ?? ''] }
  const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10)
  const cases: [string, AuditEntryFilter & { access?: Access }][] = [
    ['page 1', {}],
    ['page 5,000', { skip: 49_990 }],
    ['the last page', { skip: 990_000 }],
    ['one person', { userIds: [user?.user_id ?? ''] }],
    ['one record', { recordId: user?.record_id ?? '' }],
    ['deletions', { actions: ['DELETE'] }],
    ['deletions, page 50', { actions: ['DELETE'], skip: 490 }],
    ['sign-ins', { actions: ['LOGIN'] }],
    ['people', { entities: ['users'] }],
    ['mails to people, page 100', { actions: ['EMAIL_SENT'], entities: ['users'], skip: 990 }],
    ['nothing of campaigns', { entities: ['campaigns'] }],
    ['a day half a year ago', { dateFrom: day(180), dateTo: day(180) }],
    ['a month half a year ago', { dateFrom: day(210), dateTo: day(180) }],
    ['a year', { dateFrom: day(365), dateTo: day(0) }],
    ['deletions of a month', { actions: ['DELETE'], dateFrom: day(210), dateTo: day(180) }],
    ['search for one', { search: 'person 12345' }],
    ['search for many', { search: 'robin' }],
    ['search for nobody', { search: 'xyzzy' }],
    ['with one location', { access: limited }],
    ['with one location, sign-ins', { access: limited, actions: ['LOGIN'] }],
  ]
  for (const [name, { access = everything, skip, search, ...filter }] of cases) {
    const list = { skip: skip ?? 0, take: 10, search: search ?? null, showDeleted: false }
    const query = { access, list, filter, days: await readDateRange(db, access, filter) }
    const page = await takes(() => readAuditEntries(db, query, 'DESC'))
    const total = await takes(() => countAuditEntries(db, query))
    console.log(
      `${name}: page ${page} ms, total ${total} ms (${await countAuditEntries(db, query)})`,
    )
  }
}

/** The middle of nine. */
async function takes(work: () => Promise<unknown>): Promise<string> {
  const took: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now()
    await work()
    took.push(performance.now() - began)
  }
  return (took.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0).toFixed(1)
}
