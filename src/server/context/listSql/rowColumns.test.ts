import { expect, it } from 'vitest'
import { withPlaceholders } from '../../platform/db/renderSql.ts'
import { sql } from '../../platform/db/sql.ts'
import { ownColumns, recordColumn, rowColumns } from './rowColumns.ts'

interface Row {
  id: string
  deleted_at: Date | null
  parent: object | null
  count?: number | null
}

it('[7.110] a SELECT names each field of its row', () => {
  const columns = rowColumns<Row>('l', {
    ...ownColumns('id', 'deleted_at'),
    parent: recordColumn('p', ['id', 'name']),
    count: sql`0`,
  })
  expect(withPlaceholders(columns)).toBe(
    '"l"."id", "l"."deleted_at", "p"."id" as "parent.id", "p"."name" as "parent.name", 0 as "count"',
  )
})

it('[7.110] a SELECT that forgets a field which may be null does not compile', () => {
  // @ts-expect-error deleted_at is missing.
  const columns = rowColumns<Row>('l', { ...ownColumns('id'), parent: recordColumn('p', ['id']) })
  expect(withPlaceholders(columns)).not.toContain('deleted_at')
})
