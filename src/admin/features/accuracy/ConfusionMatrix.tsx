/** Confusion matrix of the AI's results and the reviewers' findings; each cell links to its observations. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { AiReviewStatus } from '#domain/enumerations.ts'
import { computeAccuracy, countByStatus, type ConfusionCounts } from '#domain/accuracy/accuracy.ts'
import { isAiCorrectBy } from '#domain/observations/aiReview.ts'
import { isSampleLargeEnough, formatPercentage } from '#domain/charts/shares.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'
import { CountLink } from '../../parts/charts/CountLink.tsx'
import { useT } from '../../foundation/i18n/useT.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { VerdictIcon } from '../../parts/verdict/VerdictChip.tsx'

export function ConfusionMatrix(props: ConfusionMatrixProps) {
  const t = useT()
  return (
    <Table sx={table} aria-label={t('accuracy.matrix.label')}>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{t('accuracy.matrix.reviewers')}</TableCell>
          <TableCell scope="col">{t('accuracy.matrix.positive')}</TableCell>
          <TableCell scope="col">{t('accuracy.matrix.negative')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <RowHead>{t('enums.verdict.incorrect')}</RowHead>
          <Cell {...props} status="TRUE_POSITIVE" />
          <Cell {...props} status="FALSE_NEGATIVE" />
        </TableRow>
        <TableRow>
          <RowHead>{t('enums.verdict.correct')}</RowHead>
          <Cell {...props} status="FALSE_POSITIVE" />
          <Cell {...props} status="TRUE_NEGATIVE" />
        </TableRow>
      </TableBody>
    </Table>
  )
}

function RowHead({ children }: { children: string }) {
  return (
    <TableCell component="th" scope="row">
      {children}
    </TableCell>
  )
}

function Cell({ confusion, filter, status }: ConfusionMatrixProps & { status: AiReviewStatus }) {
  const t = useT()
  const { reviewed } = computeAccuracy(confusion)
  const count = countByStatus(confusion, status)
  const verdict = isAiCorrectBy(status) ? 'correct' : 'incorrect'
  const statusLabel = t(`enums.aiReviewStatus.${status}`)
  return (
    <TableCell sx={{ bgcolor: `${verdict}.light` }}>
      <Box sx={{ ...name, color: `${verdict}.dark` }}>
        <VerdictIcon verdict={verdict} />
        {statusLabel}
      </Box>
      <Box sx={figure}>
        <CountLink
          count={count}
          filter={{ ...filter, aiReviewStatus: [status] }}
          label={t('charts.counted.result', { smart_count: count, name: statusLabel })}
        />
      </Box>
      {isSampleLargeEnough(reviewed) && (
        <Typography variant="caption">
          {t('accuracy.matrix.share', {
            share: formatPercentage(count, reviewed, readerLocale()) ?? '',
          })}
        </Typography>
      )}
    </TableCell>
  )
}

interface ConfusionMatrixProps {
  confusion: ConfusionCounts
  filter: ObservationListFilter
}

/** Two words beside the icon are too wide for a phone: there they stand below it. */
const name = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 0.5,
  fontWeight: 600,
} as const

const figure = { fontSize: 24, lineHeight: '32px', fontWeight: 600, '& a': { color: 'inherit' } }

const table = {
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '4px',
  '& th': {
    border: 0,
    px: { xs: 0, sm: 2 },
    fontSize: { xs: 12, sm: 13 },
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  },
  '& thead th:first-of-type, & tbody th': {
    width: { xs: 88, sm: 120 },
    px: 0,
    fontWeight: 600,
  },
  '& td': { border: 0, borderRadius: 1, p: { xs: 1, sm: 1.5 }, verticalAlign: 'top' },
} as const
