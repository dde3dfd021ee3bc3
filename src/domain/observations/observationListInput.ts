/** Schema of the filter that observation lists, totals, summaries and exports take. */
import { z } from 'zod'
import { isDay } from '../dates.ts'
import { filterDays } from '../charts/datePresets.ts'
import {
  AI_ERROR_CAUSES,
  AI_REVIEW_STATUSES,
  DATE_PRESETS,
  REVIEW_TYPES,
  TECHNIQUES,
} from '../enumerations.ts'
import { listInputSchema } from '../listInput.ts'
import { MAX_FILTER_VALUES } from '../listLimits.ts'
import { message } from '../messages.ts'
import { AI_JUDGES, AI_PRINCIPLE_REVIEWS } from './aiReview.ts'
import { CAPTURE_QUALITY_FILTERS } from '../videos/captureQuality.ts'
import {
  type ApiFilterName,
  FILTER_ROWS,
  type FilterNameOf,
  OBSERVATION_FILTERS,
  PRINCIPLE_FILTERS,
} from './observationFilter.ts'

const day = z
  .string()
  .refine(isDay, message('dayInvalid'))
  .nullish()
  .transform((value) => value ?? null)

const listOf = <Value extends z.ZodType>(value: Value) =>
  z
    .array(value)
    .max(MAX_FILTER_VALUES, message('tooManyValues'))
    .nullish()
    .transform((values) => values ?? [])

const ids = listOf(z.string().max(64, message('textTooLong', { max: 64 })))

const textsOf = (name: FilterNameOf<'texts'>) => {
  const { maxLength } = OBSERVATION_FILTERS[name]
  return listOf(z.string().max(maxLength, message('textTooLong', { max: maxLength })))
}

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? null)

/** Absent, null and empty mean all; the server checks the sort against its columns. */
const fields = listInputSchema.extend({
  dateFrom: day,
  dateTo: day,
  ids,
  locations: ids,
  departments: ids,
  exactPlaces: flag,
  tasks: ids,
  observers: ids,
  observees: ids,
  campaignIds: ids,
  type: listOf(z.enum(REVIEW_TYPES)),
  principles: listOf(z.enum(PRINCIPLE_FILTERS)),
  showResult: z
    .enum(TECHNIQUES)
    .nullish()
    .transform((value) => value ?? null),
  isAiResultCorrect: flag,
  internallyReviewed: flag,
  contested: flag,
  hasOpenComments: flag,
  toReview: flag,
  withoutRecording: flag,
  skeletonMisfit: flag,
  blindReviewed: flag,
  aiReviewStatus: listOf(z.enum(AI_REVIEW_STATUSES)),
  aiErrorCause: listOf(z.enum(AI_ERROR_CAUSES)),
  aiPrincipleReview: listOf(z.enum(AI_PRINCIPLE_REVIEWS)),
  appBuilds: textsOf('appBuilds'),
  modelHash: textsOf('modelHash'),
  thresholdsVersion: textsOf('thresholdsVersion'),
  captureQuality: listOf(z.enum(CAPTURE_QUALITY_FILTERS)),
  judgedBy: listOf(z.enum(AI_JUDGES)),
} satisfies Record<
  Exclude<ApiFilterName, keyof typeof listInputSchema.shape | 'dates'> | 'ids',
  z.ZodType
>)

const checkDays = (
  { dateFrom, dateTo }: { dateFrom: string | null; dateTo: string | null },
  check: z.RefinementCtx,
) => {
  if (dateFrom === null || dateTo === null || dateFrom <= dateTo) return
  check.addIssue({ code: 'custom', path: ['dateTo'], message: message('dateToBeforeDateFrom') })
}

export const observationListInputSchema = fields
  .extend({
    dates: z
      .enum(DATE_PRESETS)
      .nullish()
      .transform((value) => value ?? null),
  })
  .superRefine(checkDays)
  .superRefine(({ dates, dateFrom, dateTo }, check) => {
    if (dates === null || (dateFrom === null && dateTo === null)) return
    check.addIssue({ code: 'custom', path: ['dates'], message: message('datesTwice') })
  })

export type ObservationListInput = z.infer<typeof observationListInputSchema>

/** The same filter with days alone. */
export const observationDaysSchema = fields.superRefine(checkDays)

export type ObservationDaysInput = z.infer<typeof observationDaysSchema> & { dates?: never }

/** Returns the filter with the days that its named range has today. */
export const withDays = (
  { dates, ...filter }: ObservationListInput,
  today: string,
): ObservationDaysInput => ({ ...filter, ...filterDays({ ...filter, dates }, today) })

/** True if a filter tells of the AI's verdict on what it finds. */
export const tellsVerdict = (filter: ObservationDaysInput): boolean =>
  FILTER_ROWS.filter((row) => 'tellsVerdict' in row).some((row) => {
    const value = filter['apiName' in row ? row.apiName : row.name]
    if (typeof value === 'boolean') return value || row.kind === 'boolean'
    return value !== null && value.length > 0
  })
