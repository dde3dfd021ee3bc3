/** Opens a page of the repository's own modules in a headless browser that draws WebGL in software. */
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { poseModel } from '../../../src/build/poseModel.ts'
import { findChromium } from '../../e2e/findChromium.mjs'

const ROOT = join(import.meta.dirname, '../../..')

export interface OpenedPage {
  page: Page
  close: () => Promise<void>
}

/** `file` is in the folder `browser`. */
export async function openPage(file: string): Promise<OpenedPage> {
  const server = await serveSources()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(`${addressOf(server)}/test/support/clips/browser/${file}`)
  return {
    page,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

/** Serves the modules as they are, without the app's configuration. */
async function serveSources(): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    cacheDir: join(ROOT, 'node_modules/.cache/clips'),
    logLevel: 'error',
    plugins: [poseModel()],
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { include: ['three', 'mediabunny', '@mediapipe/tasks-vision'], entries: [] },
  })
  return server.listen()
}

function addressOf(server: ViteDevServer): string {
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}
