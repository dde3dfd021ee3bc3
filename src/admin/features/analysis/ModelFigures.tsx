/** How often the AI was right on recordings whose truth is known: real people first, then rendered figures. */
import { Box, Typography } from '@mui/material'
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
import { Section } from '../../parts/detail/Section.tsx'
import { formatProportion } from '../../parts/charts/formatProportion.ts'
import { ProportionBar } from '../../parts/charts/ProportionBar.tsx'

/** Those of the thresholds that judge now; until they are measured, those of the version before. */
export const ModelFigures = () => CURRENT.map((set) => <MeasuredSection key={set.on} set={set} />)

const NEWEST = Math.max(...MODEL_FIGURES.map(({ thresholdsVersion }) => thresholdsVersion))
const CURRENT = MODEL_FIGURES.filter(({ thresholdsVersion }) => thresholdsVersion === NEWEST)
const EARLIER = MODEL_FIGURES.filter((set) => !CURRENT.includes(set))

function MeasuredSection({ set }: { set: MeasuredSet }) {
  const translate = useTranslate()
  const title = translate(`modelCard.figures.${set.on}`)
  return (
    <Section title={title} subtitle={measuredText(set, translate)}>
      <Typography variant="h3" component="p" sx={prose}>
        {overallText(set, translate)}
      </Typography>
      <Typography sx={prose}>{materialText(set)}</Typography>
      <OutcomesTable caption={title} rows={rowsOf(set)} />
      <Typography variant="caption" color="text.secondary" sx={prose}>
        {translate('modelCard.figures.legend')}
      </Typography>
      {set.groupsOf && (
        <Typography sx={prose}>{t(`modelFigures.groupsOf.${set.groupsOf}`)}</Typography>
      )}
      {FIGURE_GROUPS.map((group) => (
        <Box key={group}>
          <Typography variant="subtitle2" component="h3">
            {translate(`modelCard.figures.${group}`)}
          </Typography>
          {set.groups[group] ? (
            <OutcomesTable
              caption={`${title}, ${translate(`modelCard.figures.${group}`)}`}
              rows={groupRows(set, group)}
            />
          ) : (
            <Typography color="text.secondary">{translate('modelCard.figures.none')}</Typography>
          )}
        </Box>
      ))}
    </Section>
  )
}

/** How often verdicts were right, by the confidence that they were said with. */
export function ModelConfidence() {
  const translate = useTranslate()
  const title = translate('modelCard.confidence.title')
  const measured = CURRENT.flatMap((set) => set.confidence ?? [])
  const rows = measured.map(({ from, to, ...counts }) => ({
    ...counts,
    name: translate('modelCard.confidence.said', {
      said: `${formatNumber(from)}–${formatNumber(to)}`,
    }),
  }))
  return (
    <Section title={title}>
      <Typography sx={prose}>{translate('modelCard.confidence.text')}</Typography>
      <OutcomesTable caption={title} rows={rows} />
    </Section>
  )
}

export function EarlierFigures() {
  const translate = useTranslate()
  return (
    <Section
      title={translate('modelCard.figures.before')}
      subtitle={translate('modelCard.figures.beforeText')}
    >
      {EARLIER.map((set) => (
        <Box key={`${set.on} ${set.thresholdsVersion}`}>
          <Typography variant="subtitle2" component="h3">
            {translate(`modelCard.figures.${set.on}`)}
          </Typography>
          <Typography color="text.secondary" sx={prose}>
            {measuredText(set, translate)} {materialText(set)}
          </Typography>
          <OutcomesTable
            caption={`${translate(`modelCard.figures.${set.on}`)}, ${measuredText(set, translate)}`}
            rows={[...rowsOf(set), ...FIGURE_GROUPS.flatMap((group) => groupRows(set, group))]}
          />
          {set.groupsOf && (
            <Typography sx={prose}>{t(`modelFigures.groupsOf.${set.groupsOf}`)}</Typography>
          )}
        </Box>
      ))}
    </Section>
  )
}

const rowsOf = ({ principles }: MeasuredSet) =>
  PRINCIPLES.flatMap((principle) => {
    const counts = principles[principle]
    return counts ? [{ name: t(`enums.principle.${principle}`), ...counts }] : []
  })

const groupRows = ({ groups }: MeasuredSet, group: FigureGroup) =>
  (groups[group] ?? []).map((row) => ({ ...row, name: t(`modelFigures.group.${row.name}`) }))

const materialText = ({ material }: MeasuredSet): string => t(`modelFigures.material.${material}`)

const measuredText = (set: MeasuredSet, translate: TranslateFunction): string =>
  translate('modelCard.figures.measured', {
    recordings: set.recordings,
    version: set.thresholdsVersion,
    source: t(`modelFigures.source.${set.source}`),
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

const prose = { maxWidth: 720 } as const

const wrappedHeaders = {
  '& table thead th': {
    whiteSpace: 'normal',
    minWidth: { sm: 72 },
    maxWidth: { sm: 120 },
    verticalAlign: 'bottom',
  },
  '& table thead th:first-of-type': { width: '30%' },
} as const
