/** Films a moving pattern with the MediaRecorder of the browsers themselves; Debian's WebKitGTK has none. */
import { tmpdir } from 'node:os'
import { chromium } from 'playwright-core'
import type { BrowserPage } from '../browsers/support/browserPage.ts'
import { openFirefox } from '../browsers/support/firefox.ts'
import { findChromium } from '../e2e/findChromium.mjs'

/** Each film's name and bytes; names begin with the browser's. */
export async function recordInBrowsers(): Promise<[name: string, film: Buffer][]> {
  const films: [string, Buffer][] = []
  const chrome = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const page = await chrome.newPage()
  const inChromium = (type: string) =>
    page.evaluate<string>(`(async (input) => {${RECORD}})(${JSON.stringify(type)})`)
  for (const [name, type] of CHROMIUM_FILMS) films.push([name, decoded(await inChromium(type))])
  await chrome.close()
  films.push(['firefox-recorder.webm', await recordIn(await openFirefox(tmpdir()), 'video/webm')])
  return films
}

const CHROMIUM_FILMS = [
  ['chromium-recorder.webm', 'video/webm'],
  ['chromium-recorder.mp4', 'video/mp4;codecs=vp9'],
] as const

async function recordIn(page: BrowserPage, type: string): Promise<Buffer> {
  try {
    await page.open('about:blank')
    return decoded(await page.run<string>(RECORD, type))
  } finally {
    await page.close()
  }
}

const decoded = (base64: string): Buffer => Buffer.from(base64, 'base64')

/** The body of an async function of `input`, the type. */
const RECORD = `
  const canvas = document.createElement('canvas')
  canvas.width = 160
  canvas.height = 120
  document.body.append(canvas)
  const context = canvas.getContext('2d')
  let step = 0
  const timer = setInterval(() => {
    context.fillStyle = '#003057'
    context.fillRect(0, 0, 160, 120)
    context.fillStyle = '#faa61a'
    context.fillRect((step++ * 5) % 160, 40, 30, 40)
  }, 1000 / 15)
  const recorder = new MediaRecorder(canvas.captureStream(15), { mimeType: input, videoBitsPerSecond: 40000 })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => { recorder.onstop = resolve })
  recorder.start()
  await new Promise((resolve) => setTimeout(resolve, 2200))
  recorder.stop()
  await stopped
  clearInterval(timer)
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)`
