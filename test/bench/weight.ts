/** What the browser fetches for the sign-in page and for the first list: requests and JavaScript (gzip), until rows are seen and after all came. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { build, root } from '../../src/server/boot/prepare.mjs'
import { findChromium } from '../e2e/findChromium.mjs'
import { startProduct } from '../support/startProduct.ts'

build()
const product = await startProduct({})
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({ baseURL: product.address })
  const button = (page: Page) => page.getByRole('button', { name: 'Sign in' })
  await weigh(context, '/', (page) => button(page).waitFor())
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Email').fill('super@northwind.example')
  await page.getByLabel('Password', { exact: true }).fill('Liftwise-demo-1')
  await button(page).click()
  await page.waitForURL(/clientId/)
  await page.close()
  for (const path of ['/allobservations', '/home', '/users', '/aiaccuracy'])
    await weigh(context, path, (opened) =>
      opened.locator('main tbody tr td a, main li a, main a').first().waitFor(),
    )
} finally {
  await browser.close()
  await product.stop()
}

async function weigh(
  context: BrowserContext,
  path: string,
  seen: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(path)
  await seen(page)
  const first = told(fetched)
  await page.waitForLoadState('networkidle')
  console.log(`${path.padEnd(18)} until seen: ${first}   in the end: ${told(fetched)}`)
  await page.close()
}

function told(fetched: string[]): string {
  const scripts = new Set(fetched.filter((path) => path.endsWith('.js')))
  const bytes = [...scripts].reduce((sum, path) => sum + gzippedSize(path), 0)
  return `${String(fetched.length).padStart(3)} requests, ${(bytes / 1000).toFixed(0).padStart(4)} kB`
}

function gzippedSize(path: string): number {
  return gzipSync(readFileSync(join(root, 'dist/client', path))).length
}
