/** /allobservations/addObservation: what was seen, filled in and added, always for one's own client (spec 2). */
import { Box, Stack, Typography } from '@mui/material'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useMe } from '../../../foundation/auth/useMe.ts'
import { PageHeader } from '../../../parts/layout/PageHeader.tsx'
import { UnsavedChangesGuard } from '../../../parts/forms/LeaveGuard.tsx'
import { observationDraft } from './observationDraft.ts'
import { ResultsSection } from './ObservationResults.tsx'
import { SubmitBar } from './SubmitBar.tsx'
import { useFocusFirstError } from '../../../parts/forms/useFocusFirstError.ts'
import { useObservationForm } from './useObservationForm.ts'
import { WhenAndWhereSection } from './WhatWasSeen.tsx'
import { PeopleSection } from './PeopleSection.tsx'

export function AddObservation() {
  const me = useMe()
  const { form, send, problem, draftKey } = useObservationForm(me)
  const draft = useMemo(
    () => ({
      isUnsaved: () => observationDraft.exists(draftKey),
      discard: () => observationDraft.clear(draftKey),
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
