/** Opens a headless browser that draws and encodes clips with WebGL in software. */
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { findChromium } from '../../e2e/findChromium.mjs'
import type { Studio } from './browser/studio.ts'
import type { ClipPlan } from './clipPlan.ts'

const ROOT = join(import.meta.dirname, '../../..')

export interface OpenStudio {
  /** Returns the picture at a second as a PNG. */
  photograph(plan: ClipPlan, seconds: number): Promise<Buffer>
  film(plan: ClipPlan): Promise<{ bytes: Buffer; type: 'mp4' | 'webm' }>
  close(): Promise<void>
}

export async function openStudio(): Promise<OpenStudio> {
  const server = await serveSources()
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  })
  const page = await browser.newPage()
  await page.goto(`${addressOf(server)}/test/support/clips/browser/studio.html`)
  await page.waitForFunction(() => window.studio !== undefined)
  return {
    photograph: async (plan, seconds) => {
      const url = await inStudio(page, 'photograph', [plan, seconds])
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    film: async (plan) => {
      const { base64, type } = await inStudio(page, 'film', [plan])
      const bytes = Buffer.from(base64, 'base64')
      return { bytes: plan.fault === 'NOT_DECODABLE' ? damaged(bytes) : bytes, type }
    },
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}

/** Serves the repository's modules as they are, without the app's configuration. */
function serveSources(): Promise<ViteDevServer> {
  return createServer({
    configFile: false,
    root: ROOT,
    cacheDir: join(ROOT, 'node_modules/.cache/clips'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
    optimizeDeps: { include: ['three', 'mediabunny'], entries: [] },
  }).then((server) => server.listen())
}

function addressOf(server: ViteDevServer): string {
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}

function inStudio<Name extends keyof Studio>(
  page: Page,
  name: Name,
  parameters: Parameters<Studio[Name]>,
): Promise<Awaited<ReturnType<Studio[Name]>>> {
  return page.evaluate(
    ([name, parameters]) =>
      (window.studio?.[name as Name] as (...given: unknown[]) => never)(
        ...(parameters as unknown[]),
      ),
    [name, parameters] as const,
  )
}

/** Keeps the file's head, and loses the bytes that the rest needs. */
const damaged = (bytes: Buffer): Buffer => bytes.subarray(0, Math.round(bytes.length * 0.02) + 200)
