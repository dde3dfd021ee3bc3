/** Corrects the verdict: entered by hand, overridden, or reset to the AI's result. */
import type { UpdateObservationInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { evaluateAiTechnique, isAnalysedHere } from '#domain/observations/technique.ts'
import { ANSWER_COLUMNS, type Answer, type AnswerColumn } from '#domain/observations/answers.ts'
import type { Row } from '../../platform/db/tables.ts'
import { evaluateAnswers, type AnswerEvaluation } from '../videos/evaluateAnswers.ts'
import type { SubmissionFacts } from './submission.ts'
import type { StoredObservation } from './updateObservationEdit.ts'

export interface Correction {
  record: StoredObservation
  video: Row<'videos'> | null
  /** The correction has changed the verdicts of the video. */
  isJudgedAgain: boolean
  input: UpdateObservationInput
  /** Task after the correction. */
  task: Row<'tasks'>
  facts: SubmissionFacts
}

type VerdictChanges = {
  observation: Pick<
    StoredObservation,
    'technique' | 'ai_technique' | 'review_type' | 'manual_override_reason' | keyof AnswerFlags
  >
  /** Other answers only: the AI's verdicts never change. */
  video: Partial<AnswerValues>
}

export function resolveVerdict(correction: Correction): VerdictChanges {
  const { record, input } = correction
  const reviewType = input.review_type ?? record.review_type
  const isManual = record.review_type === 'MANUAL_TASK'
  if (isManual !== (reviewType === 'MANUAL_TASK'))
    throw badInput('review_type', message('overrideNotPossible'))
  if (isManual) return manualVerdict(correction)
  if (input.review_type === 'MANUAL_OVERRIDE') return newOverride(correction)
  if (reviewType === 'MANUAL_OVERRIDE') return existingOverride(correction)
  return aiVerdict(correction)
}

type AnswerFlags = Omit<AnswerEvaluation, 'technique'>['flags']
type AnswerValues = Record<AnswerColumn, Answer> & { other_details: string | null }

const ANSWER_FIELDS = [...Object.values(ANSWER_COLUMNS), 'other_details'] as const

function manualVerdict(correction: Correction): VerdictChanges {
  const { record, input } = correction
  rejectReason(input.manual_override_reason)
  const current = currentAnswers(correction)
  const observation = {
    ...verdictColumnsOf(record),
    ai_technique: null,
    review_type: 'MANUAL_TASK',
    manual_override_reason: null,
  } as const
  const isAnswered = changedAnswer(input, current) !== null
  if (!isAnswered && correction.task.id === record.task_id) return { observation, video: {} }
  const { flags, technique, other } = requireDecision(correction, {
    ...current,
    ...submittedAnswers(input),
  })
  return {
    observation: { ...observation, ...flags, technique },
    video: isAnswered ? { ...flags, ...other } : {},
  }
}

/** Stores a person's answers instead of the AI's, which stay with the video; only a person can set Other. */
function newOverride(correction: Correction): VerdictChanges {
  const { record, input, facts } = correction
  if (!facts.show_manual_override_options) throw badInput('review_type', message('overrideRefused'))
  const reason =
    input.manual_override_reason === undefined
      ? record.manual_override_reason
      : input.manual_override_reason
  if (!reason) throw badInput('manual_override_reason', message('overrideReasonRequired'))
  const answers = { ...currentAnswers(correction), ...submittedAnswers(input) }
  const { flags, technique, other } = requireDecision(correction, answers)
  return {
    observation: {
      ...flags,
      technique,
      ai_technique: aiTechniqueFor(correction),
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: reason,
    },
    video: other,
  }
}

/** Changed answers override again; otherwise saves other changes of an override, for example of its task. */
function existingOverride(correction: Correction): VerdictChanges {
  const { record, input } = correction
  const current = currentAnswers(correction)
  const reason = input.manual_override_reason ?? null
  const isNewReason =
    input.manual_override_reason !== undefined && reason !== record.manual_override_reason
  if (isNewReason || changedAnswer(input, current)) return newOverride(correction)
  const unchanged = {
    review_type: record.review_type,
    manual_override_reason: record.manual_override_reason,
    ai_technique: aiTechniqueFor(correction),
  }
  if (correction.task.id === record.task_id)
    return { observation: { ...verdictColumnsOf(record), ...unchanged }, video: {} }
  const { flags, technique } = requireDecision(correction, current)
  return { observation: { ...flags, technique, ...unchanged }, video: {} }
}

/** Returns the AI's own result; Other is removed with an override. */
function aiVerdict(correction: Correction): VerdictChanges {
  const { record, video, input, task, facts } = correction
  rejectReason(input.manual_override_reason)
  const isRestored = record.review_type === 'MANUAL_OVERRIDE'
  const other = { is_other_option_correct: null, other_details: null }
  const answers = { ...currentAnswers(correction, 'AI'), ...(isRestored && other) }
  rejectChangedAnswer(input, answers)
  const observation = {
    ai_technique: aiTechniqueFor(correction),
    review_type: 'AI',
    manual_override_reason: null,
  } as const
  if (!isRestored && task.id === record.task_id)
    return { observation: { ...verdictColumnsOf(record), ...observation }, video: {} }
  const { flags, technique } = evaluateAnswers(task, answers, facts.can_use_not_applicable)
  // As before the override, also where the client permits something else by now.
  const isAis = isRestored || (video !== null && isAnalysedHere(video))
  return {
    observation: {
      ...flags,
      technique: isAis ? observation.ai_technique : technique,
      ...observation,
    },
    video: isRestored ? other : {},
  }
}

/**
 * Returns the answers as stored: a person's override with the observation, the AI's with the video, where null is an
 * answer too: the AI could not tell.
 */
function currentAnswers({ record, video }: Correction, type = record.review_type): AnswerValues {
  const stored = (column: keyof AnswerFlags): Answer => {
    if (type === 'MANUAL_OVERRIDE' || !video) return record[column]
    return type === 'AI' ? video[column] : (video[column] ?? record[column])
  }
  return {
    is_inside_base: stored('is_inside_base'),
    is_big_engines: stored('is_big_engines'),
    is_turn_not_twist: stored('is_turn_not_twist'),
    is_dip_n_drive: stored('is_dip_n_drive'),
    is_other_option_correct: video?.is_other_option_correct ?? null,
    other_details: video?.other_details ?? null,
  }
}

function submittedAnswers(input: UpdateObservationInput): Partial<AnswerValues> {
  return Object.fromEntries(
    ANSWER_FIELDS.filter((column) => input[column] !== undefined).map((column) => [
      column,
      input[column],
    ]),
  )
}

/** Throws if a person's verdict is undecided. */
function requireDecision({ task, facts }: Correction, answers: AnswerValues): AnswerEvaluation {
  const verdict = evaluateAnswers(task, answers, facts.can_use_not_applicable)
  const { undecided } = verdict
  if (undecided) throw badInput(undecided.field, undecided.message)
  return verdict
}

function aiTechniqueFor({ record, video, isJudgedAgain, task, facts }: Correction) {
  if (task.id === record.task_id && !isJudgedAgain) return record.ai_technique
  return evaluateAiTechnique(task, video ?? NO_ANSWERS, facts.can_use_not_applicable)
}

const NO_ANSWERS = {
  is_inside_base: null,
  is_big_engines: null,
  is_turn_not_twist: null,
  is_dip_n_drive: null,
  is_other_option_correct: null,
}

const verdictColumnsOf = ({
  technique,
  is_inside_base,
  is_big_engines,
  is_turn_not_twist,
  is_dip_n_drive,
}: StoredObservation) => ({
  technique,
  is_inside_base,
  is_big_engines,
  is_turn_not_twist,
  is_dip_n_drive,
})

function changedAnswer(input: UpdateObservationInput, current: AnswerValues) {
  const submitted: Partial<AnswerValues> = submittedAnswers(input)
  return (
    ANSWER_FIELDS.find((column) => column in submitted && submitted[column] !== current[column]) ??
    null
  )
}

function rejectChangedAnswer(input: UpdateObservationInput, current: AnswerValues): void {
  const changed = changedAnswer(input, current)
  if (changed) throw badInput(changed, message('aiVerdictReadOnly'))
}

function rejectReason(reason: UpdateObservationInput['manual_override_reason']): void {
  if (reason) throw badInput('manual_override_reason', message('overrideReasonAlone'))
}
