/**
 * `npm run bench -- recordings`: analyses clips of the computed worker with the product's engine in headless Chromium, and
 * writes what the demo shows of them, keypoints and overlay, into src/server/app/demo/recordings. Run it again when the
 * engine or the pose model changes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { toAnalysisKeypoints } from '#domain/videos/analysisInput.ts'
import { root } from '#server/app/prepare.mjs'
import { CLIP_PLANS } from '../support/clips/clipPlans.ts'
import { truthOf } from '../support/clips/clipTruth.ts'
import { openAnalyser } from '../support/clips/openAnalyser.ts'

/** The demo's recording and its clip. */
const CLIPS = {
  squat: 'squat-60',
  stoop: 'stoop-60',
  reach: 'reach-90',
  twist: 'twist-60',
  turn: 'turn-60',
  frontal: 'frontal',
}

const analyser = await openAnalyser()
try {
  for (const [name, clip] of Object.entries(CLIPS)) {
    const plan = CLIP_PLANS.find(({ name }) => name === clip)
    if (!plan) throw new Error(`There is no clip ${clip}.`)
    const file = join(root, 'test/support/clips/rendered', `${clip}.mp4`)
    const result = await analyser.analyse(readFileSync(file))
    if ('error' in result) throw new Error(`${clip} ends with ${result.error}.`)
    const { frames, width, height, duration, modelHash, overlay, overlayType } = result
    if (overlayType !== 'video/mp4')
      throw new Error(
        'This Chromium encodes no H.264: the demo needs overlays that all browsers play.',
      )
    const recording = {
      modelHash,
      width,
      height,
      duration,
      // A person who stands next to the worker sees more than this camera does.
      asBuilt: truthOf({ ...plan, fault: null, camera: { ...plan.camera, angle: 90 } }).verdicts,
      keypoints: toAnalysisKeypoints(frames),
    }
    const packed = gzipSync(JSON.stringify(recording), { level: 9 })
    const target = join(root, 'src/server/app/demo/recordings', name)
    writeFileSync(`${target}.json.gz`, packed)
    writeFileSync(`${target}.mp4`, overlay)
    const sizes = [packed, overlay].map(({ length }) => `${Math.round(length / 1_000)} kB`)
    console.log(`${name}: ${frames.length} frames, keypoints ${sizes[0]}, overlay ${sizes[1]}`)
  }
} finally {
  await analyser.close()
}
