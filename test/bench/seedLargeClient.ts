/** One client of the size that the lists are measured with, made by the database itself. */
import { sql, type RawBuilder } from 'kysely'
import type { Pool } from 'pg'
import { becomeReader } from '#server/db/becomeReader.ts'
import type { Database } from '#server/db/database.ts'
import { buildClient } from '#server/demo/factories/buildClient.ts'

export const SIZES = {
  users: 20_000,
  locations: 2_000,
  departments: 500,
  tasks: 300,
  observations: 100_000,
} as const

export interface Observed {
  observations: number
  /** From one observation to the one before. */
  minutesApart: number
}

const OBSERVED: Observed = { observations: SIZES.observations, minutesApart: 5 }

/** Answers the client. */
export async function seedLargeClient(
  db: Database & { pool: Pool },
  observed: Observed = OBSERVED,
): Promise<{ id: string }> {
  const client = await buildClient(db)
  for (const [columns, rows] of [...records(), ...links(), ...observationsOf(observed)])
    await db.write({ clientId: client.id }, (transaction) =>
      transaction.run((tables) =>
        tables.sql((inReach) => {
          const [table, names] = columns
          return sql`insert into ${sql.table(table)} (client_id, ${sql.raw(names)})
            select c.id, made.* from clients c cross join (${rows}) made
            where c.id = ${client.id} and ${inReach('c')}`
        }),
      ),
    )
  await learnStatistics(db.pool)
  return client
}

/** The client of an earlier run on the same database; null: there is none of that size. */
export async function readSeededClient(
  db: Database,
  observations: number,
): Promise<{ id: string } | null> {
  const [client] = await db.read<{ id: string }>('every client', (tables) =>
    tables.sql(
      () => sql`select o.client_id as id from observations o
        where o.id = ${id('observations', String(observations - 1))}`,
    ),
  )
  return client ?? null
}

type Columns = [table: string, names: string]
type Step = [Columns, RawBuilder<unknown>]

/** The same number always makes the same id. */
const id = (kind: keyof typeof SIZES, number: string) =>
  sql.raw(`md5('${kind} ' || (${number}))::uuid`)
const upTo = (count: number) => sql`generate_series(0, ${sql.lit(count - 1)}) as n`

/** Every tenth of what there is lies at the top; ten lie inside each of the first others. */
const tree = (kind: 'locations' | 'departments', top: number): RawBuilder<unknown> =>
  sql`select ${id(kind, 'n')}, initcap(${sql.lit(kind)}) || ' ' || n,
      case when n >= ${sql.lit(top)} then ${id(kind, `(n - ${top}) / 10`)} end
    from ${upTo(SIZES[kind])} order by n`

const records = (): Step[] => [
  [['locations', 'id, name, parent_id'], tree('locations', 20)],
  [['departments', 'id, name, parent_id'], tree('departments', 50)],
  [
    ['users', 'id, firstname, lastname, email, employee_id, type'],
    sql`select ${id('users', 'n')},
        (array['Robin', 'Kim', 'Sam', 'Chris', 'Alex', 'Jo', 'Max', 'Lou'])[1 + n % 8], 'Person ' || n,
        'person' || n || '@large.example', 'E-' || n,
        (array['CLIENT_USER', 'CLIENT_OBSERVEE', 'CLIENT_OBSERVER'])[1 + n % 3]
      from ${upTo(SIZES.users)}`,
  ],
  [
    [
      'tasks',
      'id, name, is_pushing, task_has_full_location_access, task_has_full_department_access',
    ],
    sql`select ${id('tasks', 'n')}, 'Task ' || n, n % 3 = 0, n % 2 = 0, n % 2 = 0
      from ${upTo(SIZES.tasks)}`,
  ],
]

const links = (): Step[] => [
  [
    ['department_locations', 'department_id, location_id'],
    sql`select distinct ${id('departments', 'n')}, ${id('locations', '(n * 7 + k * 331) % 2000')}
      from ${upTo(SIZES.departments)}, generate_series(0, 5) as k`,
  ],
  [
    ['task_locations', 'task_id, location_id'],
    sql`select distinct ${id('tasks', 'n')}, ${id('locations', '(n * 13 + k * 397) % 2000')}
      from ${upTo(SIZES.tasks)}, generate_series(0, 4) as k where n % 2 = 1`,
  ],
  [
    ['task_departments', 'task_id, department_id'],
    sql`select distinct ${id('tasks', 'n')}, ${id('departments', '(n * 3 + k * 97) % 500')}
      from ${upTo(SIZES.tasks)}, generate_series(0, 4) as k where n % 2 = 1`,
  ],
]

const AT_ONCE = 20_000

const observationsOf = ({ observations, minutesApart }: Observed): Step[] =>
  Array.from({ length: observations / AT_ONCE }, (_, part) => [
    [
      'observations',
      `id, kind, location_id, department_id, task_id, user_id, observee_id, technique, date, review_type, notes`,
    ],
    sql`select ${id('observations', 'n')}, 'MANUAL_OBSERVATION', ${id('locations', 'n * 17 % 2000')},
        ${id('departments', 'n * 11 % 500')}, ${id('tasks', 'n * 7 % 300')},
        ${id('users', 'n * 3 % 20000')}, ${id('users', 'n * 29 % 20000')},
        case when n % 4 = 0 then 'incorrect' else 'correct' end,
        now() - n * ${sql.lit(minutesApart)}::float8 * interval '1 minute', 'MANUAL_TASK',
        case when n % 50 = 0 then 'Lifted with a straight back near rack ' || n % 1000 end
      from generate_series(${sql.lit(part * AT_ONCE)}, ${sql.lit((part + 1) * AT_ONCE - 1)}) as n`,
  ])

/** As autovacuum does in time. */
export async function learnStatistics(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('reset role')
    await client.query('vacuum analyze')
  } finally {
    await becomeReader(client)
    client.release()
  }
}
