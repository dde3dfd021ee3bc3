/** A p-chart, one line for each task or place: its share, the limits for the people observed, and the client's own share. */
import { Box, List, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { displayName } from '#domain/displayName.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { BAR_CLASS } from '../../foundation/theme/baseStyles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { FoldedSection } from '../../parts/detail/FoldedSection.tsx'
import { EmptyState } from '../../parts/layout/QueryState.tsx'
import { rowShare, shareText } from '../../parts/charts/intervalText.ts'
import type { AnalysisRow, TaskAnalysisAnswer } from './taskAnalysisQuery.ts'

export function LimitChart({ analysis: { rows, centres } }: { analysis: TaskAnalysisAnswer }) {
  const t = useT()
  const seen = PRINCIPLES.filter((principle) => rows.some((row) => row.principle === principle))
  const [chosen, setChosen] = useState(rows[0]?.principle)
  const principle = seen.find((each) => each === chosen) ?? seen[0]
  const centre = centres.find((each) => each.principle === principle)?.share ?? null
  const shown = rows
    .filter((row) => row.principle === principle && typeof row.share === 'number')
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
  const most = Math.max(
    0.1,
    ...shown.flatMap(({ share, limit_high }) => [share ?? 0, limit_high ?? 0]),
  )
  const scale = (share: number) => `${(share / Math.min(1, most * 1.05)) * 100}%`
  return (
    <FoldedSection name="taskAnalysis.chart" title={t('taskAnalysis.chart.title')}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={principle}
        aria-label={t('taskAnalysis.chart.principle')}
        onChange={(_event, value) => value && setChosen(value)}
        sx={{ flexWrap: 'wrap' }}
      >
        {seen.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`enums.principle.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {centre === null ? (
        <EmptyState height={120}>{t('taskAnalysis.chart.noCentre')}</EmptyState>
      ) : (
        <>
          <List disablePadding sx={{ display: 'grid', gap: { xs: 1.5, sm: 0.5 } }}>
            {shown.map((row) => (
              <ChartRow key={row.record.id} row={row} centre={centre} scale={scale} />
            ))}
          </List>
          <Typography variant="caption" color="text.secondary">
            {t('taskAnalysis.chart.note', { centre: shareText(centre) })}
          </Typography>
        </>
      )}
    </FoldedSection>
  )
}

function ChartRow({ row, centre, scale }: ChartRowProps) {
  const t = useT()
  const { record, share, limit_low: low, limit_high: high, is_named: isNamed } = row
  const name = displayName(record, t)
  const isCompared = typeof low === 'number' && typeof high === 'number'
  const isAbove = isCompared && (share ?? 0) > high
  const text = {
    name,
    share: rowShare(row) ?? '',
    low: shareText(low ?? 0),
    high: shareText(high ?? 0),
  }
  const label = isAbove ? 'rowAbove' : isCompared ? 'row' : 'rowUncompared'
  return (
    <Box component="li" sx={line}>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: isNamed ? 600 : 400 }}>{name}</Box>
      <Box
        role="img"
        aria-label={t(`taskAnalysis.chart.${label}`, text)}
        className={BAR_CLASS}
        sx={track}
      >
        {isCompared && (
          <Box sx={{ ...band, left: scale(low), width: `calc(${scale(high)} - ${scale(low)})` }} />
        )}
        <Box sx={{ ...centreLine, left: scale(centre) }} />
        <Box
          sx={{
            ...dot,
            left: scale(share ?? 0),
            bgcolor: isAbove ? 'incorrect.main' : isCompared ? 'text.primary' : 'transparent',
            borderRadius: isAbove ? 0.25 : '50%',
            borderColor: isAbove ? 'incorrect.main' : 'text.primary',
          }}
        />
      </Box>
      <Box aria-hidden sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {text.share}
      </Box>
    </Box>
  )
}

interface ChartRowProps {
  row: AnalysisRow
  centre: number
  /** From a share to a place on the track. */
  scale: (share: number) => string
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 56px', sm: '240px 1fr 56px' },
  alignItems: 'center',
  columnGap: 2,
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const

const track = { position: 'relative', height: 24, borderBottom: 1, borderColor: 'divider' } as const
const band = {
  position: 'absolute',
  top: 4,
  bottom: 4,
  minWidth: '2px',
  borderRadius: 0.5,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'unknown.light',
} as const
const centreLine = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '2px',
  ml: '-1px',
  bgcolor: 'text.secondary',
} as const
const dot = {
  position: 'absolute',
  top: 6,
  width: 12,
  height: 12,
  ml: '-6px',
  border: 2,
} as const
