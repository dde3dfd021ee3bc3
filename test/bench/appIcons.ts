/** `npm run bench -- icons`: draws the icons of the installed app from public/favicon.svg into public/icons. */
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { root } from '#server/app/prepare.mjs'
import { findChromium } from '../e2e/findChromium.mjs'

const COLOUR = '#faa61a'

/** `mark`: its share of the width. Systems cut masked icons, and round what has no corners of its own. */
const ICONS = [
  { name: 'icon-192', size: 192, mark: 1, background: 'transparent' },
  { name: 'icon-512', size: 512, mark: 1, background: 'transparent' },
  { name: 'icon-180', size: 180, mark: 0.9, background: COLOUR },
  { name: 'maskable-512', size: 512, mark: 0.72, background: COLOUR },
]

const folder = join(root, 'public/icons')
mkdirSync(folder, { recursive: true })
const svg = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const { name, size, mark, background } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">
     <img width="${Math.round(size * mark)}" src="data:image/svg+xml,${encodeURIComponent(svg)}">`,
  )
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true })
}
await browser.close()
