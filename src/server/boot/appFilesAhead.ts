/** Leaves in the page, unused, the links that fetch the signed-in app: sign-in puts them to use before they are needed. */
import type { Plugin } from 'vite'

export function appFilesAhead(): Plugin {
  return {
    name: 'app-files-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const app = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(APP)))
        if (!app) throw new Error(`${APP} is in no file of the build.`)
        const files = [app.fileName, ...app.imports].filter((name) => !html.includes(name))
        const children = files.map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
        }))
        return [{ tag: 'template', attrs: { id: 'app-files' }, children, injectTo: 'head' }]
      },
    },
  }
}

const APP = '/src/admin/App.tsx'
