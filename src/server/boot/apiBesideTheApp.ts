/** The API inside Vite's development server: loaded through Vite, and loaded anew at the next call after a change. */
import type { FastifyInstance } from 'fastify'
import type { Plugin, ViteDevServer } from 'vite'

const API_PATHS = /^\/(graphql|healthz|readyz|files|templates)(\/|\?|$)/
const API_SOURCES = /\/src\/(server|domain|api)\//

interface Loaded {
  app: FastifyInstance
  close: () => Promise<void>
}

export function apiBesideTheApp(): Plugin {
  return { name: 'api-beside-the-app', apply: 'serve', configureServer: serveApi }
}

function serveApi(vite: ViteDevServer): void {
  if (process.env['VITEST']) return
  let current: Promise<Loaded> | undefined
  /** The embedded database's folder is ours again only when the one before has closed. */
  let closed: Promise<void> = Promise.resolve()
  const drop = () => {
    const old = current
    current = undefined
    if (old) closed = closed.then(() => closeWhenLoaded(old))
  }
  vite.watcher.on('all', (_event, path) => {
    if (API_SOURCES.test(path)) drop()
  })
  vite.httpServer?.on('close', drop)
  vite.middlewares.use((request, response, next) => {
    if (!API_PATHS.test(request.url ?? '')) return next()
    current ??= closed.then(() => load(vite))
    current.then(({ app }) => app.routing(request, response), next)
  })
}

async function load(vite: ViteDevServer): Promise<Loaded> {
  const { loadForDevelopment } = (await vite.ssrLoadModule(
    '/src/server/boot/loadForDevelopment.ts',
  )) as {
    loadForDevelopment: () => Promise<Loaded>
  }
  return loadForDevelopment()
}

async function closeWhenLoaded(loaded: Promise<Loaded>): Promise<void> {
  const old = await loaded.catch(() => undefined)
  await old?.close()
}
