/** Separate form on the observation's page: notices, fields, save errors and buttons. */
import { Button, Stack } from '@mui/material'
import type { ReactNode } from 'react'
import { EditBase, useEditContext, type UseUpdateOptions } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { noRedirectOnError } from '../../../parts/detail/RecordError.tsx'
import type { FormConfig, FormValues } from '../../../parts/forms/formConfig.ts'
import {
  FormElement,
  FormNotices,
  RecordFormProvider,
  useRecordFormContext,
} from '../../../parts/forms/RecordForm.tsx'
import { SubmissionError } from '../../../parts/forms/SingleForm.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { useNotifyText } from '../../../parts/notifications/useNotifyText.ts'
import { type CorrectionPart, useCorrectionDraft } from './correctionDraft.ts'
import { useT } from '../../../foundation/i18n/useT.ts'

export function CorrectionForm({ observation, mutationFn, ...props }: CorrectionFormProps) {
  const notifyText = useNotifyText()
  const onSuccess = (after: ObservationRecord) => {
    const { saved } = props.texts
    notifyText(typeof saved === 'string' ? saved : saved(after))
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
}

/** The page has already loaded the record. */
const PAGE_RECORD = { ...noRedirectOnError, refetchOnMount: false }

function CorrectionFields({ config, part, texts, onClose, ...props }: CorrectionFieldsProps) {
  const { record } = useEditContext<ObservationRecord>()
  const draftKey = useCorrectionDraft(record?.id ?? '').keyOf(part)
  if (!record) return null
  return (
    <RecordFormProvider config={config} record={record} draftKey={draftKey}>
      <FormElement name={texts.form}>
        <Stack spacing={2}>
          <FormNotices isNot="saved" />
          {props.children}
          <SubmissionError />
          <Stack direction="row" spacing={1}>
            <SubmitButton isReady={props.isReady ?? alwaysReady}>{texts.submit}</SubmitButton>
            {onClose && <CancelButton onClose={onClose} />}
          </Stack>
        </Stack>
      </FormElement>
    </RecordFormProvider>
  )
}

interface CorrectionFieldsProps {
  // The values have different types for each form; from here on fields are plain names.
  // oxlint-disable-next-line typescript/no-explicit-any
  config: FormConfig<any>
  part: CorrectionPart
  texts: { form: string; submit: string; saved: string | ((after: ObservationRecord) => string) }
  /** Whether there is something to submit. */
  isReady?: (form: FormValues) => boolean
  /** Without it the form stays open. */
  onClose?: () => void
  children: ReactNode
}

const alwaysReady = () => true

/** Not disabled while it submits, or it would lose the keyboard focus. */
function SubmitButton({ isReady, children }: SubmitButtonProps) {
  const form = useWatch() as FormValues
  return (
    <Button type="submit" variant="contained" disabled={!isReady(form)}>
      {children}
    </Button>
  )
}

interface SubmitButtonProps {
  isReady: (form: FormValues) => boolean
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
