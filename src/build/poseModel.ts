/**
 * Makes the file of the pose model for the browser from the weights of an npm package: the person detector and the
 * landmark model, each with its normalisation, in an uncompressed zip. Stops the build where the result is not the
 * model that the product knows.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { POSE_MODEL_HASH } from '../domain/videos/poseModels.ts'
import { storedZip } from './storedZip.ts'
import { withNormalization } from './tfliteMetadata.ts'

/** The module whose default export is the address of the model's file. */
const MODULE = 'virtual:pose-model-url'

export function poseModel(): Plugin {
  let cacheFolder = ''
  return {
    name: 'pose-model',
    configResolved(config) {
      cacheFolder = join(config.root, 'node_modules/.cache/pose-model')
    },
    // Vite hashes, emits and serves the file as it does any other asset.
    resolveId: (id) => (id === MODULE ? writeModel(cacheFolder) : null),
  }
}

async function writeModel(folder: string): Promise<string> {
  const path = join(folder, 'pose.task')
  const model = await makePoseModel()
  await mkdir(folder, { recursive: true })
  // Builds that run side by side see whole files only.
  const partial = `${path}.${process.pid}`
  await writeFile(partial, model)
  await rename(partial, path)
  return `${path}?url`
}

/** Returns the model's file. Throws where it is not the known one. */
export async function makePoseModel(): Promise<Uint8Array> {
  const folder = dirname(createRequire(import.meta.url).resolve('@mediapipe/pose/package.json'))
  const model = storedZip([
    {
      name: 'pose_detector.tflite',
      bytes: withNormalization(await readDetector(folder), { mean: 127.5, std: 127.5 }),
    },
    {
      name: 'pose_landmarks_detector.tflite',
      bytes: withNormalization(await readFile(join(folder, 'pose_landmark_full.tflite')), {
        mean: 0,
        std: 255,
      }),
    },
  ])
  const hash = createHash('sha256').update(model).digest('hex')
  if (hash !== POSE_MODEL_HASH)
    throw new Error(`The pose model has the SHA-256 ${hash}; known is ${POSE_MODEL_HASH}.`)
  return model
}

/** The package has the detector in a file of packed assets, and the places in that file in a script. */
async function readDetector(folder: string): Promise<Uint8Array> {
  const loader = await readFile(join(folder, 'pose_solution_packed_assets_loader.js'), 'utf8')
  const found = /pose_detection\.tflite", "start": (\d+), "end": (\d+)/.exec(loader)
  if (!found) throw new Error('The package of the pose model has no person detector.')
  const packed = await readFile(join(folder, 'pose_solution_packed_assets.data'))
  return packed.subarray(Number(found[1]), Number(found[2]))
}
