/** Starts the thread's file: built beside the built server, or the source through the loader that development has. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '../../projectRoot.ts'

export function startPgliteWorker(dataDir: string): Worker {
  const workerData = { dataDir }
  // This code may be in a chunk of the bundle, one folder below the worker's own file.
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(join(projectRoot, 'dist/server/pgliteWorker.js'), { workerData })
  const loader = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/cjs$/, 'mjs')
  const source = new URL(/* @vite-ignore */ './pgliteWorker.ts', import.meta.url).href
  const code = `import(${JSON.stringify(pathToFileURL(loader).href)})
    .then(({ register }) => (register(), import(${JSON.stringify(source)})))`
  return new Worker(code, { eval: true, workerData })
}
