/** Reads the arguments of `npm run test:soak`: which rows run, on which engines, and how long. */
import { ROWS } from './rows.ts'
import type { EngineName, SoakRow } from './soakRow.ts'

export interface PlannedRow {
  row: SoakRow
  engine: EngineName
  count: number
}

const ENGINES: readonly EngineName[] = ['embedded', 'postgres']

/** Throws an error that says what is possible. */
export function planRows(args: readonly string[]): PlannedRow[] {
  const isQuick = args.includes('--quick')
  const engines = ENGINES.filter((name) => args.includes(`--${name}`))
  const named = args.filter((arg) => !arg.startsWith('--'))
  const unknown = args.find(
    (arg) =>
      arg.startsWith('--') && arg !== '--quick' && !ENGINES.some((name) => arg === `--${name}`),
  )
  if (unknown) throw new Error(`${unknown} is unknown; there are --quick, --embedded, --postgres.`)
  const chosen = named.length > 0 ? named.map(readRow) : ROWS.map((row) => ({ row, count: null }))
  return chosen.flatMap(({ row, count }) =>
    row.engines
      .filter((engine) => engines.length === 0 || engines.includes(engine))
      .map((engine) => ({ row, engine, count: count ?? (isQuick ? row.quick : row.full) })),
  )
}

/** 'kills' or 'kills=40'. */
function readRow(text: string): { row: SoakRow; count: number | null } {
  const [name, number] = text.split('=')
  const row = ROWS.find((known) => known.name === name)
  if (!row)
    throw new Error(
      `There is no row '${name}'. Rows: ${ROWS.map((known) => known.name).join(', ')}.`,
    )
  if (number === undefined) return { row, count: null }
  const count = Number(number)
  if (!(count > 0)) throw new Error(`'${text}' needs a number of ${row.unit} above 0.`)
  return { row, count }
}
