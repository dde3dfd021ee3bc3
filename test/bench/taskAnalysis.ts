/**
 * Prints what the comparison of tasks names in synthetic years with a known truth: how much of what is planted is found,
 * and how much of what is named is wrong; for effects of several sizes, and for years without any.
 * YEARS: of each row, 40 by default; so many write RESULTS.md.
 */
import { performance } from 'node:perf_hooks'
import { writeSection } from './results/writeSection.ts'
import {
  scoreYears,
  SYNTHETIC_CLIENTS,
  TOLD_FROM,
  type YearSettings,
} from '../support/syntheticYear.ts'

const years = Number(process.env['YEARS'] ?? 40)
const [, middle] = SYNTHETIC_CLIENTS
if (!middle) throw new Error('There is no middle client.')

/** Others have observers who differ by 0.3, and one who makes 30 % of a task's observations. */
const OBSERVED: [what: string, observed: Partial<YearSettings>][] = [
  ['one observer', { observers: 1 }],
  ['an observer of its own each task', { observers: middle.tasks, ownObserver: 1 }],
  ['observers very unlike', { observerDeviation: 0.7, ownObserver: 0.7 }],
]

const rows: [what: string, settings: YearSettings][] = [
  ...SYNTHETIC_CLIENTS.map((client): [string, YearSettings] => ['effect that matters', client]),
  ...[0.1, 0.15, 0.2, 0.3].map((effect): [string, YearSettings] => [
    'other effects',
    { ...middle, effect },
  ]),
  ['a quarter of all planted', { ...middle, planted: 0.25 }],
  ...SYNTHETIC_CLIENTS.map((client): [string, YearSettings] => [
    'no effects',
    { ...client, planted: 0 },
  ]),
  ['no effects, one task each', { ...middle, planted: 0, tasksOfPerson: 1 }],
  [
    'no effects, people very unlike',
    { ...middle, planted: 0, personDeviation: 1.2, alwaysIncorrect: 0.1 },
  ],
  ['no effects, people unlike in each task', { ...middle, planted: 0, cellDeviation: 0.8 }],
  ...OBSERVED.flatMap(([what, observed]): [string, YearSettings][] => [
    [what, { ...middle, ...observed }],
    [`no effects, ${what}`, { ...middle, planted: 0, ...observed }],
  ]),
]

const measured = rows.map(([what, settings]) => {
  const start = performance.now()
  const { rightly, falsely, precision, recall } = scoreYears({ ...settings, seed: 100 }, years)
  return {
    what,
    tasks: settings.tasks,
    people: settings.people,
    observations: settings.observations.toLocaleString('en'),
    points: settings.planted ? settings.effect * 100 : 0,
    'named rightly': rightly,
    'named wrongly': falsely,
    precision: toText(precision),
    recall: toText(recall),
    'ms a year': Math.round((performance.now() - start) / years),
  }
})
console.table(measured)
if (years >= 40) writeSection('Tasks and places', markdown())

/** As RESULTS.md has tables, without the times, which depend on the machine. */
function markdown(): string {
  const columns = Object.keys(measured[0] ?? {}).filter((column) => column !== 'ms a year')
  const lines = measured.map((row) => Object.entries(row).slice(0, columns.length))
  return [
    `${new Date().toISOString().slice(0, 10)}, ${years} synthetic years a row, all four principles. Effects count in tasks with ${TOLD_FROM.observations} observations of ${TOLD_FROM.people} people. Promised: precision and recall of 0.9 for effects that matter, one wrong name in twenty years without effects.`,
    '',
    `| ${columns.join(' | ')} |`,
    `| --- |${' --: |'.repeat(columns.length - 1)}`,
    ...lines.map(
      (cells) => `| ${cells.map(([, value]) => (value === '' ? '–' : value)).join(' | ')} |`,
    ),
  ].join('\n')
}

function toText(share: number): string {
  return Number.isNaN(share) ? '' : share.toFixed(2)
}
