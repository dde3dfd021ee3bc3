/** Labels that people gave to clips, by the name of the file: `labels.json` beside them. README.md describes it. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { isAbove } from '#domain/videos/judgePrinciples.ts'
import { CURRENT_THRESHOLDS } from '#domain/videos/thresholds.ts'

/** `border`: people would disagree. null: there is nothing to judge. */
const truth = z.union([z.boolean(), z.literal('border'), z.null()])

const clipLabel = z
  .strictObject({
    movement: z.enum(['LIFT', 'PUSH', 'PULL']).default('LIFT'),
    /** Seconds at which the first lift starts; null: nothing is lifted. */
    start: z.number().nullable(),
    /** Number of lifts that the clip shows. */
    lifts: z.int().nonnegative(),
    verdicts: z.strictObject({
      INSIDE_BASE: truth,
      BIG_ENGINES: truth,
      TURN_NOT_TWIST: truth,
      DIP_N_DRIVE: truth.default(null),
    }),
    /** Degrees from the person's front: 0 in front, 90 from the side, 180 from behind. */
    view: z.number().min(0).max(180).nullable(),
    /** Parts that the load or the scene hides at the start of the lift. */
    hides: z.enum(['nothing', 'shins', 'arms', 'legs', 'head']),
    clothing: z.enum(['tight', 'loose', 'gown']),
    camera: z.enum(['still', 'moves']),
    people: z.int().nonnegative(),
    /** Degrees at the deepest point of the first lift, as estimated by eye. */
    knee: z.number().optional(),
    trunk: z.number().optional(),
    /** Thresholds may be chosen on `tune`, and are proved on `test`. */
    part: z.enum(['tune', 'test']),
    /** Source of the clip. */
    source: z
      .strictObject({
        repository: z.string(),
        path: z.string(),
        commit: z.string(),
        /** Hash of the whole file. */
        sha256: z.string(),
        /** Seconds from and to which it was cut, and pixels width:height:left:top. */
        cut: z.tuple([z.number(), z.number()]).optional(),
        crop: z.string().optional(),
      })
      .optional(),
  })
  .refine(
    ({ knee, trunk, verdicts: { BIG_ENGINES } }) =>
      knee === undefined ||
      trunk === undefined ||
      BIG_ENGINES === null ||
      BIG_ENGINES === bigEnginesOf(knee, trunk),
    'Big Engines contradicts knee and trunk.',
  )

/** By the product's own rule: what lies as near to the threshold as its error is `border`. */
const bigEnginesOf = (knee: number, trunk: number) =>
  isAbove(knee / (knee + trunk), CURRENT_THRESHOLDS.kneeShare) ?? 'border'

export type ClipLabel = z.infer<typeof clipLabel>

export const readClipLabels = (file: string): Record<string, ClipLabel> =>
  z.record(z.string(), clipLabel).parse(JSON.parse(readFileSync(file, 'utf8')))
