/** Clips whose truth is known: rendered ones, or those of a folder with labels. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/app/prepare.mjs'
import type { ClipPlan } from '#test/support/clips/clipPlan.ts'
import { CLIP_PLANS } from '#test/support/clips/clipPlans.ts'
import { type ClipTruth, truthOf } from '#test/support/clips/clipTruth.ts'
import { openStudio } from '#test/support/clips/openStudio.ts'
import { type ClipLabel, readClipLabels } from './clipLabels.ts'

export interface Clip {
  name: string
  file: string
  label: ClipLabel
  /** Exact, of a rendered clip; null: of a real one. */
  truth: ClipTruth | null
}

const RENDERED = join(root, 'test/artifacts/clips')
const KEPT = join(root, 'test/support/clips/rendered')

/** Returns the clips whose name contains `wanted`; renders the ones that are not there yet. */
export async function renderedClips(wanted: string): Promise<Clip[]> {
  const plans = CLIP_PLANS.filter(({ name }) => name.includes(wanted))
  await render(plans.filter((plan) => !fileOf(plan)))
  return plans.map((plan) => {
    const truth = truthOf(plan)
    return { name: plan.name, file: fileOf(plan) ?? '', label: labelOf(plan, truth), truth }
  })
}

/** Keypoints are kept beside a clip, those of the repository's clips in the folder of the others. */
export const keypointsOf = ({ name, file }: Clip): string =>
  file.startsWith(KEPT) ? join(RENDERED, `${name}.frames.json`) : `${file}.frames.json`

export function clipsOf(folder: string, labels = join(folder, 'labels.json')): Clip[] {
  const clips = Object.entries(readClipLabels(labels))
  return clips.flatMap(([name, label]) => {
    const file = join(folder, name)
    if (existsSync(file)) return [{ name, file, label, truth: null }]
    console.error(`${name} is not in ${folder}.`)
    return []
  })
}

/** Metres. */
const SHIN = 0.42

const labelOf = (
  { fault, camera, motion }: ClipPlan,
  { lift, verdicts }: ClipTruth,
): ClipLabel => ({
  movement: motion.style === 'push' ? 'PUSH' : 'LIFT',
  start: lift?.start ?? null,
  lifts: lift ? 1 : 0,
  // Nobody twists in a push.
  verdicts: motion.style === 'push' ? { ...verdicts, TURN_NOT_TWIST: true } : verdicts,
  view: Math.abs(camera.angle),
  hides: fault === 'HIDDEN_LEGS' ? 'legs' : motion.box.height > SHIN ? 'shins' : 'nothing',
  clothing: 'tight',
  camera: 'still',
  people: fault === 'NO_PERSON' ? 0 : fault === 'SEVERAL_PEOPLE' ? 2 : 1,
  part: 'tune',
})

function fileOf({ name }: ClipPlan): string | undefined {
  return [RENDERED, KEPT]
    .flatMap((folder) => ['mp4', 'webm'].map((type) => join(folder, `${name}.${type}`)))
    .find((file) => existsSync(file))
}

async function render(plans: readonly ClipPlan[]): Promise<void> {
  mkdirSync(RENDERED, { recursive: true })
  if (plans.length === 0) return
  const studio = await openStudio()
  try {
    for (const plan of plans) {
      const { bytes, type } = await studio.film(plan)
      writeFileSync(join(RENDERED, `${plan.name}.${type}`), bytes)
    }
  } finally {
    await studio.close()
  }
}
