/**
 * `npm run bench -- clips`: renders the clips of a computed worker, and their truth, into test/artifacts/clips. `clips squat` renders
 * those whose name contains it; `clips kept` those of the repository, into test/support/clips/rendered; `clips pictures
 * squat` photographs some moments instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/app/prepare.mjs'
import { CLIP_PLANS, KEPT_CLIPS } from '../support/clips/clipPlans.ts'
import { truthOf } from '../support/clips/clipTruth.ts'
import { openStudio } from '../support/clips/openStudio.ts'

const words = process.argv.slice(2)
const isKept = words.includes('kept')
const isPictures = words.includes('pictures')
const wanted = words.find((word) => word !== 'kept' && word !== 'pictures') ?? ''
const folder = join(root, isKept ? 'test/support/clips/rendered' : 'test/artifacts/clips')
const plans = CLIP_PLANS.filter(
  ({ name }) => name.includes(wanted) && (!isKept || KEPT_CLIPS.includes(name)),
)

mkdirSync(folder, { recursive: true })
const studio = await openStudio()
try {
  const truths = []
  for (const plan of plans) {
    if (isPictures) {
      for (const seconds of [0.3, 1.4, 1.9, 2.7, 4.5])
        writeFileSync(
          join(folder, `${plan.name}-${seconds}.png`),
          await studio.photograph(plan, seconds),
        )
      continue
    }
    const started = performance.now()
    const { bytes, type } = await studio.film(plan)
    const file = `${plan.name}.${type}`
    writeFileSync(join(folder, file), bytes)
    truths.push({ file, ...truthOf(plan) })
    const seconds = (performance.now() - started) / 1_000
    console.log(`${file}: ${Math.round(bytes.length / 1_000)} kB in ${seconds.toFixed(1)} s`)
  }
  if (!isPictures && wanted === '')
    writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truths)}\n`)
  console.log(`The clips are in ${folder}.`)
} finally {
  await studio.close()
}
