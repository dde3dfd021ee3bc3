/** Inlines the icon and the styles that every page needs first. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'

export function inlinePage(): Plugin {
  let folder = ''
  return {
    name: 'page-in-one',
    apply: 'build',
    configResolved({ publicDir }) {
      folder = publicDir
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const icon = await readFile(join(folder, ICON), 'utf8')
        const tags: HtmlTagDescriptor[] = []
        let page = html.replace(
          `href="${ICON}"`,
          `href="data:image/svg+xml,${encodeURIComponent(icon)}"`,
        )
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset') continue
          const linked = new RegExp(`\\s*<link rel="stylesheet"[^>]*href="/${file.fileName}"[^>]*>`)
          if (linked.test(page)) {
            page = page.replace(linked, '')
            tags.push({ tag: 'style', children: String(file.source), injectTo: 'head' })
          }
        }
        return { html: page, tags }
      },
    },
  }
}

const ICON = '/favicon.svg'
