/**
 * Starts a worker thread from its file: the built one in the server's folder, or in development the source through tsx.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../settings/projectRoot.ts'

export interface ThreadEntry {
  /** Name of the entry in the built server. */
  name: string
  /** Path of the source below src/server. */
  source: string
  /** A smaller heap is garbage-collected sooner. */
  maxHeapMb?: number
}

export function startThread({ name, source, maxHeapMb }: ThreadEntry, workerData: object): Worker {
  const resourceLimits = maxHeapMb ? { maxOldGenerationSizeMb: maxHeapMb } : {}
  // The bundler may put this code into a chunk, one folder below the thread's file.
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
