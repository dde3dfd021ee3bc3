/** What was measured of operations, as a table of Markdown: throughput, waiting, CPU and memory, and the share of the driver. */
import type { Figures } from '../load/interleaved.ts'
import type { MeasuredOperation } from '../measureOperations.ts'

export function operationsTable(measured: readonly MeasuredOperation[]): string {
  return [`| ${HEADS.join(' | ')} |`, `| ${RULES.join(' | ')} |`, ...measured.map(rowOf)].join('\n')
}

/** One operation on a line for who watches. */
export function operationLine({ operation, at }: MeasuredOperation): string {
  const many = at.get(MANY)
  const ours = many?.product ?? at.get(ONE)?.product
  const ratio = many?.driver ? (many.product.perSecond / many.driver.perSecond).toFixed(2) : '–'
  return `${operation.name.padEnd(34)} ${ratio.padStart(6)} of the driver, ${perSecond(ours).padStart(7)} a second, p50 ${ms(at.get(ONE)?.product.p50)} ms alone`
}

const ONE = 1
const MANY = 16

const HEADS = [
  'operation',
  'of the driver, 16',
  'by CPU',
  'promised',
  'answers/s, 16',
  'driver',
  'p50 ms, 16',
  'driver',
  'p99 ms, 16',
  'driver',
  'CPU ms, server',
  'driver',
  'CPU ms, database',
  'driver',
  'answers/s, 1',
  'driver',
  'p50 ms, 1',
  'driver',
  'p99 ms, 1',
  'MB after',
]
const RULES = HEADS.map((_, at) => (at === 0 || at === 3 ? '---' : '--:'))

function rowOf({ operation, at, memory }: MeasuredOperation): string {
  const [one, many] = [at.get(ONE), at.get(MANY)]
  const [us, them] = [many?.product, many?.driver]
  const [alone, themAlone] = [one?.product, one?.driver]
  const cells = [
    operation.name,
    us && them ? (us.perSecond / them.perSecond).toFixed(2) : NONE,
    us && them ? (cpuOf(them) / cpuOf(us)).toFixed(2) : NONE,
    operation.promised || NONE,
    ...[us, them].map(perSecond),
    ...[us?.p50, them?.p50, us?.p99, them?.p99].map(ms),
    ...[us?.cpu.server, them?.cpu.server, us?.cpu.database, them?.cpu.database].map(ms),
    ...[alone, themAlone].map(perSecond),
    ...[alone?.p50, themAlone?.p50, alone?.p99].map(ms),
    memory.toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}

const cpuOf = ({ cpu }: Figures) => cpu.server + (cpu.database ?? 0)

const NONE = '–'
const perSecond = (figures: Figures | null | undefined) =>
  figures ? Math.round(figures.perSecond).toLocaleString('en') : NONE
const ms = (figure: number | null | undefined) =>
  figure === null || figure === undefined ? NONE : figure.toFixed(figure < 10 ? 2 : 1)
