/** Parses the values of the form that adds an observation to the data of create('allobservations'). */
import { serverClock } from '../../../foundation/data/serverClock.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { z } from 'zod'
import {
  type ObservationFormField,
  observationFormSchema,
} from '#domain/observations/observationForm.ts'
import type { ObservationFormContext } from '#domain/observations/observationFormValues.ts'
import {
  toObservationPayload,
  toVideoAnswers,
  type VideoAnswers,
} from '#domain/observations/observationPayload.ts'
import type { SubmittedRecording, SubmittedVideo } from '../../submissionQueue/queuedSubmission.ts'
import {
  clockChangeAt,
  FORM_FIELDS,
  type ObservationFormState,
  toObservationValues,
} from '../../submissionQueue/observationFormState.ts'

export const newObservationSchema = (
  form: ObservationFormState,
  { recording, ...rules }: FormRules & { recording: SubmittedRecording | null },
) =>
  z.unknown().transform((_, check) => {
    const task = form.task_id
    const hasAiResult = recording !== null && !recording.isMisfit
    const context = { ...rules, task, now: serverClock.now(), hasAiResult }
    const values = toObservationValues(form)
    if (clockChangeAt(form.date)?.is === 'skipped')
      check.addIssue({ code: 'custom', path: ['date'], message: t('messages.timeSkipped') })
    const issues = observationFormSchema(context).safeParse(values).error?.issues ?? []
    for (const { path, message } of issues)
      check.addIssue({
        code: 'custom',
        path: [toFormField(path[0] as ObservationFormField)],
        message,
      })
    if (issues.length > 0 || !task) return z.NEVER
    return {
      ...toObservationPayload(values, context),
      video: toSubmittedVideo(recording, toVideoAnswers(values, task)),
    }
  })

type FormRules = Omit<ObservationFormContext, 'now' | 'task'>

const toFormField = (field: ObservationFormField) =>
  field === 'principles' ? field : FORM_FIELDS[field]

function toSubmittedVideo(
  recording: SubmittedRecording | null,
  answers: VideoAnswers,
): SubmittedVideo {
  if (!recording) return answers
  return recording.isMisfit ? { ...recording, answers } : recording
}
