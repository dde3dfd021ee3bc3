/** How operations grow with the table, as a table of Markdown, and which grow by more than was promised. */
import type { MeasuredOperation } from '../measureOperations.ts'

export interface GrowthRun {
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

/** What of an operation's work there is more of in a larger table. */
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
