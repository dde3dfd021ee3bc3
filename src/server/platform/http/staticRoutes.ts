/**
 * Serves the built web app: compressed files that browsers cache forever, and the page with a fresh nonce at every page
 * address. The app says at any other address that it does not exist.
 */
import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchPage } from '#domain/access.ts'
import { projectRoot } from '../settings/projectRoot.ts'
import type { Settings } from '../settings/settings.ts'
import { securityHeaders, WORKER_CONTENT_POLICY, webAppContentPolicy } from './securityHeaders.ts'

const NONCE_PLACEHOLDER = '__NONCE__'

const SCRIPT_URL = /^\/(assets\/[^?]+|serviceWorker)\.js(\?|$)/

/** Written into the service worker by the build. */
const PAGE_HEADERS_PLACEHOLDER = '__PAGE_HEADERS__'

export async function webAppRoutes(
  app: FastifyInstance,
  { webFolder, settings }: { webFolder: string; settings: Settings },
): Promise<void> {
  const root = resolve(webFolder)
  const path = join(root, 'index.html')
  const page = await readFile(path, 'utf8').catch((error: unknown) => {
    app.log.warn({ err: error }, `The web app is not served: ${path} cannot be read`)
    return null
  })
  if (page === null) return

  app.addHook('onRequest', (request, reply, next) => {
    if (SCRIPT_URL.test(request.url)) reply.header('content-security-policy', WORKER_CONTENT_POLICY)
    next()
  })
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    allowedPath: (path) => !path.endsWith('.html') && !/\.(br|gz)$/.test(path),
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(root, 'assets') + sep)
      reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const sendPage = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header('content-security-policy', webAppContentPolicy(nonce, settings))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE_PLACEHOLDER, nonce))
  }
  app.get('/', (_request, reply) => sendPage(reply))
  await serviceWorkerRoute(app, root, settings)
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && isPageUrl(url)) return sendPage(reply)
    reply.code(404)
    return isRead && acceptsHtml(request)
      ? sendPage(reply)
      : reply.send({ errors: [{ message: 'Page not found.' }] })
  })
}

/**
 * Serves the service worker. Browsers store the page with its headers, so its revision depends on them, too. Without
 * the file, which may be deleted to end its use, the address is not found, and the app removes the worker.
 */
async function serviceWorkerRoute(
  app: FastifyInstance,
  root: string,
  settings: Settings,
): Promise<void> {
  const built = await readFile(join(root, 'serviceWorker.js'), 'utf8').catch(() => null)
  if (built === null) return
  const headers = { ...securityHeaders(settings), policy: webAppContentPolicy('', settings) }
  const revision = createHash('sha256').update(JSON.stringify(headers)).digest('hex').slice(0, 16)
  const script = built.replaceAll(PAGE_HEADERS_PLACEHOLDER, revision)
  app.get('/serviceWorker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )
}

function isPageUrl(url: string): boolean {
  const [path = ''] = url.split('?')
  return matchPage(path) !== null
}

/** Browsers name HTML when they open an address; scripts, images and API clients do not. */
const acceptsHtml = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') ?? false

/** Serves the CSV import templates, which are public. */
export async function csvTemplateRoutes(app: FastifyInstance): Promise<void> {
  const folder = join(projectRoot, 'templates')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
  for (const name of names) {
    app.get(`/templates/${name}`, async (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'no-cache')
        .send(await readFile(join(folder, name))),
    )
  }
}
