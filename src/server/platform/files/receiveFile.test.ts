import { finished } from 'node:stream/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitStream } from './receiveFile.ts'

const ANY = { contentType: 'video/mp4', size: null, maxSize: 100 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('[35.9] waits for a file that comes slowly, and ends one that stops coming', async () => {
  const { stream, violation } = limitStream(ANY, 200)
  const ended = finished(stream.resume())
  for (let piece = 0; piece < 5; piece += 1) {
    vi.advanceTimersByTime(190)
    stream.write('x')
  }
  expect(stream.destroyed).toBe(false)
  vi.advanceTimersByTime(200)
  await expect(ended).rejects.toThrow('The upload stopped.')
  expect(violation()).toBeNull()
})
