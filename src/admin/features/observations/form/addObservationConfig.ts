/** Configuration of the form that adds an observation. */
import { serverClock } from '../../../foundation/data/serverClock.ts'
import type { VideoAnalysisInput } from '#api/generated/contract.ts'
import { isObserveeOnly } from '#domain/roles.ts'
import type { Me } from '../../../foundation/auth/currentUser.ts'
import { loadChunk } from '../../../foundation/chunks/loadChunk.ts'
import type { GraphqlError } from '../../../foundation/data/graphqlError.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import type { FormConfig, FormError, FormValues } from '../../../parts/forms/formConfig.ts'
import type { SubmittedRecording } from '../../submissionQueue/queuedSubmission.ts'
import {
  newObservationFormState,
  type ObservationFormState,
} from '../../submissionQueue/observationFormState.ts'
import type { StartingPlace } from '../choices/recentWork.ts'

/**
 * `recording`: an analysed one, whose verdicts replace the answers; null: the answers are a person's. `place`: what the
 * form starts with.
 */
export const addObservationConfig = (
  { type, client }: Me,
  recording: SubmittedRecording | null,
  place: StartingPlace | null = null,
): FormConfig<ObservationFormState> => ({
  resource: 'allobservations',
  defaultValues: () => ({ ...newObservationFormState(serverClock.now()), ...place }),
  isIdempotent: true,
  schema: async (form) => {
    const { newObservationSchema } = await loadRules()
    return newObservationSchema(form as FormValues & ObservationFormState, {
      observeeOnly: isObserveeOnly(type),
      displayEmployeeId: client.display_employee_id,
      canUseNotApplicable: client.can_use_not_applicable,
      recording,
    })
  },
  describeError,
})

/** Loads the form's rules, with zod: the first submission needs them. */
export const loadRules = () => loadChunk(() => import('./newObservationSchema.ts'))

/** Returns the message of a failed submission and, if the server names one, its field. [8.9] [8.10] */
function describeError({ message, code, field, fields = [], existingId }: GraphqlError): FormError {
  if (code === 'DUPLICATE' || message.toLowerCase().includes('duplicate'))
    return { message: t('messages.observationDuplicate'), existingId: existingId ?? null }
  if (isOfDevice(message) || isRefusedRecording(code, field)) return { message }
  if (code === null && !navigator.onLine) return { message: t('messages.offlineSubmit') }
  return {
    message: t('messages.observationFailed'),
    reason: code && ACTIONABLE_CODES.has(code) ? message : null,
    field: code === 'BAD_INPUT' ? formFieldOf(field ?? '') : null,
    ...(fields.length > 0 && {
      fields: fields.map((one) => ({ ...one, field: formFieldOf(one.field) })),
    }),
  }
}

/** The form has no field for what an analysis sends, and sending it again changes nothing. */
const isRefusedRecording = (code: GraphqlError['code'], field: string | null): boolean =>
  code === 'BAD_INPUT' && RECORDING_FIELDS.has(field?.split('.').at(-1) ?? '')

const RECORDING_FIELDS: ReadonlySet<string> = new Set<keyof VideoAnalysisInput | 'video_id'>([
  'keypoints',
  'modelHash',
  'pictureWidth',
  'pictureHeight',
  'duration',
  'liftStartTime',
  'liftEndTime',
  'overlayLocation',
  'recordingLocation',
  'video_id',
])

/** Returns the form's field of the server's 'input.isTwisting'. */
export function formFieldOf(inputField: string): string {
  const input = inputField.split('.').at(-1) ?? ''
  return INPUT_FIELDS[input] ?? input
}

/** Problems on this device, which the person can do something about. */
const isOfDevice = (message: string): boolean =>
  DEVICE_MESSAGES.some((name) => t(`messages.${name}`) === message)

const DEVICE_MESSAGES = ['deviceFull', 'recordingGone', 'submissionSentMeanwhile'] as const

const ACTIONABLE_CODES = new Set([
  'BAD_INPUT',
  'FORBIDDEN',
  'RATE_LIMITED',
  'CONFLICT',
  'UNAVAILABLE',
])

/** Form fields by the input fields whose names differ from theirs. */
const INPUT_FIELDS: Record<string, keyof ObservationFormState> = {
  isInsideBase: 'is_inside_base',
  isBigEngines: 'is_big_engines',
  isTwisting: 'is_turn_not_twist',
  isDipNDrive: 'is_dip_n_drive',
  isOtherOptionCorrect: 'other_details',
  otherDetails: 'other_details',
  technique: 'principles',
}
