/** Feedback on an AI result in one's own words: it is sent as soon as there is something to send (spec 5). */
import { TextInput } from 'react-admin'
import { aiFeedbackSchema } from '#domain/observations/aiFeedbackForm.ts'
import { isBlank } from '#domain/observations/observationForm.ts'
import type { FormConfig } from '../../../parts/forms/formConfig.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { CorrectionForm } from './CorrectionForm.tsx'

export function FeedbackForm({ observation }: { observation: ObservationRecord }) {
  return (
    <CorrectionForm
      spec={FEEDBACK_CONFIG}
      observation={observation}
      part="feedback"
      texts={FEEDBACK_TEXTS}
      isReady={({ feedback_notes: text }) => !isBlank(text as string | null)}
    >
      <TextInput source="feedback_notes" multiline minRows={3} />
    </CorrectionForm>
  )
}

const FEEDBACK_TEXTS = {
  form: 'Feedback',
  submit: 'Submit',
  saved: 'Thank you, the feedback is saved.',
}

const FEEDBACK_CONFIG: FormConfig<{ feedback_notes: string }, ObservationRecord> = {
  resource: 'allobservations',
  noun: 'observation',
  fields: { feedback_notes: 'feedback_notes' },
  defaultValues: () => ({ feedback_notes: '' }),
  schema: aiFeedbackSchema({ aiTechnique: null }),
}
