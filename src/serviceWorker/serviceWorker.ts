/**
 * The web app's service worker: the app's page and files come from this device, so that the app opens without a network.
 * Everything else, such as API calls, recordings and downloads, goes to the server untouched: nothing of a person is in
 * its caches.
 */
import { PrecacheController } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { matchPage } from '#domain/access.ts'
import { isOwnAnswer } from '#domain/ownAnswer.ts'

declare const self: ServiceWorkerGlobalScope

/** Written by the build at each place that names it. */
declare const BUILT: BuiltFiles
const built = BUILT

interface BuiltFiles {
  /** Changes with the page's content; the server adds its headers. */
  pageRevision: string
  /** Path of the script that the page of this build starts with. */
  startScript: string
  /** Files of the app, with its English texts. */
  app: BuiltFile[]
  /** Texts and documents of each other language: those of the one last used are kept. */
  languages: Record<string, BuiltFile[]>
  /** Paths of the analysis engine's files, which are large: each is kept when it was used first. */
  engine: string[]
}

interface BuiltFile {
  url: string
  integrity: string
}

const PAGE = '/'
const ENGINE_CACHE = 'engine'
const VERSIONS_CACHE = 'versions'
const LATEST_VERSION = '/latest-version'
const LANGUAGE = '/language'

const precache = new PrecacheController({
  cacheName: 'app',
  plugins: [{ cacheWillUpdate: async ({ response }) => requireThisBuild(response) }],
})
precache.addToCacheList([
  { url: PAGE, revision: built.pageRevision },
  ...built.app.map((file) => ({ ...file, revision: null })),
])

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([precache.install(event), keepLanguageLastUsed()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), removeOldFiles()]))
})

self.addEventListener('message', (event) => {
  const message = event.data as { type?: string; language?: string } | null
  // A new version takes over when the person says so, or when the app was closed.
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message?.type === 'LANGUAGE') event.waitUntil(keepLanguage(message.language ?? ''))
})

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && matchPage(url.pathname) !== null,
  async ({ request }) => (await precache.matchPrecache(PAGE)) ?? fetch(request),
)

const engineStrategy = new CacheFirst({
  cacheName: ENGINE_CACHE,
  plugins: [{ cacheWillUpdate: async ({ response }) => (isOwnAnswer(response) ? response : null) }],
})

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

/** Files of other languages stay until there are two newer versions. */
async function keepLanguage(language: string): Promise<void> {
  const versions = await caches.open(VERSIONS_CACHE)
  await versions.put(LANGUAGE, new Response(language))
  const cache = await caches.open(precache.strategy.cacheName)
  const missing: Request[] = []
  for (const { url, integrity } of built.languages[language] ?? [])
    if (!(await cache.match(url, MATCH))) missing.push(new Request(url, { integrity }))
  await cache.addAll(missing)
}

/** So that the app opens in it without a network, also with a new version. */
async function keepLanguageLastUsed(): Promise<void> {
  const last = await caches.match(LANGUAGE, { cacheName: VERSIONS_CACHE })
  if (last) await keepLanguage(await last.text())
}

/** Keeps this version and the one before. */
async function removeOldFiles(): Promise<void> {
  const versions = await caches.open(VERSIONS_CACHE)
  const before = (await (await versions.match(LATEST_VERSION))?.json()) as string[] | undefined
  const current = [
    ...precache.getURLsToCacheKeys().values(),
    ...Object.values(built.languages).flatMap((files) => files.map(({ url }) => absolute(url))),
  ]
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
