/** How often reviewers name each cause, as bars; each count leads to its observations. */
import { Box } from '@mui/material'
import type { AiErrorCause } from '#domain/enumerations.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { EmptyState } from '../../parts/charts/Empty.tsx'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import type { ObservationListFilter } from '../../foundation/router/observationListPath.ts'

export function ErrorCauses({ causes, filter }: ErrorCausesProps) {
  const most = Math.max(...causes.map(({ count }) => count))
  if (causes.length === 0)
    return (
      <EmptyState height={80}>
        No review names a cause. Reviewers name them where the AI was wrong.
      </EmptyState>
    )
  return (
    <Box component="ul" sx={list}>
      {causes.map(({ cause, count }) => (
        <Box component="li" key={cause} sx={row}>
          <span>{enumLabels.aiErrorCause[cause]}</span>
          <Box sx={line}>
            <Box aria-hidden sx={{ ...bar, width: `calc((100% - 56px) * ${count / most})` }} />
            <CountLink
              count={count}
              filter={{ ...filter, aiErrorCause: [cause] }}
              of={`observations: ${enumLabels.aiErrorCause[cause]}`}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

interface ErrorCausesProps {
  /** Most frequent first. */
  causes: readonly { cause: AiErrorCause; count: number }[]
  filter: ObservationListFilter
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 } as const

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
} as const

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
} as const

const bar = { minWidth: 4, height: 16, borderRadius: 0.5, bgcolor: 'incorrect.main' } as const
