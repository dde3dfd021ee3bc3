/** What a correction makes of the verdict: by hand, overridden, or the AI's own again (spec 4). */
import type { Selectable } from 'kysely'
import type { UpdateObservationInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { aiTechniqueOf } from '#domain/observations/aiTechnique.ts'
import { ANSWER_COLUMNS, type Answer, type AnswerColumn } from '#domain/observations/answers.ts'
import type { TasksTable, VideosTable } from '../db/tables.ts'
import { judge, type Verdict } from './judge.ts'
import type { SubmissionFacts } from './submissionQueries.ts'
import type { ObservationRow } from './updateObservationEdit.ts'

export interface Judged {
  record: ObservationRow
  video: Selectable<VideosTable> | null
  input: UpdateObservationInput
  /** The one it has from now on. */
  task: Selectable<TasksTable>
  facts: SubmissionFacts
}

type Settled = {
  observation: Pick<
    ObservationRow,
    'technique' | 'ai_technique' | 'review_type' | 'manual_override_reason' | keyof Flags
  >
  /** The AI's own verdicts never change. */
  video: Partial<Given>
}

export function settleVerdict(judged: Judged): Settled {
  const { record, input } = judged
  const wanted = input.review_type ?? record.review_type
  const isByHand = record.review_type === 'MANUAL_TASK'
  if (isByHand !== (wanted === 'MANUAL_TASK'))
    throw badInput('review_type', MESSAGES.overrideNotPossible)
  if (isByHand) return byHand(judged)
  if (input.review_type === 'MANUAL_OVERRIDE') return overridden(judged)
  if (wanted === 'MANUAL_OVERRIDE') return stillOverridden(judged)
  return byTheAi(judged)
}

type Flags = Omit<Verdict, 'technique'>['flags']
type Given = Record<AnswerColumn, Answer> & { other_details: string | null }

const ANSWERS = [...Object.values(ANSWER_COLUMNS), 'other_details'] as const

function byHand(judged: Judged): Settled {
  const { record, input } = judged
  refuseReason(input.manual_override_reason)
  const shown = answersOf(judged)
  const observation = {
    ...keptOf(record),
    ai_technique: null,
    review_type: 'MANUAL_TASK',
    manual_override_reason: null,
  } as const
  const isAnswered = changedAnswer(input, shown) !== null
  if (!isAnswered && judged.task.id === record.task_id) return { observation, video: {} }
  const { flags, technique, other } = verdictOf(judged, { ...shown, ...answersIn(input) })
  return {
    observation: { ...observation, ...flags, technique },
    video: isAnswered ? { ...flags, ...other } : {},
  }
}

/** A person's answers in place of the AI's, which stay with the video; Other is nobody's but a person's. */
function overridden(judged: Judged): Settled {
  const { record, input, facts } = judged
  if (!facts.show_manual_override_options) throw badInput('review_type', MESSAGES.overrideRefused)
  const reason =
    input.manual_override_reason === undefined
      ? record.manual_override_reason
      : input.manual_override_reason
  if (!reason) throw badInput('manual_override_reason', MESSAGES.overrideReasonNeeded)
  const answers = { ...answersOf(judged), ...answersIn(input) }
  const { flags, technique, other } = verdictOf(judged, answers)
  return {
    observation: {
      ...flags,
      technique,
      ai_technique: aiTechniqueAfter(judged),
      review_type: 'MANUAL_OVERRIDE',
      manual_override_reason: reason,
    },
    video: other,
  }
}

/** Something else of it changes, which may be the task. */
function stillOverridden(judged: Judged): Settled {
  const { record, input } = judged
  const shown = answersOf(judged)
  refuseAnswer(input, shown)
  const { manual_override_reason: reason } = input
  if (reason !== undefined && reason !== record.manual_override_reason)
    throw badInput('review_type', MESSAGES.verdictIsTheAis)
  const kept = {
    review_type: record.review_type,
    manual_override_reason: record.manual_override_reason,
    ai_technique: aiTechniqueAfter(judged),
  }
  if (judged.task.id === record.task_id)
    return { observation: { ...keptOf(record), ...kept }, video: {} }
  const { flags, technique } = verdictOf(judged, shown)
  return { observation: { ...flags, technique, ...kept }, video: {} }
}

/** The AI's own result; an override's Other goes with the override. */
function byTheAi(judged: Judged): Settled {
  const { record, input, task, facts } = judged
  refuseReason(input.manual_override_reason)
  const isRestored = record.review_type === 'MANUAL_OVERRIDE'
  const other = { is_other_option_correct: null, other_details: null }
  const answers = { ...answersOf(judged, 'AI'), ...(isRestored && other) }
  refuseAnswer(input, answers)
  const observation = {
    ai_technique: aiTechniqueAfter(judged),
    review_type: 'AI',
    manual_override_reason: null,
  } as const
  if (!isRestored && task.id === record.task_id)
    return { observation: { ...keptOf(record), ...observation }, video: {} }
  const { flags, technique } = judge(task, answers, facts.can_use_not_applicable)
  return {
    observation: { ...flags, technique, ...observation },
    video: isRestored ? other : {},
  }
}

/** As they stand: a person's with the observation, the AI's with the video. */
function answersOf({ record, video }: Judged, type = record.review_type): Given {
  const kept = (column: keyof Flags): Answer =>
    type === 'MANUAL_OVERRIDE' ? record[column] : (video?.[column] ?? record[column])
  return {
    is_inside_base: kept('is_inside_base'),
    is_big_engines: kept('is_big_engines'),
    is_turn_not_twist: kept('is_turn_not_twist'),
    is_dip_n_drive: kept('is_dip_n_drive'),
    is_other_option_correct: video?.is_other_option_correct ?? null,
    other_details: video?.other_details ?? null,
  }
}

function answersIn(input: UpdateObservationInput): Partial<Given> {
  return Object.fromEntries(
    ANSWERS.filter((column) => input[column] !== undefined).map((column) => [
      column,
      input[column],
    ]),
  )
}

/** A person's verdict may not stay undecided. */
function verdictOf({ task, facts }: Judged, answers: Given): Verdict {
  const verdict = judge(task, answers, facts.can_use_not_applicable)
  const { undecided } = verdict
  if (undecided) throw badInput(undecided.field, undecided.message)
  return verdict
}

function aiTechniqueAfter({ record, video, task, facts }: Judged) {
  if (task.id === record.task_id) return record.ai_technique
  return aiTechniqueOf(task, video ?? NOTHING, facts.can_use_not_applicable)
}

const NOTHING = {
  is_inside_base: null,
  is_big_engines: null,
  is_turn_not_twist: null,
  is_dip_n_drive: null,
  is_other_option_correct: null,
}

const keptOf = ({
  technique,
  is_inside_base,
  is_big_engines,
  is_turn_not_twist,
  is_dip_n_drive,
}: ObservationRow) => ({
  technique,
  is_inside_base,
  is_big_engines,
  is_turn_not_twist,
  is_dip_n_drive,
})

function changedAnswer(input: UpdateObservationInput, shown: Given) {
  const given: Partial<Given> = answersIn(input)
  return ANSWERS.find((column) => column in given && given[column] !== shown[column]) ?? null
}

function refuseAnswer(input: UpdateObservationInput, shown: Given): void {
  const changed = changedAnswer(input, shown)
  if (changed) throw badInput(changed, MESSAGES.verdictIsTheAis)
}

function refuseReason(reason: UpdateObservationInput['manual_override_reason']): void {
  if (reason)
    throw badInput('manual_override_reason', 'An override, and nothing else, has a reason.')
}
