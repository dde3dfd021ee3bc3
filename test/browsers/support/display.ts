/** A screen that nobody sees, for browsers that need one. */
import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

export interface Display {
  /** For the environment variable DISPLAY. */
  name: string
  close: () => void
}

export async function openDisplay(): Promise<Display> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1920x1080x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  process.once('exit', () => server.kill())
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)))
    ;(server.stdio[3] as Readable).once('data', (text: Buffer) => resolve(text.toString().trim()))
  })
  return { name: `:${number}`, close: () => void server.kill() }
}
