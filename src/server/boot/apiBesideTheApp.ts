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
  const drop = async () => {
    const old = await current?.catch(() => undefined)
    current = undefined
    await old?.close()
  }
  vite.watcher.on('all', (_event, path) => {
    if (API_SOURCES.test(path)) void drop()
  })
  vite.httpServer?.on('close', () => void drop())
  vite.middlewares.use((request, response, next) => {
    if (!API_PATHS.test(request.url ?? '')) return next()
    current ??= load(vite)
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
