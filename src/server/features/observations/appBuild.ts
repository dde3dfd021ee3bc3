/** The app build that recorded an observation as the filter names it, in SQL. */
import { UNKNOWN_BUILD } from '#domain/observations/aiReview.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export const appBuild = (alias: string): Sql<string> =>
  sql`coalesce(${sql.ref(`${alias}.expo_build_number`)}, ${sql.lit(UNKNOWN_BUILD)})`
