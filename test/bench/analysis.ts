/**
 * `npm run bench -- analysis`: renders the clips of a computed worker that are not there yet, analyses all of them with the
 * product's engine in headless Chromium, and compares keypoints, lift times and verdicts with the exact truth. `--clips
 * DIR` takes the clips of a folder with the labels of its `labels.json` (or of `--labels FILE`) instead. `--kept` judges
 * the keypoints that the last run kept, which takes a second. An argument limits it to clips whose name contains it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parseAnalysis } from '#server/features/videos/analysedVideo.ts'
import { toAnalysisKeypoints } from '#domain/videos/analysisInput.ts'
import { measureBody } from '#domain/videos/bodyMeasures.ts'
import { judgeLift } from '#domain/videos/judgeLift.ts'
import type { Judgement } from '#domain/videos/judgement.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { POSE_MODEL_HASH } from '#domain/videos/poseModels.ts'
import { CURRENT_THRESHOLDS } from '#domain/videos/thresholds.ts'
import { type OpenAnalyser, openAnalyser } from '../support/clips/openAnalyser.ts'
import { type Clip, clipsOf, keypointsOf, renderedClips } from './analysis/clips.ts'
import { type ClipVerdict, verdictsOf, verdictWords } from './analysis/clipVerdicts.ts'
import { verdictTables } from './analysis/verdictTables.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    clips: { type: 'string' },
    labels: { type: 'string' },
    kept: { type: 'boolean', default: false },
  },
})
const wanted = positionals[0] ?? ''
const clips = values.clips
  ? clipsOf(values.clips, values.labels).filter(({ name }) => name.includes(wanted))
  : await renderedClips(wanted)
const verdicts: ClipVerdict[] = []
const refused: string[] = []
const analyser = values.kept ? null : await openAnalyser()
try {
  for (const clip of clips) {
    const keypoints = analyser ? await analysed(clip, analyser) : keptKeypoints(clip)
    if ('error' in keypoints) {
      console.log(`${clip.name}: ${keypoints.error}`)
      continue
    }
    const { frames, duration } = keypoints
    const refusal = refusalOf(keypoints)
    if (refusal) refused.push(`${clip.name}: ${refusal}`)
    const judgement = judgeLift(frames, {
      thresholds: CURRENT_THRESHOLDS,
      duration,
      task: clip.label.movement,
    })
    const ofClip = verdictsOf(judgement, clip.label)
    verdicts.push(...ofClip)
    console.log(`${clip.name}: ${compared(clip, keypoints, judgement)}`)
    console.log(`  ${ofClip.map(verdictWords).join(' ')}`)
  }
} finally {
  await analyser?.close()
}
console.log(`\n${verdictTables(verdicts)}`)
console.log(`\nRefused by the server: ${refused.length === 0 ? 'none' : refused.join('\n')}`)
if (refused.length > 0) process.exitCode = 1

/** Keypoints of a recording, and the time the analysis took. */
interface Keypoints {
  frames: PoseFrame[]
  duration: number
  /** Width of the picture. */
  width: number
  height: number
  /** Milliseconds. */
  took: number
  longestTask: number
}

async function analysed(
  clip: Clip,
  analyser: OpenAnalyser,
): Promise<Keypoints | { error: string }> {
  const result = await analyser.analyse(readFileSync(clip.file))
  if ('error' in result) return result
  const { frames, duration, width, height, took, longestTask } = result
  const keypoints = { frames, duration, width, height, took, longestTask }
  writeFileSync(keypointsOf(clip), JSON.stringify(keypoints))
  return keypoints
}

/** As the server reads an analysis that is submitted; null: it is accepted. */
function refusalOf({ frames, duration, width, height }: Keypoints): string | null {
  try {
    parseAnalysis({
      keypoints: toAnalysisKeypoints(frames),
      modelHash: POSE_MODEL_HASH,
      pictureWidth: width,
      pictureHeight: height,
      duration,
      overlayLocation: '',
    })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function keptKeypoints(clip: Clip): Keypoints | { error: string } {
  const file = keypointsOf(clip)
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Keypoints)
    : { error: 'no keypoints are kept' }
}

function compared(
  { label, truth }: Clip,
  { frames, took, longestTask }: Keypoints,
  { lift, quality }: Judgement,
): string {
  const found = frames.filter(({ keypoints3d }) => keypoints3d.length > 0).length / frames.length
  const startError =
    lift && label.start !== null
      ? (lift.start - label.start).toFixed(2)
      : lift
        ? 'found, but none is there'
        : 'none'
  return [
    `found ${(found * 100).toFixed(0)} %`,
    ...(truth ? angleErrors(frames, truth) : []),
    `lift start ${startError}`,
    quality.grade.toLowerCase(),
    `${(took / 1_000).toFixed(1)} s`,
    longestTask > 0 ? `page busy for ${longestTask.toFixed(0)} ms` : 'page never busy for 50 ms',
  ].join(', ')
}

function angleErrors(frames: readonly PoseFrame[], truth: NonNullable<Clip['truth']>): string[] {
  const measures = measureBody(frames)
  const frameAt = (seconds: number) => Math.round(seconds * truth.frameRate)
  const error = (of: (measure: (typeof measures)[number]) => [number, number | undefined]) => {
    const errors = measures
      .map(of)
      .flatMap(([is, should]) => (should === undefined ? [] : [Math.abs(is - should)]))
    return errors.length === 0
      ? '–'
      : `${(errors.reduce((sum, one) => sum + one, 0) / errors.length).toFixed(1)}°`
  }
  const trunk = error(({ at, trunk }) => [trunk, truth.trunk[frameAt(at)]])
  const knee = error(({ at, knees, legVisibility: { left, right } }) =>
    left >= right
      ? [knees.left, truth.kneeLeft[frameAt(at)]]
      : [knees.right, truth.kneeRight[frameAt(at)]],
  )
  return [`trunk ${trunk}`, `knee ${knee}`]
}
