/** Compares the types of `platform/db/tables.ts` with the catalog of a migrated database. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sql } from '#server/platform/db/sql.ts'
import { projectRoot } from '#server/platform/settings/projectRoot.ts'
import { api } from '#test/support/api.ts'

it('[11.13] the typed tables have the columns of the database, and null where it allows null', async () => {
  const { db } = await api()
  const columns = await db.read<{ column: string }>('every client', (tables) =>
    tables.sql(
      () => sql`select table_name || '.' || column_name ||
          case when is_nullable = 'YES' and is_generated = 'NEVER' then ' null' else '' end as column
        from information_schema.columns
        where table_schema = 'public' and table_name not in ('pgmigrations')`,
    ),
  )
  const stored = columns.map(({ column }) => column).toSorted()
  expect(typedColumns()).toEqual(stored)
})

/** 'table.column', followed by ' null' where the type has null. */
function typedColumns(): string[] {
  const source = readFileSync(join(projectRoot, 'src/server/platform/db/tables.ts'), 'utf8')
  const bodyOf = (name: string) =>
    new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source)?.[1] ?? ''
  const membersOf = (body: string) =>
    [...body.matchAll(/^ {2}(\w+):([\s\S]*?)(?=\n {2}(?:\w+:|\/\*)|(?![\s\S]))/gm)].map(
      ([, name = '', type = '']) => ({ name, type: type.trim() }),
    )
  return membersOf(bodyOf('Schema'))
    .flatMap(({ name: table, type }) =>
      membersOf(bodyOf(type)).map(
        (column) => `${table}.${column.name}${/\bnull\b/.test(column.type) ? ' null' : ''}`,
      ),
    )
    .toSorted()
}
