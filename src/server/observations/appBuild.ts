/** The app build that recorded an observation as the filter names it, in SQL. */
import { sql, type RawBuilder } from 'kysely'
import { UNKNOWN_BUILD } from '#domain/observations/aiReview.ts'

export const appBuild = (alias: string): RawBuilder<string> =>
  sql`coalesce(${sql.ref(`${alias}.expo_build_number`)}, ${sql.lit(UNKNOWN_BUILD)})`
