/** Accuracy of the AI on recordings whose truth is known: real people first, then rendered figures. */
import { Box, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { type TranslateFunction, useTranslate } from 'react-admin'
import { toProportion } from '#domain/accuracy/accuracy.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import {
  FIGURE_GROUPS,
  type FigureGroup,
  type MeasuredSet,
  MODEL_FIGURES,
  type Outcomes,
} from '#domain/videos/modelFigures.ts'
import { CURRENT_THRESHOLDS_VERSION } from '#domain/videos/thresholds.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { formatProportion } from '../../parts/charts/formatProportion.ts'
import { ProportionBar } from '../../parts/charts/ProportionBar.tsx'
import { Folded } from '../../parts/detail/Folded.tsx'

/** Figures of the newest measured thresholds; those of earlier ones are folded. `children`: who and what was recorded. */
export function MeasuredFigures({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate()
  const set = setOf(name)
  const title = translate(`modelCard.figures.${set.on}`)
  const measured = measuredText(set, translate)
  if (set.thresholdsVersion !== NEWEST)
    return (
      <Folded title={`${title}. ${measured}`}>
        {children}
        <OutcomesTable caption={`${title}, ${measured}`} rows={rowsOf(set)} />
      </Folded>
    )
  return (
    <Stack spacing={1.5}>
      <Typography color="text.secondary">{measured}</Typography>
      <Typography variant="h3" component="p">
        {overallText(set, translate)}
      </Typography>
      {children}
      <ul>
        {plainSentences(set, translate).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <OutcomesTable caption={title} rows={rowsOf(set)} />
      <Typography variant="caption" component="p" color="text.secondary">
        {translate('modelCard.figures.legend')}
      </Typography>
      <p>{translate('modelCard.figures.together')}</p>
      <div>
        {FIGURE_GROUPS.map((group) => (
          <Folded key={group} title={translate(`modelCard.figures.${group}`)}>
            {set.groups?.[group] ? (
              <OutcomesTable
                caption={`${title}, ${translate(`modelCard.figures.${group}`)}`}
                rows={groupRows(set, group)}
              />
            ) : (
              <Typography color="text.secondary">{translate('modelCard.figures.none')}</Typography>
            )}
          </Folded>
        ))}
      </div>
    </Stack>
  )
}

const NEWEST = Math.max(...MODEL_FIGURES.map(({ thresholdsVersion }) => thresholdsVersion))

/** Throws on a name that no measurement has. */
function setOf(name: string): MeasuredSet {
  const set = MODEL_FIGURES.find((one) => one.name === name)
  if (!set) throw new Error(`There are no figures '${name}'.`)
  return set
}

/** Share of right verdicts by confidence. */
export function ModelConfidence() {
  const translate = useTranslate()
  const measured = MODEL_FIGURES.flatMap(({ thresholdsVersion, confidence = [] }) =>
    thresholdsVersion === NEWEST ? confidence : [],
  )
  const rows = measured.map(({ from, to, ...counts }) => ({
    ...counts,
    name: translate('modelCard.confidence.said', {
      said: `${formatNumber(from)}–${formatNumber(to)}`,
    }),
  }))
  return <OutcomesTable caption={translate('modelCard.confidence.title')} rows={rows} />
}

const rowsOf = ({ principles }: MeasuredSet) =>
  PRINCIPLES.flatMap((principle) => {
    const counts = principles[principle]
    return counts ? [{ name: t(`enums.principle.${principle}`), ...counts }] : []
  })

/** Says of each principle how much was decided and found, beside what needs no AI. */
const plainSentences = (set: MeasuredSet, translate: TranslateFunction): string[] =>
  rowsOf(set).flatMap(({ name, right, wrong, unknown, incorrect }) => {
    const [decided, clear] = [right + wrong, right + wrong + unknown]
    if (!incorrect) return []
    const share = formatProportion(toProportion(decided, clear))?.share ?? '–'
    const { met, found } = incorrect
    return [
      translate('modelCard.figures.plain', { principle: name, right, decided, clear, share }),
      ...(met > 0 ? [incorrectText(met, found, translate)] : []),
      translate('modelCard.figures.always', { always: clear - met, clear }),
    ].join(' ')
  })

const incorrectText = (met: number, found: number, translate: TranslateFunction): string =>
  translate('modelCard.figures.incorrect', {
    smart_count: met,
    found:
      found === 0
        ? translate('modelCard.figures.foundNone')
        : translate('modelCard.figures.found', { smart_count: found }),
  })

const groupRows = ({ groups }: MeasuredSet, group: FigureGroup) =>
  (groups?.[group] ?? []).map((row) => ({ ...row, name: t(`modelCard.figures.group.${row.name}`) }))

const measuredText = (set: MeasuredSet, translate: TranslateFunction): string =>
  translate('modelCard.figures.measured', {
    recordings: set.recordings,
    version: set.thresholdsVersion,
    source: t(`modelCard.figures.source.${set.source}`),
    day: formatDay(set.date),
  })

function overallText(set: MeasuredSet, translate: TranslateFunction): string {
  const rows = rowsOf(set)
  const sum = (name: keyof Outcomes) => rows.reduce((total, row) => total + row[name], 0)
  const [right, wrong] = [sum('right'), sum('wrong')]
  const formatted = formatProportion(toProportion(right, right + wrong))
  const sentences = [
    translate('modelCard.figures.overall', {
      right,
      decided: right + wrong,
      share: formatted?.share ?? '–',
      interval: formatted?.interval ?? '–',
    }),
    translate('modelCard.figures.saidUnknown', { smart_count: sum('unknown') }),
    translate('modelCard.figures.nothingToJudge', { smart_count: sum('nothing') }),
  ]
  if (set.thresholdsVersion !== CURRENT_THRESHOLDS_VERSION)
    sentences.push(translate('modelCard.figures.earlier', { current: CURRENT_THRESHOLDS_VERSION }))
  return sentences.join(' ')
}

type Row = { name: string } & Pick<Outcomes, 'right' | 'wrong'> & Partial<Outcomes>

/** Shows the columns in which any row has something. */
function OutcomesTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const translate = useTranslate()
  const label = (name: string) => translate(`modelCard.figures.${name}`)
  const columns = COUNTS.filter((name) => ALWAYS.includes(name) || rows.some((row) => row[name]))
  const head = [
    'what',
    ...columns.filter((name) => rows.some((row) => row[name] !== undefined)),
    'share',
  ]
  return (
    <Box sx={wrappedHeaders}>
      <FigureTable
        caption={caption}
        head={head.map((name) => ({
          label: label(name),
          ...(name === 'share' ? { content: label('shareHead') } : {}),
        }))}
      >
        {rows.map((row) => (
          <FigureRow
            key={row.name}
            name={row.name}
            cells={[
              ...columns.flatMap((name) =>
                row[name] === undefined ? [] : [[label(name), row[name]] as const],
              ),
              [
                label('share'),
                <ProportionBar
                  key="share"
                  proportion={toProportion(row.right, row.right + row.wrong)}
                  none={[label('silent'), label('silentText')]}
                />,
              ],
            ]}
          />
        ))}
      </FigureTable>
    </Box>
  )
}

const COUNTS = ['right', 'wrong', 'unknown', 'disputed', 'nothing'] as const
const ALWAYS: readonly string[] = ['right', 'wrong', 'unknown']

const wrappedHeaders = {
  '& table thead th': {
    whiteSpace: 'normal',
    minWidth: { sm: 72 },
    maxWidth: { sm: 120 },
    verticalAlign: 'bottom',
  },
  '& table thead th:first-of-type': { width: '30%' },
} as const
