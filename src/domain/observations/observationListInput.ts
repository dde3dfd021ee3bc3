/** Schema of the filter that observation lists, totals, summaries and exports take. */
import { z } from 'zod'
import { isDay } from '../dates.ts'
import { AI_ERROR_CAUSES, AI_REVIEW_STATUSES, REVIEW_TYPES, TECHNIQUES } from '../enumerations.ts'
import { listInputSchema } from '../listInput.ts'
import { MAX_FILTER_VALUES } from '../listLimits.ts'
import { message } from '../messages.ts'
import { AI_JUDGES, AI_PRINCIPLE_REVIEWS } from './aiReview.ts'
import { CAPTURE_QUALITY_FILTERS } from '../videos/captureQuality.ts'
import {
  type ApiFilterName,
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
export const observationListInputSchema = listInputSchema
  .extend({
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
  } satisfies Record<Exclude<ApiFilterName, keyof typeof listInputSchema.shape> | 'ids', z.ZodType>)
  .superRefine(({ dateFrom, dateTo }, check) => {
    if (dateFrom === null || dateTo === null || dateFrom <= dateTo) return
    check.addIssue({ code: 'custom', path: ['dateTo'], message: message('dateToBeforeDateFrom') })
  })

export type ObservationListInput = z.infer<typeof observationListInputSchema>
