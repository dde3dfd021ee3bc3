/**
 * Adds links that load what every page starts with beside the page's own script, and a template with the links of the
 * signed-in app's files: used at once for people who are signed in, and by the sign-in screen in advance.
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
        const start = filesOf(START_MODULE, chunks).filter((name) => !html.includes(name))
        const app = APP_MODULES.flatMap((module) => filesOf(module, chunks)).filter(
          (name, at, all) =>
            all.indexOf(name) === at && !html.includes(name) && !start.includes(name),
        )
        return [
          ...start.map((name) => ({ ...preload(name), injectTo: 'head' as const })),
          {
            tag: 'template',
            attrs: { id: 'app-files' },
            children: app.map(preload),
            injectTo: 'head',
          },
          { tag: 'script', children: PRELOAD_WHEN_SIGNED_IN, injectTo: 'head' },
        ]
      },
    },
  }
}

const START_MODULE = '/src/admin/AppRouter.tsx'
/** The app and most people's first page. */
const APP_MODULES = ['/src/admin/App.tsx', '/observations/ObservationList.tsx']

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

/** No paint waits for it: Lighthouse takes files of a higher priority that came before the outline for what it waited for. */
const preload = (name: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}`, fetchpriority: 'low' },
})

/** Uses the token store's key. */
const PRELOAD_WHEN_SIGNED_IN = `try {
      if (localStorage.getItem('access_token'))
        document.head.append(document.getElementById('app-files').content)
    } catch {
      // The page says what to allow.
    }`
