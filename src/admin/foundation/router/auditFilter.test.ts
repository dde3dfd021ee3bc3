import { expect, it } from 'vitest'
import { sanitizeAuditFilter } from './auditFilter.ts'

const ID = '0193a1b2-1111-7222-8333-444455556666'

it('[33.11] keeps what can be requested', () => {
  const filter = {
    search: 'dock',
    person: [ID],
    action: ['CREATE', 'LOGIN'] as const,
    kind: ['gbs_videos'],
    record: ID,
    dateFrom: '2026-02-01',
    dateTo: '2026-02-28',
  }
  expect(sanitizeAuditFilter(filter)).toEqual(filter)
})

it('[33.6] leaves out what cannot be', () => {
  const nonsense = { person: ['me'], action: ['BURN'], kind: ['users; drop'], record: '7' }
  expect(sanitizeAuditFilter({ ...nonsense, dateFrom: '2026-02-30', search: '' })).toEqual({})
  expect(sanitizeAuditFilter({ action: ['BURN', 'DELETE'] })).toEqual({ action: ['DELETE'] })
})
