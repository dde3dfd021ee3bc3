/** Saves the comparison's table as CSV or Excel: what the page shows, so that fewer than five people have no figures. */
import { Box } from '@mui/material'
import { useRef } from 'react'
import { displayName } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { NOT_PRINTED_CLASS } from '../../foundation/theme/baseStyles.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ExportButtons, ExportPanel } from '../../parts/export/ExportPanel.tsx'
import type { ExportedCell, ExportedTable } from '../../parts/export/exportedTable.ts'
import { useTableExport } from '../../parts/export/useBrowserExport.ts'
import type { AnalysisRow, TaskAnalysisAnswer } from './taskAnalysisQuery.ts'

export function ExportAnalysis({ analysis }: { analysis: TaskAnalysisAnswer }) {
  const t = useT()
  const trigger = useRef<HTMLButtonElement>(null)
  const exporting = useTableExport(t('taskAnalysis.title'), () =>
    Promise.resolve(() => analysisTable(analysis)),
  )
  return (
    <>
      <Box className={NOT_PRINTED_CLASS} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ExportButtons {...exporting} trigger={trigger} />
      </Box>
      <ExportPanel {...exporting} trigger={trigger} />
    </>
  )
}

function analysisTable({ rows }: TaskAnalysisAnswer): ExportedTable {
  const columns: readonly [label: string, cell: (row: AnalysisRow) => ExportedCell | undefined][] =
    [
      [t('taskAnalysis.table.name'), ({ record }) => displayName(record, t)],
      [t('taskAnalysis.chart.principle'), ({ principle }) => t(`enums.principle.${principle}`)],
      [t('taskAnalysis.export.named'), (row) => yesOrNo(row.is_named)],
      [t('taskAnalysis.table.observations'), ({ observations }) => observations],
      [t('taskAnalysis.table.people'), ({ people }) => people],
      [t('taskAnalysis.table.incorrect'), ({ incorrect }) => incorrect],
      [t('taskAnalysis.export.share'), ({ share }) => rounded(share)],
      [t('taskAnalysis.export.intervalLow'), (row) => rounded(row.interval_low)],
      [t('taskAnalysis.export.intervalHigh'), (row) => rounded(row.interval_high)],
      [t('taskAnalysis.table.expected'), ({ expected }) => rounded(expected)],
      [t('taskAnalysis.export.limitLow'), (row) => rounded(row.limit_low)],
      [t('taskAnalysis.export.limitHigh'), (row) => rounded(row.limit_high)],
    ]
  return {
    header: columns.map(([label]) => label),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row) ?? null)),
  }
}

const yesOrNo = (is: boolean): string => t(`observationFilters.${is ? 'yes' : 'no'}`)

const rounded = (share: number | null | undefined): number | null =>
  typeof share === 'number' ? Number(share.toFixed(4)) : null
