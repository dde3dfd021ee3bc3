/** The frames of an analysis as an app sends them: each time once, each body part a place in space (spec 3). */
import { z } from 'zod'

/** A minute at 30 frames a second. */
const MAX_FRAMES = 1_800
const MAX_PARTS = 100

/** Whatever is wrong is told at `keypoints`, with the frame that it is in. */
export const keypointsSchema = z.object({
  keypoints: z
    .array(z.unknown())
    .nullish()
    .transform((frames, check) => {
      const { length } = frames ?? []
      const refuse = (message: string) => {
        check.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      if (length > MAX_FRAMES) return refuse(`At most ${MAX_FRAMES} frames.`)
      const parsed: FrameInput[] = []
      for (const [index, frame] of (frames ?? []).entries()) {
        const { data, error } = frameSchema.safeParse(frame)
        if (!data) return refuse(`Frame ${index + 1}: ${error.issues[0]?.message}`)
        parsed.push(data)
      }
      if (new Set(parsed.map(({ timestamp }) => timestamp)).size < length)
        return refuse('Two frames have the same time.')
      return parsed
    }),
})

/** Degrees: the mean over the frames of the lift; null: they have none. */
export function averageBodyAngle(frames: readonly FrameInput[]): number | null {
  const angles = frames
    .filter(({ liftStarted }) => liftStarted)
    .flatMap(({ bodyAngle }) => bodyAngle ?? [])
  return angles.length > 0 ? angles.reduce((sum, angle) => sum + angle, 0) / angles.length : null
}

const pointSchema = z.array(z.number()).min(3).max(4)

const nullableDegrees = z
  .number('An angle is a number.')
  .nullish()
  .transform((value) => value ?? null)

const frameSchema = z.object({
  timestamp: z.number('A time is a number.').min(0, 'A time is 0 or more.'),
  keypoints3d: z.union(
    [
      z.array(pointSchema).max(MAX_PARTS),
      z
        .record(z.string().max(100), pointSchema)
        .refine((parts) => Object.keys(parts).length <= MAX_PARTS)
        .refine((parts) => Object.keys(parts).every((name) => !name.includes('\0'))),
    ],
    `Keypoints are at most ${MAX_PARTS} parts, each [x, y, z] or [x, y, z, visibility].`,
  ),
  twistAngle: nullableDegrees,
  bodyAngle: nullableDegrees,
  liftStarted: z.boolean(),
  footForward: z
    .boolean()
    .nullish()
    .transform((value) => value ?? null),
})

export type FrameInput = z.infer<typeof frameSchema>
