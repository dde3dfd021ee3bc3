/**
 * Adds preload links of what renders the page, of the public pages, and of the signed-in app with its first screen. For
 * signed-in people the latter are used immediately, in parallel with the page's own files; otherwise those of the public
 * pages, and the sign-in screen uses the app's in advance.
 */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

export function preloadAppFiles(): Plugin {
  return {
    name: 'app-files-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const loaded = new Set(
          chunks.map(({ fileName }) => fileName).filter((name) => html.includes(name)),
        )
        const start = filesOf(START_MODULE, chunks).filter((name) => !loaded.has(name))
        for (const name of start) loaded.add(name)
        const publicPages = filesOf(PUBLIC_MODULE, chunks).filter((name) => !loaded.has(name))
        const app = filesOf(APP_MODULE, chunks).filter((name) => !loaded.has(name))
        const screens = SCREENS.map(({ path, module, isHome = false }) =>
          template(
            { 'data-path': path, ...(isHome ? { 'data-home': true } : {}) },
            filesOf(module, chunks).filter((name) => !loaded.has(name) && !app.includes(name)),
          ),
        )
        return [
          ...start.map((name) => ({ ...preload(name), injectTo: 'head' as const })),
          template({ id: 'public-files' }, publicPages),
          template({ id: 'app-files' }, app),
          ...screens,
          { tag: 'script', children: PRELOAD_WHEN_SIGNED_IN, injectTo: 'head' },
        ]
      },
    },
  }
}

/** What the page's script loads when it has sent the first requests. */
const START_MODULE = '/src/admin/renderApp.tsx'
const PUBLIC_MODULE = '/signin/PublicPages.tsx'
const APP_MODULE = '/src/admin/App.tsx'

/** Screens that take several files, and regular expressions of their paths; the first that matches counts. */
const SCREENS: readonly Screen[] = [
  { path: '^/allobservations$', module: '/observations/ObservationList.tsx', isHome: true },
  { path: '^/home$', module: '/features/dashboard/Dashboard.tsx' },
  { path: '^/allobservations/addObservation$', module: '/observations/form/AddObservation.tsx' },
  { path: '^/allobservations/[^/]+$', module: '/observations/detail/ObservationShow.tsx' },
]

interface Screen {
  path: string
  module: string
  /** Most people's first page: the sign-in screen fetches its files in advance. */
  isHome?: boolean
}

/** Returns the chunk of a module and all chunks that it imports. */
function filesOf(module: string, chunks: Rolldown.OutputChunk[]): string[] {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`${module} is in no file of the build.`)
  const files = new Set([chunk.fileName])
  // The loop reaches what it adds.
  for (const file of files)
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      files.add(name)
  return [...files]
}

const template = (attrs: Record<string, string | boolean>, files: string[]): HtmlTagDescriptor => ({
  tag: 'template',
  attrs,
  children: files.map(preload),
  injectTo: 'head',
})

/** No paint waits for it: Lighthouse takes files of a higher priority that came before the outline for what it waited for. */
const preload = (name: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}`, fetchpriority: 'low' },
})

/**
 * Uses the token store's key. A browser's first format of a date or number takes long: here it is over before the first
 * paint, while the first files are on their way.
 */
const PRELOAD_WHEN_SIGNED_IN = `if (isSignedIn()) {
      const screen = [...document.querySelectorAll('template[data-path]')].find(({ dataset }) =>
        new RegExp(dataset.path).test(location.pathname))
      document.head.append(document.getElementById('app-files').content, ...(screen ? [screen.content] : []))
      setTimeout(() => new Intl.DateTimeFormat())
    } else document.head.append(document.getElementById('public-files').content)
    function isSignedIn() {
      try {
        return localStorage.getItem('access_token')
      } catch {
        // The page says what to allow.
      }
    }`
