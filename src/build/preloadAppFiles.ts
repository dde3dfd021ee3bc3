/**
 * Adds preload links of the signed-in app to the page. For signed-in people they are used immediately, in parallel with
 * the page's own files; otherwise the sign-in screen uses them in advance.
 */
import type { Plugin } from 'vite'

export function preloadAppFiles(): Plugin {
  return {
    name: 'app-files-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(APP_MODULE)))
        if (!app) throw new Error(`${APP_MODULE} is in no file of the build.`)
        const files = [app.fileName, ...app.imports].filter((name) => !html.includes(name))
        const children = files.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
        }))
        return [
          { tag: 'template', attrs: { id: 'app-files' }, children, injectTo: 'head' },
          { tag: 'script', children: PRELOAD_WHEN_SIGNED_IN, injectTo: 'head' },
        ]
      },
    },
  }
}

const APP_MODULE = '/src/admin/App.tsx'

/** Uses the token store's key. */
const PRELOAD_WHEN_SIGNED_IN = `if (localStorage.getItem('access_token'))
      document.head.append(document.getElementById('app-files').content)`
