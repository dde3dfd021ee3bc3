/**
 * Renders the demo's recordings of the computed worker with a local Chromium and ffmpeg; run once by hand: `npx tsx
 * src/server/app/demo/recordings/renderRecordings.ts`.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import {
  FRAMES_PER_SECOND,
  LIFT_SECONDS,
  type LiftStyle,
  type Point,
  poseAt,
} from '../liftMotion.ts'

const WIDTH = 304
const HEIGHT = 540
const BONES = [
  [11, 12],
  [11, 23],
  [12, 24],
  [23, 24],
  [11, 13],
  [13, 15],
  [12, 14],
  [14, 16],
  [23, 25],
  [25, 27],
  [27, 31],
  [24, 26],
  [26, 28],
  [28, 32],
  [27, 29],
  [28, 30],
] as const

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
for (const style of ['squat', 'stoop', 'reach', 'twist'] as const) await record(style)
await browser.close()

async function record(style: LiftStyle): Promise<void> {
  const target = join(import.meta.dirname, `${style}.mp4`)
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'image2pipe',
      '-framerate',
      String(FRAMES_PER_SECOND),
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      '30',
      '-g',
      '15',
      '-movflags',
      '+faststart',
      target,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  for (let frame = 0; frame < LIFT_SECONDS * FRAMES_PER_SECOND; frame += 1) {
    await page.setContent(drawing(style, frame / FRAMES_PER_SECOND))
    encoder.stdin.write(await page.screenshot())
  }
  encoder.stdin.end()
  await new Promise((resolve) => encoder.once('exit', resolve))
}

function drawing(style: LiftStyle, seconds: number): string {
  const { points, box } = poseAt(style, seconds)
  const at = (index: number) => seen(points[index] as Point)
  const line = ([from, to]: readonly [number, number]) => {
    const [a, b] = [at(from), at(to)]
    return `<line x1="${a[0]}" y1="${a[1]}" x2="${b[0]}" y2="${b[1]}"/>`
  }
  const [headX, headY] = at(0)
  const [boxX, boxY] = seen(box)
  return `<body style="margin:0"><svg width="${WIDTH}" height="${HEIGHT}" style="background:#f1f1ec">
    <rect y="455" width="${WIDTH}" height="85" fill="#dcdcd4"/>
    <rect x="${boxX - 30}" y="${boxY - 26}" width="60" height="52" rx="4" fill="#d9b27c" stroke="#8a6a3a" stroke-width="3"/>
    <g stroke="#22303c" stroke-width="9" stroke-linecap="round">${BONES.map(line).join('')}</g>
    <circle cx="${headX}" cy="${headY}" r="23" fill="#22303c"/></svg></body>`
}

/** Projects a point for a camera 60° from the front, at hip height, 3 m away. */
function seen([x, y, z]: Point): [number, number] {
  const yaw = (60 * Math.PI) / 180
  const across = x * Math.sin(yaw) - z * Math.cos(yaw)
  return [WIDTH / 2 - 45 + across * 215, 470 - y * 215]
}
