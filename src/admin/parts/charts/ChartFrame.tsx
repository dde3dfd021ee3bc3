/** A chart with a title, and a button that shows the same figures as a table. */
import BarChart from '@mui/icons-material/BarChart'
import TableRows from '@mui/icons-material/TableRows'
import { Box, Button, Typography } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { CHART_HEIGHT } from './chartHeights.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function ChartFrame({ title, note, table, children }: ChartFrameProps) {
  const heading = useId()
  const t = useT()
  const [asTable, setAsTable] = useState(false)
  return (
    <Box component="section" aria-labelledby={heading} sx={{ minWidth: 0 }}>
      <Box sx={top}>
        <Typography variant="h3" id={heading}>
          {title}
        </Typography>
        <Button
          size="small"
          color="inherit"
          startIcon={asTable ? <BarChart /> : <TableRows />}
          aria-describedby={heading}
          onClick={() => setAsTable(!asTable)}
          sx={{ flex: 'none' }}
        >
          {asTable ? t('charts.showChart') : t('charts.showTable')}
        </Button>
      </Box>
      {/* The table scrolls in the chart's place; the keyboard reaches it through its links. */}
      <Box sx={{ height: CHART_HEIGHT, overflow: asTable ? 'auto' : 'visible' }}>
        {asTable ? table : children}
      </Box>
      {note && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      )}
    </Box>
  )
}

interface ChartFrameProps {
  title: string
  /** Below the chart. */
  note?: ReactNode
  table: ReactNode
  children: ReactNode
}

const top = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
} as const
