/** A form of its own on the observation's page: what was kept, what clashes, what went wrong, and the button that saves. */
import { Alert, Box, Button, Stack } from '@mui/material'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useNotify } from 'react-admin'
import { FormProvider, useWatch } from 'react-hook-form'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { useMe } from '../../../foundation/auth/currentUser.ts'
import { ConflictAlert } from '../../../parts/forms/ConflictAlert.tsx'
import { DraftRestoredAlert } from '../../../parts/forms/UnsavedChangesGuard.tsx'
import type { FormConfig, FormValues } from '../../../parts/forms/formConfig.ts'
import { draftStore } from '../../../parts/forms/draftStore.ts'
import { useEntityForm } from '../../../parts/forms/useEntityForm.ts'
import { useFocusFirstError } from '../../../parts/forms/useFocusFirstError.ts'
import type { ObservationRecord } from '../observationRecord.ts'

export function CorrectionForm({ spec, observation, part, texts, ...more }: CorrectionFormProps) {
  const notifyText = useNotifyText()
  const { form, send, problem, conflict, discard, isRestored } = useEntityForm({
    spec,
    record: observation,
    draftKey: useCorrectionDraft(observation.id).keyOf(part),
    onSaved: () => {
      notifyText(texts.saved)
      more.onClose?.()
    },
  })
  const formElement = useFocusFirstError(form)
  const close = () => {
    discard()
    more.onClose?.()
  }
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        autoComplete="off"
        aria-label={texts.form}
        ref={formElement}
        onSubmit={(event) => {
          event.preventDefault()
          // A button that is disabled meanwhile would lose the keyboard's place.
          if (!form.formState.isSubmitting) void send(event)
        }}
      >
        <Stack spacing={2}>
          {isRestored && <DraftRestoredAlert isNot="saved" onDiscard={discard} />}
          {conflict.conflict && (
            <ConflictAlert
              spec={spec}
              conflict={conflict.conflict}
              onDiscardMine={conflict.takeTheirs}
            />
          )}
          {more.children}
          {problem && <Alert severity="error">{problem}</Alert>}
          <Stack direction="row" spacing={1}>
            <SubmitButton isReady={more.isReady ?? alwaysReady}>{texts.submit}</SubmitButton>
            {more.onClose && (
              <Button color="inherit" onClick={close}>
                Cancel
              </Button>
            )}
          </Stack>
        </Stack>
      </Box>
    </FormProvider>
  )
}

interface CorrectionFormProps {
  // As the form machinery, from here on its fields are names.
  // oxlint-disable-next-line typescript/no-explicit-any
  spec: FormConfig<any, any>
  observation: ObservationRecord
  /** Which of the page's forms it is. */
  part: CorrectionPart
  texts: { form: string; submit: string; saved: string }
  /** Whether what is entered can be sent. */
  isReady?: (entered: FormValues) => boolean
  /** Without it the form stays. */
  onClose?: () => void
  children: ReactNode
}

const alwaysReady = () => true

function SubmitButton({ isReady, children }: SubmitButtonProps) {
  const entered = useWatch() as FormValues
  return (
    <Button type="submit" variant="contained" disabled={!isReady(entered)}>
      {children}
    </Button>
  )
}

interface SubmitButtonProps {
  isReady: (entered: FormValues) => boolean
  children: string
}

/** What was typed into the forms on an observation's page, kept per person, client, observation and form. */
export function useCorrectionDraft(observationId: string) {
  const { id: userId } = useMe()
  const { id: clientId } = useCurrentClient()
  return useMemo(() => {
    const keyOf = (part: CorrectionPart) =>
      draftStore.keyOf(userId, clientId, 'allobservations', observationId, part)
    return {
      keyOf,
      has: (part: CorrectionPart) => draftStore.exists(keyOf(part)),
      /** As the page's leave guard asks. */
      isUnsaved: () => PARTS.some((part) => draftStore.exists(keyOf(part))),
      discard: () => PARTS.forEach((part) => draftStore.clear(keyOf(part))),
    }
  }, [userId, clientId, observationId])
}

const PARTS = ['review', 'feedback', 'override', 'lift-times'] as const

type CorrectionPart = (typeof PARTS)[number]

/** Says below the page what has come of a correction, aloud too. */
export function useNotifyText() {
  const notify = useNotify()
  return useCallback(
    (words: string, type: 'success' | 'error' = 'success') =>
      notify('resources.allobservations.notifications.told', { type, messageArgs: { _: words } }),
    [notify],
  )
}
