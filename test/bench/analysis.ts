/**
 * `npm run bench -- analysis`: renders the clips of a computed worker that are not there yet, analyses all of them with the
 * product's engine in headless Chromium, and compares keypoints, lift times and verdicts with the exact truth. An
 * argument limits it to clips whose name contains it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBody } from '#domain/videos/bodyMeasures.ts'
import { judgeLift } from '#domain/videos/judgeLift.ts'
import type { PrincipleJudgement } from '#domain/videos/judgement.ts'
import { CURRENT_THRESHOLDS } from '#domain/videos/thresholds.ts'
import { root } from '#server/app/prepare.mjs'
import type { ClipPlan } from '../support/clips/clipPlan.ts'
import { CLIP_PLANS } from '../support/clips/clipPlans.ts'
import { type ClipTruth, truthOf } from '../support/clips/clipTruth.ts'
import { type AnalysedClip, openAnalyser } from '../support/clips/openAnalyser.ts'
import { openStudio } from '../support/clips/openStudio.ts'

const PRINCIPLES = ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST'] as const
const FOLDERS = ['test/artifacts/clips', 'test/support/clips/rendered']

const wanted = process.argv[2] ?? ''
const plans = CLIP_PLANS.filter(({ name }) => name.includes(wanted))
await renderMissing(plans.filter((plan) => !fileOf(plan)))
const count = { right: 0, wrong: 0, unknown: 0 }
const analyser = await openAnalyser()
try {
  for (const plan of plans) {
    const file = fileOf(plan)
    if (!file) throw new Error(`${plan.name} has not been rendered.`)
    const result = await analyser.analyse(readFileSync(file))
    console.log(
      `${plan.name}: ${'error' in result ? result.error : compared(result, truthOf(plan))}`,
    )
    if (!('error' in result))
      writeFileSync(
        join(root, FOLDERS[0] ?? '', `${plan.name}.frames.json`),
        JSON.stringify(result.frames),
      )
  }
} finally {
  await analyser.close()
}
const { right, wrong, unknown } = count
console.log(`verdicts: ${right} right, ${wrong} wrong, ${unknown} unknown`)

function compared(clip: AnalysedClip, truth: ClipTruth): string {
  const { frames, duration, took, longestTask } = clip
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
  const judgement = judgeLift(frames, { thresholds: CURRENT_THRESHOLDS, duration })
  const found = frames.filter(({ keypoints3d }) => keypoints3d.length > 0).length / frames.length
  const verdicts = PRINCIPLES.map((principle) =>
    verdictWords(judgement.principles[principle], truth.verdicts[principle]),
  )
  const startError =
    judgement.lift && truth.lift ? (judgement.lift.start - truth.lift.start).toFixed(2) : null
  const lift = startError ?? (judgement.lift ? 'found, but none is there' : 'none')
  return [
    `found ${(found * 100).toFixed(0)} %`,
    `trunk ${trunk}`,
    `knee ${knee}`,
    `lift start ${lift}`,
    judgement.quality.grade.toLowerCase(),
    verdicts.join(' '),
    `${(took / 1_000).toFixed(1)} s`,
    longestTask > 0 ? `page busy for ${longestTask.toFixed(0)} ms` : 'page never busy for 50 ms',
  ].join(', ')
}

function verdictWords(judged: PrincipleJudgement, truth: boolean | null): string {
  const { verdict, reason, evidence } = judged
  const outcome =
    verdict === truth ? 'right' : verdict === null ? 'unknown' : truth === null ? 'extra' : 'wrong'
  if (outcome === 'right' || outcome === 'unknown' || outcome === 'wrong') count[outcome] += 1
  const values = evidence?.values.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(' ')
  return `${outcome}(${verdict ?? reason}${values ? `: ${values}` : ''})`
}

function fileOf({ name }: ClipPlan): string | undefined {
  return FOLDERS.flatMap((folder) =>
    ['mp4', 'webm'].map((type) => join(root, folder, `${name}.${type}`)),
  ).find((file) => existsSync(file))
}

async function renderMissing(missing: readonly ClipPlan[]): Promise<void> {
  const folder = join(root, FOLDERS[0] ?? '')
  mkdirSync(folder, { recursive: true })
  if (missing.length === 0) return
  const studio = await openStudio()
  try {
    for (const plan of missing) {
      const { bytes, type } = await studio.film(plan)
      writeFileSync(join(folder, `${plan.name}.${type}`), bytes)
    }
  } finally {
    await studio.close()
  }
}
