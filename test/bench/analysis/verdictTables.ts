/** Right, wrong and unknown verdicts by what the clips show, and whether confident ones are right; as tables of Markdown. */
import { wilsonInterval } from '#domain/accuracy/accuracy.ts'
import { type ClipVerdict, OUTCOMES } from './clipVerdicts.ts'

export const verdictTables = (verdicts: readonly ClipVerdict[]): string =>
  [
    ...Object.entries(GROUPS).map(([title, groupOf]) => outcomeTable(title, verdicts, groupOf)),
    calibrationTable(verdicts),
  ].join('\n\n')

const GROUPS: Record<string, (verdict: ClipVerdict) => string> = {
  principle: ({ principle }) => principle,
  view: ({ label: { view } }) =>
    VIEWS.find(([, upTo]) => view !== null && view <= upTo)?.[0] ?? '?',
  hidden: ({ label: { hides } }) => hides,
  clothing: ({ label: { clothing } }) => clothing,
  camera: ({ label: { camera } }) => camera,
  part: ({ label: { part } }) => part,
}

/** Degrees from the front. */
const VIEWS: readonly (readonly [string, number])[] = [
  ['0 to 25°, front', 25],
  ['25 to 50°', 50],
  ['50 to 75°', 75],
  ['75 to 105°, side', 105],
  ['105 to 155°', 155],
  ['155 to 180°, back', 180],
]

function outcomeTable(
  title: string,
  verdicts: readonly ClipVerdict[],
  groupOf: (verdict: ClipVerdict) => string,
): string {
  const groups = [...new Set(verdicts.map(groupOf))].toSorted((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  const rows = groups.map(
    (group) => [group, verdicts.filter((verdict) => groupOf(verdict) === group)] as const,
  )
  return tableOf(
    [
      title,
      ...OUTCOMES,
      'right of the decided',
      'decided of the clear',
      'incorrect found',
      'right if always ‘correct’',
    ],
    [...rows, ...(rows.length > 1 ? [['all', verdicts] as const] : [])].map(([group, of]) => {
      const count = (outcome: ClipVerdict['outcome']) =>
        of.filter((verdict) => verdict.outcome === outcome).length
      const [right, decided] = [count('right'), count('right') + count('wrong')]
      const clear = decided + count('unknown')
      const incorrect = of.filter(({ label, principle }) => label.verdicts[principle] === false)
      const found = incorrect.filter(({ verdict }) => verdict === false)
      return [
        group,
        ...OUTCOMES.map(count),
        share(right, decided),
        share(decided, clear),
        share(found.length, incorrect.length),
        share(clear - incorrect.length, clear),
      ]
    }),
  )
}

const BANDS = [0.5, 0.7, 0.8, 0.9]

function calibrationTable(verdicts: readonly ClipVerdict[]): string {
  const bands = BANDS.map((from, band) => {
    const to = BANDS[band + 1] ?? Infinity
    const of = verdicts.filter(
      ({ confidence }) => confidence !== null && confidence >= from && confidence < to,
    )
    const count = (outcome: ClipVerdict['outcome']) =>
      of.filter((verdict) => verdict.outcome === outcome).length
    return [
      `${from} to ${BANDS[band + 1] ?? 1}`,
      share(count('right'), count('right') + count('wrong')),
      count('border'),
      count('extra'),
    ]
  })
  return tableOf(['confidence', 'right of the clear', 'border', 'extra'], bands)
}

/** With its interval at 95 % confidence. */
function share(part: number, whole: number): string {
  if (whole === 0) return '–'
  const { low, high } = wilsonInterval(part, whole)
  const percent = (value: number) => (value * 100).toFixed(0)
  return `${part} of ${whole}, ${percent(low)}–${percent(high)} %`
}

const tableOf = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [heads, heads.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
