/** Builds the two calls that record an observation from a valid form. */
import type { ReviewType, Technique } from '../enumerations.ts'
import { cleanText } from '../normalForm.ts'
import { truncateText } from '../wholeCharacters.ts'
import { type Answer, answersFromForm } from './answers.ts'
import { TEXT_LIMITS } from './observationRules.ts'
import type {
  ObservationFormContext,
  ObservationFormValues,
  ObservedTask,
} from './observationFormValues.ts'
import { applicableAnswers, evaluateTechnique } from './technique.ts'

/** Input of the first call; `isTwisting` is the inverse of turn-not-twist. */
export interface VideoAnswers {
  isBigEngines: Answer
  isTwisting: Answer
  isDipNDrive: Answer
  isInsideBase: Answer
  isOtherOptionCorrect: Answer
  otherDetails: string | null
}

/** Input of the second call, without the `video_id` that the first one returns. */
interface ObservationPayload {
  date: string
  department_id: string
  location_id: string
  observee_id: string | null
  notes: string | null
  task_id: string
  user_id: string | null
  manual_override_reason: null
  technique: Technique | null
  name: string
  review_type: ReviewType
  unlinked_observee_name: string | null
  unlinked_observee_employee_id: string | null
  campaign_id: string | null
}

export const toVideoAnswers = (values: ObservationFormValues, task: ObservedTask): VideoAnswers => {
  const answers = applicableAnswers(answersFromForm(values), task)
  return {
    isBigEngines: answers.BIG_ENGINES,
    isTwisting: invertAnswer(answers.TURN_NOT_TWIST),
    isDipNDrive: answers.DIP_N_DRIVE,
    isInsideBase: answers.INSIDE_BASE,
    isOtherOptionCorrect: answers.OTHER,
    otherDetails: task.show_other_observation_option ? textOrNull(values.otherDetails) : null,
  }
}

/** Throws a RangeError for values that `observationFormSchema` would refuse. */
export const toObservationPayload = (
  values: ObservationFormValues,
  context: ObservationFormContext,
): ObservationPayload => {
  const { date, location, department, task } = values
  if (!date || !location || !department || !task || !context.task) {
    throw new RangeError('An observation form must be valid before it is sent')
  }
  const answers = applicableAnswers(answersFromForm(values), context.task)
  return {
    date: date.toISOString(),
    department_id: department,
    location_id: location,
    task_id: task.id,
    campaign_id: values.campaign,
    user_id: values.userId,
    ...toIndividual(values, context),
    notes: textOrNull(values.notes),
    manual_override_reason: null,
    // The server judges a recording itself.
    technique: context.hasAiResult
      ? null
      : evaluateTechnique(context.task, answers, context.canUseNotApplicable),
    name: observationNameOf(task),
    review_type: context.hasAiResult ? 'AI' : 'MANUAL_TASK',
  }
}

/** Returns the observation's name, which is the task's; date, place and person have their own columns. */
export const observationNameOf = (task: { name: string }): string =>
  truncateText(task.name, TEXT_LIMITS.short)

/** Converts between turn-not-twist and `isTwisting`, in both directions; null stays null. */
export const invertAnswer = (answer: Answer): Answer => (answer === null ? null : !answer)

const textOrNull = (text: string): string | null => cleanText(text) || null

/** A selected individual replaces the free-text individual. */
const toIndividual = (values: ObservationFormValues, context: ObservationFormContext) => {
  const isFreeText = !context.observeeOnly && values.observee === null
  return {
    // People who may only observe themselves are the observee; the server knows the caller.
    observee_id: context.observeeOnly ? null : values.observee,
    unlinked_observee_name: isFreeText ? textOrNull(values.unlinkedObserveeName) : null,
    unlinked_observee_employee_id:
      isFreeText && context.displayEmployeeId
        ? textOrNull(values.unlinkedObserveeEmployeeId)
        : null,
  }
}
