/** What is compared: tasks or places, and the observations by day and place. */
import { Box, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { formatDateRange } from '../../foundation/format/formatDate.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { MonthsSelect } from '../../parts/charts/MonthsSelect.tsx'
import { RecordsField } from '../../parts/filters/FilterInputs.tsx'
import { useRecordNames } from '../../parts/filters/useRecordNames.ts'
import type { AnalysisQuestion } from './useAnalysisQuestion.ts'

export function AnalysisFilters({ question, months, ...change }: AnalysisQuestion) {
  const t = useT()
  const { dateFrom, dateTo, locations, departments } = question.filter
  const names = useRecordNames({ locations, departments })
  return (
    <Card component="section" aria-label={t('observationFilters.title')} sx={card}>
      <Box>
        <Typography variant="subtitle2" id="analysed-by" sx={{ mb: 0.5 }}>
          {t('taskAnalysis.by.label')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          value={question.by}
          aria-labelledby="analysed-by"
          onChange={(_event, by) => by && change.setBy(by)}
        >
          {(['TASK', 'LOCATION'] as const).map((by) => (
            <ToggleButton key={by} value={by}>
              {t(`taskAnalysis.by.${by}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <Box>
        <Typography variant="subtitle2" aria-hidden sx={{ mb: 0.5 }}>
          {t('accuracy.dateRange')}
        </Typography>
        <MonthsSelect months={months} onChange={change.setMonths} />
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
          {formatDateRange({ dateFrom, dateTo })}
        </Typography>
      </Box>
      {(['locations', 'departments'] as const).map((kind) => (
        <RecordsField
          key={kind}
          isWide
          name={kind}
          label={t(`menu.${kind}`)}
          ids={question.filter[kind]}
          names={names}
          onChange={(ids) => change.setPlaces({ [kind]: ids })}
        />
      ))}
    </Card>
  )
}

const card = {
  p: { xs: 2, md: 3 },
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'auto auto 1fr 1fr' },
  '& > *': { minWidth: 0 },
} as const
