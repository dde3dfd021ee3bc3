/** Serves the API in Vite's development server: loaded through Vite, and reloaded at the next call after a change. */
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Plugin, ViteDevServer } from 'vite'

const API_PATHS = /^\/(graphql|healthz|readyz|files|recordings|downloads|templates)(\/|\?|$)/
const API_SOURCES = /\/src\/(server|domain|api)\//

interface LoadedApi {
  app: FastifyInstance
  close: () => Promise<void>
}

export function apiMiddleware(): Plugin {
  return { name: 'api-beside-the-app', apply: 'serve', configureServer: serveApi }
}

function serveApi(vite: ViteDevServer): void {
  if (process.env['VITEST']) return
  let current: RunningApi | undefined
  /** Resolves when the previous API has closed and released the embedded database's folder. */
  let closed: Promise<void> = Promise.resolve()
  const drop = () => {
    const old = current
    current = undefined
    if (old) closed = closed.then(() => closeApi(old))
  }
  vite.watcher.on('all', (_event, path) => {
    if (API_SOURCES.test(path)) drop()
  })
  vite.httpServer?.on('close', drop)
  vite.middlewares.use((request, response, next) => {
    if (!API_PATHS.test(request.url ?? '')) return next()
    const { answering, loaded } = (current ??= {
      answering: new Set(),
      loaded: closed.then(() => loadApi(vite)),
    })
    answering.add(response)
    response.once('close', () => answering.delete(response))
    loaded.then(({ app }) => app.routing(request, response), next)
  })
}

interface RunningApi {
  loaded: Promise<LoadedApi>
  /** Responses in progress. */
  answering: Set<ServerResponse>
}

async function loadApi(vite: ViteDevServer): Promise<LoadedApi> {
  const { loadForDevelopment } = (await vite.ssrLoadModule(
    '/src/server/app/loadForDevelopment.ts',
  )) as {
    loadForDevelopment: () => Promise<LoadedApi>
  }
  return loadForDevelopment()
}

/**
 * Waits for responses in progress before closing: the app does not listen itself, so it would not wait for their
 * connections.
 */
async function closeApi({ loaded, answering }: RunningApi): Promise<void> {
  const old = await loaded.catch(() => undefined)
  await Promise.all([...answering].map((response) => once(response, 'close')))
  await old?.close()
}
