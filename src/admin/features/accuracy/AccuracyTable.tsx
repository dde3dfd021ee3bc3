/**
 * Table of a breakdown: each row has its reviews, their findings, and the accuracy on a common scale from 0 to 100%.
 */
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { AI_REVIEW_STATUSES, type AiReviewStatus } from '#domain/enumerations.ts'
import { computeAccuracy, countByStatus, type ConfusionCounts } from '#domain/accuracy/accuracy.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { FigureRow, FigureTable } from '../../parts/charts/FigureTable.tsx'
import { useT } from '../../foundation/i18n/useT.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { ProportionBar } from '../../parts/charts/ProportionBar.tsx'

export function AccuracyTable({ caption, nameHeader, rows }: AccuracyTableProps) {
  const t = useT()
  const accuracy = t('accuracy.table.accuracy')
  const [all, setAll] = useState(false)
  const visibleRows = all ? rows : rows.slice(0, INITIAL_ROWS)
  return (
    <Box sx={wrappedHeaders}>
      <FigureTable
        caption={caption}
        head={[
          { label: nameHeader },
          ...AI_REVIEW_STATUSES.map((status) => ({ label: t(`enums.aiReviewStatus.${status}`) })),
          { label: accuracy, content: t('accuracy.table.withInterval') },
        ]}
      >
        {visibleRows.map(({ id, name, confusion, filterFor }) => (
          <FigureRow
            key={id}
            name={<Box sx={{ minWidth: { sm: 120 } }}>{name}</Box>}
            cells={[
              ...AI_REVIEW_STATUSES.map((status) => {
                const label = t(`enums.aiReviewStatus.${status}`)
                const count = countByStatus(confusion, status)
                const counted = { smart_count: count, name, status: label }
                return [
                  label,
                  <CountLink
                    key={status}
                    count={count}
                    filter={filterFor(status)}
                    label={t('charts.counted.resultOf', counted)}
                  />,
                ] as const
              }),
              [
                accuracy,
                <ProportionBar
                  key="accuracy"
                  proportion={computeAccuracy(confusion).right}
                  none={[t('accuracy.table.noReviews'), t('accuracy.table.noReviewsReason')]}
                />,
              ] as const,
            ]}
          />
        ))}
      </FigureTable>
      {rows.length > visibleRows.length && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
          {t('accuracy.table.all', { count: rows.length })}
        </Button>
      )}
    </Box>
  )
}

export interface AccuracyRow {
  id: string
  name: string
  confusion: ConfusionCounts
  filterFor: (status: AiReviewStatus) => ObservationListFilter
}

interface AccuracyTableProps {
  caption: string
  nameHeader: string
  rows: readonly AccuracyRow[]
}

const INITIAL_ROWS = 10

/** Headers of two short lines leave room for the bars. */
const wrappedHeaders = {
  '& table thead th': { whiteSpace: 'normal', minWidth: { sm: 72, md: 84 } },
} as const
