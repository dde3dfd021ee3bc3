import type { Database } from '#server/platform/db/database.ts'
import { asOwner } from './testDatabase.ts'

/** Returns constraints, indexes, triggers and columns, to compare two databases of one engine. */
export const readSchema = (db: Database): Promise<{ name: string; definition: string }[]> =>
  asOwner(
    db,
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select tablename || ' ' || indexname, indexdef from pg_indexes where schemaname = 'public'
      union all select tgrelid::regclass || ' ' || tgname, tgenabled::text from pg_trigger where not tgisinternal
      union all select table_name || '.' || column_name, data_type || ' ' || coalesce(column_default, '')
        from information_schema.columns where table_schema = 'public'
      order by 1, 2`,
  )
