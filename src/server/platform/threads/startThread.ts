/** Starts a thread's file: built beside the built server, or the source through the loader that development has. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../settings/projectRoot.ts'

export interface ThreadEntry {
  /** Its entry in the built server. */
  name: string
  /** Of its source, below src/server. */
  source: string
  /** The less it may have, the sooner it clears away what it no longer needs. */
  maxHeapMb?: number
}

export function startThread({ name, source, maxHeapMb }: ThreadEntry, workerData: object): Worker {
  const resourceLimits = maxHeapMb ? { maxOldGenerationSizeMb: maxHeapMb } : {}
  // This code may be in a chunk of the bundle, one folder below the worker's own file.
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(join(projectRoot, `dist/server/${name}.js`), { workerData, resourceLimits })
  const loader = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs')
  const file = pathToFileURL(join(projectRoot, 'src/server', source)).href
  const code = `import(${JSON.stringify(pathToFileURL(loader).href)})
    .then(({ register }) => (register(), import(${JSON.stringify(file)})))`
  return new Worker(code, { eval: true, workerData, resourceLimits })
}
