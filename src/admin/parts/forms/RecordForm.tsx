/** The form engine as components without layout, which share one form through context. */
import { Box, type BoxProps, Stack, type StackProps } from '@mui/material'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FormUploadsContext, useFormUploads } from '../uploads/formUploads.ts'
import { ConflictAlert } from './ConflictAlert.tsx'
import { draftStore } from './draftStore.ts'
import { DraftRestoredAlert, UnsavedChangesGuard } from './UnsavedChangesGuard.tsx'
import { useFocusFirstError } from './useFocusFirstError.ts'
import { type RecordForm, type RecordFormOptions, useRecordForm } from './useRecordForm.ts'

/** `leaveTitle`: the question before the page is left with unsaved changes; absent: no question. */
export function RecordFormProvider({ leaveTitle, children, ...options }: RecordFormProviderProps) {
  const recordForm = useRecordForm(options)
  const { draftKey } = recordForm
  const uploads = useFormUploads()
  const { isUploadingNow } = uploads
  const draft = useMemo(
    () => ({
      isUnsaved: () => isUploadingNow() || draftStore.exists(draftKey),
      discard: () => draftStore.clear(draftKey),
    }),
    [draftKey, isUploadingNow],
  )
  return (
    <RecordFormContext value={recordForm}>
      <FormUploadsContext value={uploads}>
        <FormProvider {...recordForm.form}>
          {leaveTitle !== undefined && <UnsavedChangesGuard title={leaveTitle} {...draft} />}
          <Revalidation />
          {children}
        </FormProvider>
      </FormUploadsContext>
    </RecordFormContext>
  )
}

export interface RecordFormProviderProps extends RecordFormOptions {
  leaveTitle?: string
  children: ReactNode
}

const RecordFormContext = createContext<RecordForm | null>(null)

export function useRecordFormContext(): RecordForm {
  const recordForm = useContext(RecordFormContext)
  if (!recordForm) throw new Error('useRecordFormContext must be used inside RecordFormProvider.')
  return recordForm
}

/**
 * After a rejected submission, revalidates all fields on every change, because messages may depend on several fields.
 */
function Revalidation() {
  const { control, trigger } = useFormContext()
  const { isSubmitted, isSubmitSuccessful } = useFormState({ control })
  const values: unknown = useWatch({ control })
  const revalidate = useEffectEvent(() => {
    if (isSubmitted && !isSubmitSuccessful) void trigger()
  })
  useEffect(() => {
    if (values) revalidate()
  }, [values])
  return null
}

/** The <form> element. Ignores a submission while another one is running. */
export function FormElement({ name, onSubmit, children, sx }: FormElementProps) {
  const { form, submit } = useRecordFormContext()
  const formElement = useFocusFirstError(form)
  const { isSubmitting } = useFormState({ control: form.control })
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    if (isSubmitting) focused.current = document.activeElement
    else if (document.activeElement === document.body && focused.current instanceof HTMLElement)
      focused.current.focus({ preventScroll: true })
  }, [isSubmitting])
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      aria-label={name}
      ref={formElement}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isSubmitting) void (onSubmit ?? submit)(event)
      }}
      sx={sx ?? null}
    >
      {children}
    </Box>
  )
}

interface FormElementProps extends Pick<BoxProps, 'sx'> {
  /** For assistive technology. */
  name: string
  /** Replaces the form's own submission. */
  onSubmit?: (event: FormEvent) => Promise<void>
  children: ReactNode
}

/** Fields of the form. While it is saved they stay as they were sent: a change would be lost with the answer. */
export function FormFields(props: StackProps) {
  const { isSubmitting } = useFormState()
  return <Stack spacing={2} {...props} inert={isSubmitting} />
}

/** Notices about a restored draft, and about changes that somebody else has saved meanwhile. */
export function FormNotices({ isNot, aboutDraft }: FormNoticesProps) {
  const { config, isRestored, discardDraft, conflict, discardMine } = useRecordFormContext()
  return (
    <>
      {isRestored && (
        <DraftRestoredAlert isNot={isNot} onDiscard={discardDraft}>
          {aboutDraft}
        </DraftRestoredAlert>
      )}
      {conflict && (
        <ConflictAlert config={config} conflict={conflict} onDiscardMine={discardMine} />
      )}
    </>
  )
}

interface FormNoticesProps {
  isNot: 'saved' | 'sent' | 'added'
  /** Shown with the notice about a restored draft. */
  aboutDraft?: ReactNode
}
