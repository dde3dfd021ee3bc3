import type { Pool } from 'pg'
import { type Finding, mend, note, ok } from './finding.ts'

/** Reads every page of the embedded database once, as it writes without waiting for the disk. */
export async function checkPages(pool: Pool): Promise<Finding[]> {
  const { rows: tables } = await pool.query<{ name: string; pages: number }>(
    `select c.oid::regclass::text as name, (pg_relation_size(c.oid) / 8192)::int as pages from pg_class c
     where c.relkind in ('r', 't', 'm') and c.relnamespace in
       ('public'::regnamespace, 'pg_toast'::regnamespace) order by 1`,
  )
  if (tables.reduce((sum, { pages }) => sum + pages, 0) > MOST_PAGES)
    return [note('Database', 'It is too large to be read as a whole here; a backup does.')]
  for (const { name } of tables) {
    const problem = await pool.query(`select count(*) from ${name}`).then(
      () => null,
      (error: Error) => error.message,
    )
    if (problem !== null)
      return [
        mend(
          'Database',
          `The table ${name} is damaged (${problem}). Stop the server, and restore a backup into another DATA_DIR.`,
        ),
      ]
  }
  return [ok('Database', 'Every page of its tables can be read.')]
}

/** Pages of 8 kB: a gigabyte in all, which takes some seconds. */
const MOST_PAGES = 131_072
