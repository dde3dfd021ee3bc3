/** Explains a statement as the product runs it: prepared, warm, the middle of several. */
import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Pool } from 'pg'
import type { Statement } from './withProduct.ts'

export interface Explained {
  /** Milliseconds until it was answered, and of the database's processor where that can be told: others may be at it. */
  ms: number
  cpuMs: number
  /** Pages of 8 KiB that were looked at, each time again. */
  buffers: number
  /** Rows and index entries that were looked at. */
  touched: number
  /** Rows that were answered. */
  rows: number
  indexes: string[]
  /** The plan in words. */
  text: string
}

const RUNS = 15
const FEW_RUNS = 3
const SLOW_MS = 200

export async function explain(
  pool: Pool,
  { text, values, isPlannedByValues }: Statement,
): Promise<Explained> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const planning = isPlannedByValues ? 'force_custom_plan' : 'force_generic_plan'
    await client.query(`set plan_cache_mode = ${planning}`)
    const { rows: backends } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await client.query(`prepare explained as ${text}`)
    const given = values.map(literal).join(', ')
    const execute = `execute explained${given && `(${given})`}`
    const began = performance.now()
    await client.query(execute)
    const isSlow = performance.now() - began > SLOW_MS
    const runs = isSlow ? FEW_RUNS : RUNS
    const took: number[] = []
    const cpuBefore = cpuMsOf(backends[0]?.pid)
    for (let run = 0; run < runs; run += 1) {
      const start = performance.now()
      await client.query(execute)
      took.push(performance.now() - start)
    }
    const cpuMs = (cpuMsOf(backends[0]?.pid) - cpuBefore) / runs
    const { rows: plans } = await client.query<{ 'QUERY PLAN': [Plan] }>(
      `explain (analyze, buffers, timing off, format json) ${execute}`,
    )
    const plan = plans[0]?.['QUERY PLAN'][0].Plan as Node
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers) ${execute}`,
    )
    const nodes = nodesOf(plan)
    return {
      ms: took.toSorted((a, b) => a - b)[runs >> 1] ?? 0,
      cpuMs,
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      touched: nodes.reduce((sum, node) => sum + touchedBy(node), 0),
      rows: plan['Actual Rows'],
      indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
      text: lines.map((line) => line['QUERY PLAN']).join('\n'),
    }
  } finally {
    const reset =
      'deallocate explained; reset statement_timeout; set plan_cache_mode = force_generic_plan'
    await client.query(reset).catch(() => undefined)
    client.release()
  }
}

/** CPU time of a process of this machine; that of another machine is unknown. */
function cpuMsOf(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

interface Plan {
  Plan: Node
}

interface Node {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  'Index Name'?: string
  Plans?: Node[]
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

function touchedBy(node: Node): number {
  if (!/^(Seq|Index|Bitmap Heap|Index Only) ?.*Scan$/.test(node['Node Type'])) return 0
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  return (node['Actual Rows'] + removed) * node['Actual Loops']
}

/** As the driver writes it, as a literal of no type yet. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map(element).join(',')}}`)
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  return pg.escapeLiteral(textOf(value))
}

const element = (value: unknown): string =>
  value === null ? 'null' : `"${textOf(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/**
 * Sizes of the indexes of a database, and the operations that need them.
 * A line for each index of a table that has more than 100 rows; `users`: which operations use it, by its name.
 */
export async function indexUsage(
  pool: Pool,
  users: ReadonlyMap<string, readonly string[]>,
): Promise<string> {
  const { rows } = await pool.query<{ table: string; index: string; size: string; rule: string }>(
    INDEXES,
  )
  return rows
    .map(({ table, index, size, rule }) => {
      const used = users.get(index) ?? []
      const by =
        used.length > 4
          ? `${used.slice(0, 4).join('; ')} and ${used.length - 4} more`
          : used.join('; ')
      return `${table.padEnd(28)}${index.padEnd(44)}${size.padStart(9)}  ${rule.padEnd(16)}${by || '-'}`
    })
    .join('\n')
}

/** A foreign key needs an index that begins with its columns, or removing what it points at reads the whole table. */
const INDEXES = `select t.relname as table, i.relname as index, pg_size_pretty(pg_relation_size(i.oid)) as size,
    case when x.indisprimary then 'primary key' when x.indisunique then 'unique'
      when exists (select from pg_constraint c where c.contype = 'f' and c.conrelid = t.oid
        and c.confrelid <> 'clients'::regclass
        and (select array_agg(k order by k) from unnest(c.conkey) k)
          = (select array_agg(k order by k) from unnest((x.indkey::int2[])[0:cardinality(c.conkey) - 1]) k))
        then 'foreign key' else '' end as rule
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
  where t.relnamespace = 'public'::regnamespace and t.reltuples > 100
  order by pg_total_relation_size(t.oid) desc, t.relname, pg_relation_size(i.oid) desc`
