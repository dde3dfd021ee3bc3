/** /allobservations/addObservation: what was seen, filled in and added, always for one's own client. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useMemo } from 'react'
import { FormProvider, useFormContext, useFormState } from 'react-hook-form'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { draftStore } from '../../../parts/forms/draftStore.ts'
import {
  DraftRestoredAlert,
  UnsavedChangesGuard,
} from '../../../parts/forms/UnsavedChangesGuard.tsx'
import { useFocusFirstError } from '../../../parts/forms/useFocusFirstError.ts'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { PeopleSection } from './PeopleSection.tsx'
import { ResultsSection } from './ResultsSection.tsx'
import { WhenAndWhereSection } from './WhenAndWhereSection.tsx'
import type { ObservationFormState } from './observationFormState.ts'
import type { SubmissionError } from './submitObservation.ts'
import { useObservationForm } from './useObservationForm.ts'

export function AddObservation() {
  const me = useMe()
  const { form, send, problem, draftKey, isRestored, discard } = useObservationForm(me)
  const draft = useMemo(
    () => ({
      isUnsaved: () => draftStore.exists(draftKey),
      discard: () => draftStore.clear(draftKey),
    }),
    [draftKey],
  )
  const formElement = useFocusFirstError(form)
  return (
    <FormProvider {...form}>
      <PageHeader title="Observation clarification" />
      <UnsavedChangesGuard title="Leave without adding the observation?" {...draft} />
      <Box
        component="form"
        noValidate
        autoComplete="off"
        aria-label="Observation clarification"
        ref={formElement}
        onSubmit={(event) => void send(event)}
        sx={page}
      >
        <Typography color="text.secondary">Please provide the following details</Typography>
        <Stack spacing={2} sx={{ mt: 2 }}>
          {isRestored && <DraftRestoredAlert isNot="added" onDiscard={discard} />}
          <WhenAndWhereSection clientId={me.client_id} />
          <PeopleSection me={me} />
          <ResultsSection canUseNotApplicable={me.client.can_use_not_applicable} />
        </Stack>
        <SubmitBar problem={problem} />
      </Box>
    </FormProvider>
  )
}

/** The sticky button never hides what the keyboard is at. */
const page = {
  maxWidth: 1200,
  '& input, & textarea, & button': { scrollMarginBottom: 120 },
} as const

/** The add button, within reach on a phone, and what went wrong under it. */
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
