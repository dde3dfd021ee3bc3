/** Measures several servers in short rounds by turns, each as often the first one, so that what else runs hits all alike. */
import { openRawConnection, type RawConnection, type Perform, runUnderLoad } from './underLoad.ts'

export interface Side {
  port: number
  perform: Perform
  /** CPU milliseconds until now. */
  usage: () => Promise<Usage>
}

export interface Usage {
  server: number
  /** null: not to be seen from here. */
  database: number | null
}

export interface Figures {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Milliseconds of each operation. */
  cpu: Usage
}

export interface Rounds {
  connections: number
  rounds: number
  /** Length of each round. */
  seconds: number
}

/** In the order of `sides`. */
export async function measureInterleaved(
  sides: readonly Side[],
  { connections, rounds, seconds }: Rounds,
): Promise<Figures[]> {
  const runs = await Promise.all(
    sides.map(async (side) => ({
      side,
      open: await Promise.all(
        Array.from({ length: connections }, () => openRawConnection(side.port)),
      ),
      measured: [] as Round[],
    })),
  )
  try {
    for (const { side, open } of runs) await warmUp(side, open)
    for (let round = 0; round < rounds; round += 1)
      for (const run of round % 2 === 0 ? runs : runs.toReversed())
        run.measured.push(await roundOf(run.side, run.open, seconds))
    return runs.map(({ measured }) => figuresOf(measured))
  } finally {
    for (const { open } of runs) for (const connection of open) connection.close()
  }
}

/**
 * Each connection of the database plans a statement five times before it keeps a plan, documents are compiled, and V8
 * compiles what is often called: a server that has been up for a while has done all three.
 */
const WARM_TIMES = 12
const WARM_SECONDS = 2
const LONGEST_WARM_UP = 8

async function warmUp(side: Side, open: readonly RawConnection[]): Promise<void> {
  let times = 0
  const end = performance.now() + LONGEST_WARM_UP * 1_000
  while (performance.now() < end) {
    times += (await runUnderLoad(open, side.perform, WARM_SECONDS)).length
    if (times >= WARM_TIMES * open.length) return
  }
}

interface Round {
  took: number[]
  perSecond: number
  cpu: Usage
}

async function roundOf(
  side: Side,
  open: readonly RawConnection[],
  seconds: number,
): Promise<Round> {
  const before = await side.usage()
  const began = performance.now()
  const took = await runUnderLoad(open, side.perform, seconds)
  const lasted = (performance.now() - began) / 1_000
  const after = await side.usage()
  const of = (spent: number) => spent / took.length
  return {
    took: took.sort((a, b) => a - b),
    perSecond: took.length / lasted,
    cpu: {
      server: of(after.server - before.server),
      database:
        after.database === null || before.database === null
          ? null
          : of(after.database - before.database),
    },
  }
}

function figuresOf(rounds: readonly Round[]): Figures {
  const middle = (figure: (round: Round) => number) => median(rounds.map(figure))
  const at = ({ took }: Round, share: number) => took[Math.floor(took.length * share)] ?? Number.NaN
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle((round) => at(round, 0.5)),
    p99: middle((round) => at(round, 0.99)),
    cpu: {
      server: middle(({ cpu }) => cpu.server),
      database: rounds.some(({ cpu }) => cpu.database === null)
        ? null
        : middle(({ cpu }) => cpu.database ?? Number.NaN),
    },
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
