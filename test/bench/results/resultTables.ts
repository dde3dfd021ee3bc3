/** Measurements of operations, as a table of Markdown: throughput, waiting, CPU and memory, and the share of the driver. */
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

/** Growth of operations with the table, as a table of Markdown, with those that grow by more than was promised. */
interface GrowthRun {
  observations: number
  measured: readonly MeasuredOperation[]
}

/** Each with the same operations, the smallest table first. */
export function growthTable(grown: readonly GrowthRun[]): string {
  const [first, last] = [grown.at(0), grown.at(-1)]
  if (!first || !last) return ''
  const sizes = grown.map(({ observations }) => observations.toLocaleString('en'))
  const steps = sizes.slice(1).map((size, at) => `${sizes[at]} → ${size}`)
  const heads = [
    'operation, alone',
    ...sizes.map((size) => `p50 ms, ${size}`),
    ...sizes.map((size) => `CPU ms of the database, ${size}`),
    ...steps.map((step) => `grows by, ${step}`),
    'promised',
  ]
  const growing: string[] = []
  const rows = first.measured.map(({ operation: { name } }) => {
    const all = grown.map(({ measured }) => figuresOf(measured, name))
    const factors = all.slice(1).map((one, at) => one.cost / (all[at]?.cost ?? Number.NaN))
    const most = name.startsWith('total: filtered') ? 4 : 2
    const step = factors.at(-1) ?? Number.NaN
    if (step > NAMED_FROM) growing.push(`- ${name} (${step.toFixed(1)} ×): ${reasonOf(name)}.`)
    const cells = [
      name,
      ...all.map(({ p50 }) => p50.toFixed(2)),
      ...all.map(({ database }) => database?.toFixed(2) ?? '–'),
      ...factors.map((factor) => `${factor.toFixed(factor < 1 ? 2 : 1)} ×`),
      PROMISED.test(name) ? `${most} ×` : '–',
    ]
    return `| ${cells.join(' | ')} |`
  })
  const named = growing.length > 0 ? growing.join('\n') : 'None.'
  return [
    `Of one client with half of the observations; people, places and tasks are the same at each size. The promise is of the step from 1,000,000 to 5,000,000 in that client. What grows is the database's CPU, or the waiting where that is not to be seen. The sizes are measured one after the other, so where an answer takes a millisecond or two, a step also has what else the machine did meanwhile.`,
    [`| ${heads.join(' | ')} |`, `| --- |${' --: |'.repeat(heads.length - 1)}`, ...rows].join('\n'),
    `Those that grow with the table, by more than ${NAMED_FROM} × in the last step:\n\n${named}`,
  ].join('\n\n')
}

/** Part of an operation's work that grows with the table. */
const REASONS: [operations: RegExp, reason: string][] = [
  [/^total: filtered/, 'all that the days and departments leave is tested for the words'],
  [
    /^list: (filtered|search)/,
    'more rows have the words, or are tested for them until a page is full',
  ],
  [/^list: page 5,000/, 'more observations of the day that the page lies in are walked along'],
  [/^analytics by user/, 'more people have a count, and all of them are sorted'],
]

const reasonOf = (name: string): string =>
  REASONS.find(([operations]) => operations.test(name))?.[1] ??
  'nothing that is known; measured again it should not'

const NAMED_FROM = 1.5

const PROMISED = /^(list: (page|filtered)|total|pie|line|analytics)/

function figuresOf(measured: readonly MeasuredOperation[], name: string) {
  const figures = measured.find(({ operation }) => operation.name === name)?.at.get(1)?.product
  const p50 = figures?.p50 ?? Number.NaN
  const database = figures?.cpu.database ?? null
  return { p50, database, cost: database ?? p50 }
}
