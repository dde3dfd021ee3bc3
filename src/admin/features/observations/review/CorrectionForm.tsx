/** Separate form on the observation's page: notices, fields, save errors and buttons. */
import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { EditBase, useEditContext, type UseUpdateOptions } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ON_LOW_WINDOW } from '../../../foundation/theme/cardsOnPhone.ts'
import { noRedirectOnError } from '../../../parts/detail/RecordError.tsx'
import type { FormConfig, FormValues } from '../../../parts/forms/formConfig.ts'
import {
  FormElement,
  FormFields,
  FormNotices,
  RecordFormProvider,
  useRecordFormContext,
} from '../../../parts/forms/RecordForm.tsx'
import { SubmissionError } from '../../../parts/forms/SingleForm.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { useNotifyText } from '../../../parts/notifications/useNotifyText.ts'
import { type CorrectionPart, useCorrectionDraft } from './correctionDraft.ts'
import { useT } from '../../../foundation/i18n/useT.ts'

export function CorrectionForm({
  observation,
  mutationFn,
  onSaved,
  ...props
}: CorrectionFormProps) {
  const notifyText = useNotifyText()
  const onSuccess = (after: ObservationRecord) => {
    const { saved } = props.texts
    if (saved !== undefined) notifyText(typeof saved === 'string' ? saved : saved(after))
    onSaved?.()
    props.onClose?.()
  }
  return (
    <EditBase<ObservationRecord>
      resource="allobservations"
      id={observation.id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={PAGE_RECORD}
      mutationOptions={{ onSuccess, ...(mutationFn ? { mutationFn } : {}) }}
    >
      <CorrectionFields {...props} />
    </EditBase>
  )
}

interface CorrectionFormProps extends CorrectionFieldsProps {
  observation: ObservationRecord
  /** Replaces the observation's own update. */
  mutationFn?: NonNullable<UseUpdateOptions<ObservationRecord>['mutationFn']>
  onSaved?: () => void
}

/** The page has already loaded the record. */
const PAGE_RECORD = { ...noRedirectOnError, refetchOnMount: false }

function CorrectionFields({ config, part, ...layout }: CorrectionFieldsProps) {
  const { record } = useEditContext<ObservationRecord>()
  const draftKey = useCorrectionDraft(record?.id ?? '').keyOf(part)
  if (!record) return null
  return (
    <RecordFormProvider config={config} record={record} draftKey={draftKey}>
      <CorrectionLayout {...layout} />
    </RecordFormProvider>
  )
}

/** Notices, fields, save errors and buttons. Requires RecordFormProvider. */
export function CorrectionLayout({ texts, onClose, children, ...buttons }: CorrectionLayoutProps) {
  const { isReady = alwaysReady, submitHint, keepsButtonsInView = false } = buttons
  return (
    <FormElement name={texts.form}>
      <Stack spacing={2}>
        <FormFields {...(keepsButtonsInView && { sx: ABOVE_BUTTONS })}>
          <FormNotices isNot="saved" />
          {children}
        </FormFields>
        <SubmissionError />
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={keepsButtonsInView ? buttonsInView : buttonsStyle}
        >
          <SubmitButton isReady={isReady} hint={submitHint}>
            {texts.submit}
          </SubmitButton>
          {onClose && <CancelButton onClose={onClose} />}
          {buttons.buttons}
        </Stack>
      </Stack>
    </FormElement>
  )
}

interface CorrectionFieldsProps extends CorrectionLayoutProps {
  // The values have different types for each form; from here on fields are plain names.
  // oxlint-disable-next-line typescript/no-explicit-any
  config: FormConfig<any>
  part: CorrectionPart
}

interface CorrectionLayoutProps {
  texts: {
    form: string
    submit: string
    /** Absent: what follows says that it is saved. */
    saved?: string | ((after: ObservationRecord) => string)
  }
  /** After the words of the button that submits: its key. */
  submitHint?: ReactNode
  /** On a phone the buttons stay above the bottom of the screen. */
  keepsButtonsInView?: boolean
  /** More buttons, after the one that submits. */
  buttons?: ReactNode
  /** Returns whether there is something to submit. */
  isReady?: (form: FormValues) => boolean
  /** Without it the form stays open. */
  onClose?: () => void
  children: ReactNode
}

const buttonsStyle = { flexWrap: 'wrap' } as const

const buttonsInView = {
  ...buttonsStyle,
  columnGap: { xs: 0.5, sm: 1 },
  position: { xs: 'sticky', md: 'static' },
  [ON_LOW_WINDOW]: { position: 'static' },
  bottom: 0,
  zIndex: 1,
  py: { xs: 1, md: 0 },
  bgcolor: 'background.paper',
} as const

/** Keeps the focused control above the sticky buttons. */
const ABOVE_BUTTONS = {
  '& input, & textarea, & button, & summary': { scrollMarginBottom: { xs: 80, md: 0 } },
} as const

const alwaysReady = () => true

/** Not disabled while it submits, or it would lose the keyboard focus. */
function SubmitButton({ isReady, hint, children }: SubmitButtonProps) {
  const form = useWatch() as FormValues
  return (
    <Button type="submit" variant="contained" disabled={!isReady(form)} sx={{ gap: 1 }}>
      {children} {hint}
    </Button>
  )
}

interface SubmitButtonProps {
  isReady: (form: FormValues) => boolean
  hint: ReactNode
  children: string
}

function CancelButton({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { discardDraft } = useRecordFormContext()
  const cancel = () => {
    discardDraft()
    onClose()
  }
  return (
    <Button color="inherit" onClick={cancel}>
      {t('ra.action.cancel')}
    </Button>
  )
}
