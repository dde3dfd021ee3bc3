/** Calibration clips: their form, and who makes, agrees on and judges them. */
import { z } from 'zod'
import { nullableText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { type Answer, ANSWER_COLUMNS, ANSWER_FIELDS } from '../observations/answers.ts'
import { PRINCIPLES, type Principle } from '../observations/principles.ts'

export const CALIBRATION_NOTE_LIMIT = 2_000

/** Days after which a clip is asked again: long enough to forget it, and to see whether judgement drifts. */
export const ASKED_AGAIN_AFTER_DAYS = 180

/** The verdict on each principle; null: not asked, or cannot tell. */
export type CalibrationVerdict = Record<Principle, Answer>

/** The record's columns of a verdict. */
export type VerdictColumns = Record<(typeof ANSWER_COLUMNS)[Principle], Answer>

export const verdictOfColumns = (columns: VerdictColumns): CalibrationVerdict =>
  byPrinciple((name) => columns[ANSWER_COLUMNS[name]])

export const columnsOfVerdict = (verdict: CalibrationVerdict): VerdictColumns =>
  Object.fromEntries(
    PRINCIPLES.map((name) => [ANSWER_COLUMNS[name], verdict[name]]),
  ) as VerdictColumns

/** The principles that people are asked about. */
export const askedPrinciples = (truth: CalibrationVerdict): Principle[] =>
  PRINCIPLES.filter((name) => truth[name] !== null)

const byPrinciple = <Value>(valueOf: (name: Principle) => Value) =>
  Object.fromEntries(PRINCIPLES.map((name) => [name, valueOf(name)])) as Record<Principle, Value>

const answer = z
  .boolean()
  .nullish()
  .transform((value): Answer => value ?? null)

const verdict = z
  .object(
    Object.fromEntries(PRINCIPLES.map((name) => [ANSWER_FIELDS[name], answer])) as Record<
      (typeof ANSWER_FIELDS)[Principle],
      typeof answer
    >,
  )
  .transform((values) => byPrinciple((name) => values[ANSWER_FIELDS[name]]))

/** Has an answer to one principle at least, and none to a principle that is not the task's. */
export const calibrationClipSchema = (applicable: readonly Principle[]) =>
  z.object({
    verdict: verdict
      .refine((truth) => askedPrinciples(truth).length > 0, message('calibrationTruthRequired'))
      .refine(
        (truth) => askedPrinciples(truth).every((name) => applicable.includes(name)),
        message('calibrationTruthOfTask'),
      ),
    note: nullableText(CALIBRATION_NOTE_LIMIT),
  })

/** Answers to what is not asked are left out. */
export const calibrationAnswerSchema = (truth: CalibrationVerdict) =>
  z.object({
    verdict: verdict.transform((given) =>
      byPrinciple((name) => (truth[name] === null ? null : given[name])),
    ),
  })

/** A truth is agreed on by two people. */
export const mayAgree = (
  userId: string,
  clip: { created_by: string; agreed_at: unknown; retired_at: unknown },
): boolean => clip.created_by !== userId && !clip.agreed_at && !clip.retired_at
