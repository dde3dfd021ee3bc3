/** The add button, within reach on a phone, and what went wrong under it (spec 8). */
import { Alert, Box, Button } from '@mui/material'
import { useFormContext, useFormState } from 'react-hook-form'
import type { ObservationFormState } from './observationFormState.ts'
import type { SubmissionError } from './submissionProblem.ts'

export function SubmitBar({ problem }: { problem: SubmissionError | null }) {
  const { control } = useFormContext<ObservationFormState>()
  const { isSubmitting } = useFormState({ control })
  return (
    <Box sx={bar}>
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        Add Observation
      </Button>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem.message}
          {problem.reason && <Box>{problem.reason}</Box>}
        </Alert>
      )}
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  py: 2,
  backgroundColor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const
