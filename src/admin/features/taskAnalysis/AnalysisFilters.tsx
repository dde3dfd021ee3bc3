/** Filters of the comparison: tasks or places, and the observations by day and place; kept in the address. */
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import type { AnalysedKind } from '#api/generated/contract.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { ReportFilters } from '../../parts/filters/ReportFilters.tsx'
import { type AddressFilter, useAddressFilter } from '../../parts/filters/useAddressFilter.ts'
import type { TaskAnalysisQuestion } from './taskAnalysisQuery.ts'

export function AnalysisFilters({ state }: { state: AnalysisState }) {
  const t = useT()
  return (
    <ReportFilters
      state={state}
      records={RECORDS}
      lead={
        <Box>
          <Typography variant="subtitle2" component="p" id="analysed-by" sx={{ mb: 0.5 }}>
            {t('taskAnalysis.by.label')}
          </Typography>
          <ToggleButtonGroup
            exclusive
            value={state.question.by}
            aria-labelledby="analysed-by"
            onChange={(_event, by: AnalysedKind | null) =>
              by && state.changeValue(by === 'TASK' ? '' : by)
            }
          >
            {(['TASK', 'LOCATION'] as const).map((by) => (
              <ToggleButton key={by} value={by}>
                {t(`taskAnalysis.by.${by}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Box>
      }
    />
  )
}

const RECORDS = ['locations', 'departments'] as const

/** Reads and writes what the page compares, in the URL. */
export function useAnalysisQuestion(): AnalysisState {
  const state = useAddressFilter(RECORDS, 'by')
  const { dates, dateFrom, dateTo, locations = [], departments = [] } = state.filter
  return {
    ...state,
    question: {
      by: state.value === 'LOCATION' ? 'LOCATION' : 'TASK',
      filter: {
        ...(dates ? { dates } : { dateFrom, dateTo }),
        locations: [...locations],
        departments: [...departments],
      },
    },
  }
}

interface AnalysisState extends AddressFilter {
  question: TaskAnalysisQuestion
}
