/** Pie chart of the summary: correct and incorrect. Each slice, label and cell links to its observations. */
import { Box, List, Typography } from '@mui/material'
import { useNavigate } from 'react-admin'
import type { PieChartSummary } from '#api/generated/contract.ts'
import { TECHNIQUES, type Technique } from '#domain/enumerations.ts'
import { isSampleLargeEnough, formatPercentage } from '#domain/charts/shares.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { observationListPath } from '../../foundation/router/observationListPath.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { VerdictIcon } from '../verdict/VerdictChip.tsx'
import { lazyPart } from '../layout/lazyScreen.tsx'
import { WhenSeen } from '../layout/WhenSeen.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { ResultCount } from './CountLink.tsx'
import { PieOutline } from './PieOutline.tsx'
import { FigureRow, FigureTable } from './FigureTable.tsx'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function VerdictPieChart({ pie, filter, note }: VerdictPieChartProps) {
  const navigate = useNavigate()
  const t = useT()
  const title = t('charts.correctVsIncorrect')
  const whole = pie.correct + pie.incorrect
  const tells = isSampleLargeEnough(whole)
  const figures = TECHNIQUES.map((verdict) => ({
    verdict,
    count: pie[verdict],
    word: t(`enums.technique.${verdict}`),
    share: tells ? formatPercentage(pie[verdict], whole, readerLocale()) : null,
    link: <ResultCount result={verdict} count={pie[verdict]} filter={filter} />,
  }))
  const table = (
    <FigureTable
      caption={title}
      head={[
        { label: t('charts.result') },
        { label: t('charts.observations') },
        { label: t('charts.share') },
      ]}
    >
      {figures.map(({ verdict, word, share, link }) => (
        <FigureRow
          key={verdict}
          name={word}
          cells={[
            [t('charts.observations'), link],
            [t('charts.share'), share ?? '–'],
          ]}
        />
      ))}
    </FigureTable>
  )
  const shown = {
    label: chartDescription(figures),
    pie,
    middle: (tells && formatPercentage(pie.correct, whole, readerLocale())) || formatNumber(whole),
    below: tells ? t('charts.correctBelow') : t('charts.totalBelow'),
  }
  const few = whole > 0 && !tells && t('messages.sampleTooSmall')
  return (
    <ChartFrame
      title={title}
      table={table}
      note={
        few || note ? (
          <>
            {few} {note}
          </>
        ) : null
      }
    >
      <Box sx={sideBySide}>
        <Box sx={round}>
          <WhenSeen outline={<PieOutline {...shown} />}>
            <NivoPieChart
              {...shown}
              onSelect={(showResult) => navigate(observationListPath({ ...filter, showResult }))}
            />
          </WhenSeen>
        </Box>
        <List disablePadding sx={labels}>
          {figures.map(({ verdict, word, share, link }) => (
            <Box component="li" key={verdict}>
              <Box
                sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: `${verdict}.main` }}
              >
                <VerdictIcon verdict={verdict} />
                <Typography component="span" variant="subtitle2">
                  {word}
                </Typography>
              </Box>
              <Box sx={{ fontSize: 20, lineHeight: '28px', fontWeight: 600 }}>
                {link}
                {share && (
                  <Typography component="span" color="text.secondary" sx={{ ml: 1 }}>
                    {share}
                  </Typography>
                )}
              </Box>
            </Box>
          ))}
        </List>
      </Box>
    </ChartFrame>
  )
}

interface VerdictPieChartProps {
  pie: Pick<PieChartSummary, Technique>
  /** Filter of the counted observations. */
  filter: ObservationListFilter
  /** Below the chart. */
  note?: string | undefined
}

const NivoPieChart = lazyPart(() => import('./NivoPieChart.tsx'), 'NivoPieChart')

const chartDescription = (
  figures: readonly { word: string; count: number; share: string | null }[],
) =>
  figures
    .map(({ word, count, share }) => `${word}: ${formatNumber(count)}${share ? `, ${share}` : ''}`)
    .join('. ')

const sideBySide = {
  height: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: { xs: 2, sm: 4 },
} as const

const round = { width: 180, height: 180, flex: '0 1 auto', minWidth: 0 } as const

const labels = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
} as const
