/** How often the AI was right on recordings whose truth is known: real people first, then rendered figures. */
import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { toProportion } from '#domain/accuracy/accuracy.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import {
  FIGURE_GROUPS,
  type GroupFigures,
  type MeasuredSet,
  MODEL_FIGURES,
  type Outcomes,
} from '#domain/videos/modelFigures.ts'
import { CURRENT_THRESHOLDS_VERSION } from '#domain/videos/thresholds.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { Section } from '../../parts/detail/Section.tsx'
import { formatProportion } from '../accuracy/formatProportion.ts'
import { ProportionBar } from '../accuracy/ProportionBar.tsx'

export const ModelFigures = () =>
  MODEL_FIGURES.map((set) => <MeasuredSection key={`${set.on} ${set.date}`} set={set} />)

function MeasuredSection({ set }: { set: MeasuredSet }) {
  const translate = useTranslate()
  const { on, material, clips, thresholdsVersion: version, source } = set
  const measured = { clips, version, source, day: formatDay(set.date) }
  const rows = PRINCIPLES.flatMap((principle) => {
    const outcomes = set.principles[principle]
    return outcomes ? [{ name: enumLabels.principle[principle], ...outcomes }] : []
  })
  const title = translate(`modelCard.figures.${on}`)
  return (
    <Section title={title} subtitle={translate('modelCard.figures.measured', measured)}>
      {version !== CURRENT_THRESHOLDS_VERSION && (
        <Alert severity="warning">
          {translate('modelCard.figures.earlier', { version, current: CURRENT_THRESHOLDS_VERSION })}
        </Alert>
      )}
      <Typography variant="h3" component="p" sx={{ maxWidth: 720 }}>
        {overallText(rows, translate)}
      </Typography>
      <Typography sx={{ maxWidth: 720 }}>{material}</Typography>
      <OutcomesTable
        caption={title}
        nameHeader={translate('modelCard.figures.principle')}
        rows={rows}
      />
      {FIGURE_GROUPS.map((group) => (
        <Group
          key={group}
          title={translate(`modelCard.figures.${group}`)}
          rows={set.groups.filter((row) => row.group === group)}
        />
      ))}
    </Section>
  )
}

function overallText(
  rows: readonly Outcomes[],
  translate: ReturnType<typeof useTranslate>,
): string {
  const sum = (name: keyof Outcomes) => rows.reduce((total, row) => total + row[name], 0)
  const [right, wrong, unknown] = [sum('right'), sum('wrong'), sum('unknown')]
  const formatted = formatProportion(toProportion(right, right + wrong))
  return translate('modelCard.figures.overall', {
    right,
    decided: right + wrong,
    unknown,
    share: formatted?.share ?? '–',
    interval: formatted?.interval ?? '–',
  })
}

function Group({ title, rows }: { title: string; rows: readonly GroupFigures[] }) {
  const translate = useTranslate()
  return (
    <Box>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{translate('modelCard.figures.none')}</Typography>
      ) : (
        <OutcomesTable
          caption={title}
          nameHeader={title}
          rows={rows.map(({ name, principle, ...outcomes }) => ({
            name: `${enumLabels.principle[principle]}. ${name}`,
            ...outcomes,
          }))}
        />
      )}
    </Box>
  )
}

function OutcomesTable({ caption, nameHeader, rows }: OutcomesTableProps) {
  const translate = useTranslate()
  const [right, wrong, unknown, extra, share] = COLUMNS.map((column) =>
    translate(`modelCard.figures.${column}`),
  ) as [string, string, string, string, string]
  const hasExtra = rows.some(({ nothingToJudge }) => nothingToJudge !== undefined)
  const labels = [nameHeader, right, wrong, unknown, ...(hasExtra ? [extra] : []), share]
  return (
    <Box sx={wrappedHeaders}>
      <FigureTable caption={caption} head={labels.map((label) => ({ label }))}>
        {rows.map((row) => (
          <FigureRow
            key={row.name}
            name={row.name}
            cells={[
              [right, row.right],
              [wrong, row.wrong],
              [unknown, row.unknown],
              ...(hasExtra ? [[extra, row.nothingToJudge ?? '–'] as const] : []),
              [
                share,
                <ProportionBar
                  key="share"
                  proportion={toProportion(row.right, row.right + row.wrong)}
                  none={['–', '']}
                />,
              ],
            ]}
          />
        ))}
      </FigureTable>
    </Box>
  )
}

const COLUMNS = ['right', 'wrong', 'unknown', 'nothingToJudge', 'share'] as const

interface OutcomesTableProps {
  caption: string
  nameHeader: string
  rows: readonly (Outcomes & { name: string; nothingToJudge?: number })[]
}

const wrappedHeaders = {
  '& table thead th': { whiteSpace: 'normal', minWidth: { sm: 64 }, verticalAlign: 'bottom' },
} as const
