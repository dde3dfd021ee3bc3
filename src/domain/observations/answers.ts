/** Answers with three states: null is not answered, true is correct, false is incorrect. */
import type { Technique } from '../enumerations.ts'
import type { Principle } from './principles.ts'

export type Answer = boolean | null

/** 'Not applicable' in a form, where null is a question that is still open; stored as null. */
export const NOT_APPLICABLE = 'NOT_APPLICABLE'

export type FormAnswer = Answer | typeof NOT_APPLICABLE

export const toAnswer = (answer: FormAnswer | undefined): Answer =>
  answer === NOT_APPLICABLE ? null : (answer ?? null)

/** The answer to each principle and to the Other option. */
export type Answers = Record<Principle | 'OTHER', Answer>

export const NO_ANSWERS: Answers = {
  INSIDE_BASE: null,
  BIG_ENGINES: null,
  TURN_NOT_TWIST: null,
  DIP_N_DRIVE: null,
  OTHER: null,
}

/** Form field of each answer. */
export const ANSWER_FIELDS = {
  INSIDE_BASE: 'isInsideBase',
  BIG_ENGINES: 'isBigEngines',
  TURN_NOT_TWIST: 'isTurnNotTwist',
  DIP_N_DRIVE: 'isDipNDrive',
  OTHER: 'isOtherOptionCorrect',
} as const satisfies Record<keyof Answers, string>

/** Column of each answer in the video record. */
export const ANSWER_COLUMNS = {
  INSIDE_BASE: 'is_inside_base',
  BIG_ENGINES: 'is_big_engines',
  TURN_NOT_TWIST: 'is_turn_not_twist',
  DIP_N_DRIVE: 'is_dip_n_drive',
  OTHER: 'is_other_option_correct',
} as const satisfies Record<keyof Answers, string>

export type AnswerField = (typeof ANSWER_FIELDS)[keyof Answers]
export type AnswerColumn = (typeof ANSWER_COLUMNS)[keyof Answers]

/** Returns the selector's value after a press: pressing the selected answer clears it, where an answer may stay open. */
export const toggleAnswer = (
  current: FormAnswer,
  pressed: Exclude<FormAnswer, null>,
  mayBeOpen: boolean,
): FormAnswer => {
  if (pressed !== current) return pressed
  return mayBeOpen ? null : current
}

export const answersFromForm = (values: Record<AnswerField, Answer>): Answers => ({
  INSIDE_BASE: values.isInsideBase,
  BIG_ENGINES: values.isBigEngines,
  TURN_NOT_TWIST: values.isTurnNotTwist,
  DIP_N_DRIVE: values.isDipNDrive,
  OTHER: values.isOtherOptionCorrect,
})

export const answersFromRecord = (video: Record<AnswerColumn, Answer>): Answers => ({
  INSIDE_BASE: video.is_inside_base,
  BIG_ENGINES: video.is_big_engines,
  TURN_NOT_TWIST: video.is_turn_not_twist,
  DIP_N_DRIVE: video.is_dip_n_drive,
  OTHER: video.is_other_option_correct,
})

/** Returns the observation record's own columns; Other is stored with the video only. */
export const principleFlagsOf = (answers: Answers) => ({
  is_inside_base: answers.INSIDE_BASE,
  is_big_engines: answers.BIG_ENGINES,
  is_turn_not_twist: answers.TURN_NOT_TWIST,
  is_dip_n_drive: answers.DIP_N_DRIVE,
})

/** An answer or a technique as one of three verdicts, which determine colours, icons and labels. */
export type Verdict = Technique | 'unknown'

export const verdictOfAnswer = (answer: Answer | undefined): Verdict =>
  answer === true ? 'correct' : answer === false ? 'incorrect' : 'unknown'

export const verdictOfTechnique = (technique: Technique | null | undefined): Verdict =>
  technique ?? 'unknown'
