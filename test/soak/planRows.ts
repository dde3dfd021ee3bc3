/** Reads the arguments of `npm run test:soak`: which rows run, on which engines, and how long. */
import { bombs } from './rows/bombs.ts'
import { fullDisk } from './rows/fullDisk.ts'
import { hour } from './rows/hour.ts'
import { identical } from './rows/identical.ts'
import { kills } from './rows/kills.ts'
import { manyCalls } from './rows/manyCalls.ts'
import { restarts } from './rows/restarts.ts'
import { secondServer } from './rows/secondServer.ts'
import { shutdown } from './rows/shutdown.ts'
import { signInTimes } from './rows/signInTimes.ts'
import { wrongSignIns } from './rows/wrongSignIns.ts'
import type { EngineName, SoakRow } from './soakRow.ts'

export interface PlannedRow {
  row: SoakRow
  engine: EngineName
  count: number
}

/** In the order in which they run. */
const ROWS: readonly SoakRow[] = [
  identical,
  secondServer,
  bombs,
  manyCalls,
  wrongSignIns,
  signInTimes,
  shutdown,
  restarts,
  fullDisk,
  kills,
  hour,
]

const ENGINES: readonly EngineName[] = ['embedded', 'postgres']

const FLAGS = ['--quick', ...ENGINES.map((name) => `--${name}`)]

/** Throws an error that says what is possible. */
export function planRows(args: readonly string[]): PlannedRow[] {
  const [flags, named] = [true, false].map((isFlag) =>
    args.filter((arg) => arg.startsWith('--') === isFlag),
  ) as [string[], string[]]
  const unknown = flags.find((flag) => !FLAGS.includes(flag))
  if (unknown) throw new Error(`${unknown} is unknown; there are ${FLAGS.join(', ')}.`)
  const isQuick = flags.includes('--quick')
  const engines = ENGINES.filter((name) => flags.includes(`--${name}`))
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
