/**
 * The web app's service worker: the app's page and files come from this device, so that the app opens without a network.
 * Everything else, such as API calls, recordings and downloads, goes to the server untouched: nothing of a person is in
 * its caches.
 */
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { matchPage } from '#domain/access.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by the build at each place that names it. */
declare const BUILT: BuiltFiles
const built = BUILT

interface BuiltFiles {
  /** Changes with the page's content; the server adds its headers. */
  pageRevision: string
  /** Path of the script that the page of this build starts with. */
  startScript: string
  /** Files of the app. */
  app: { url: string; integrity: string }[]
  /** Paths of the analysis engine's files, which are large: each is kept when it was used first. */
  engine: string[]
}

const PAGE = '/'
const ENGINE_CACHE = 'engine'
const VERSIONS_CACHE = 'versions'
const LATEST_VERSION = '/latest-version'

const precache = new PrecacheController({
  cacheName: 'app',
  plugins: [{ cacheWillUpdate: async ({ response }) => requireThisBuild(response) }],
})
precache.addToCacheList([
  { url: PAGE, revision: built.pageRevision },
  ...built.app.map((file) => ({ ...file, revision: null })),
])

self.addEventListener('install', (event) => void precache.install(event))

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), removeOldFiles()]))
})

/** A new version takes over when the person says so, or when the app was closed. */
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && matchPage(url.pathname) !== null,
  async ({ request }) => (await precache.matchPrecache(PAGE)) ?? fetch(request),
)

const engineStrategy = new CacheFirst({ cacheName: ENGINE_CACHE })

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, event, url }) => {
    if (built.engine.includes(url.pathname)) return engineStrategy.handle({ request, event })
    // Also files of the version before: a page that was opened with it may still need them.
    return (await caches.match(url.href, MATCH)) ?? fetch(request)
  },
)

const MATCH = { cacheName: 'app', ignoreVary: true }

/**
 * Refuses what is no answer of the server, and a page of another version: while servers are replaced one by one, this
 * script and the page may come from two of them. The installation is repeated later.
 */
async function requireThisBuild(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const page = await response.text()
  return page.includes(built.startScript) ? new Response(page, { headers: response.headers }) : null
}

/** Keeps this version and the one before. */
async function removeOldFiles(): Promise<void> {
  const versions = await caches.open(VERSIONS_CACHE)
  const before = (await (await versions.match(LATEST_VERSION))?.json()) as string[] | undefined
  const current = [...precache.getURLsToCacheKeys().values()]
  await removeOthers(precache.strategy.cacheName, [...current, ...(before ?? [])])
  await removeOthers(ENGINE_CACHE, built.engine.map(absolute))
  await versions.put(LATEST_VERSION, Response.json(current))
}

const absolute = (path: string) => new URL(path, self.location.href).href

async function removeOthers(cacheName: string, urls: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set(urls)
  for (const request of await cache.keys()) if (!kept.has(request.url)) await cache.delete(request)
}
