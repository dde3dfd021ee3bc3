import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import { keypointClock } from './keypointClock.ts'

const FRAMES = [0, 0.1, 0.3, 0.4]

/** Callback of the browser's next frame; the argument is its time in milliseconds. */
let nextFrame: ((at: number) => void) | null = null

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: (at: number) => void) => {
    nextFrame = callback
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    nextFrame = null
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const pass = (...at: number[]) => {
  for (const now of at) nextFrame?.(now)
}

const playing = () => {
  const playback = createPlayback()
  const detach = playback.attach((report, state) => keypointClock(FRAMES, report, state))
  return { playback, detach }
}

describe('a playback of keypoints alone', () => {
  it('[22.10] shows each frame when its time has come, and ends paused at the end', () => {
    const { playback } = playing()
    const shownTimes: number[] = []
    playback.subscribe(() => shownTimes.push(playback.state().shown))
    playback.play()
    pass(1000, 1050, 1120, 1250, 1320, 1450, 2000)
    expect([...new Set(shownTimes)]).toEqual(FRAMES)
    expect(playback.state()).toMatchObject({ isPlaying: false })
    expect(playback.currentTime()).toBeCloseTo(0.4 + 0.4 / 3)
    playback.play()
    expect(playback.currentTime()).toBe(0)
  })

  it('[22.9] plays at the speed that is chosen', () => {
    const { playback } = playing()
    playback.setSpeed(0.1)
    playback.setSpeed(17)
    expect(playback.state().speed).toBe(0.1)
    playback.play()
    pass(0, 1000)
    expect(playback.state().shown).toBe(0.1)
  })

  it('[22.12] is paused where it is, and sought within the recording', () => {
    const { playback } = playing()
    playback.play()
    pass(0, 150)
    playback.pause()
    expect(playback.state()).toMatchObject({ isPlaying: false, shown: 0.1 })
    expect(nextFrame).toBeNull()
    playback.seek(-5)
    expect(playback.currentTime()).toBe(0)
    playback.seek(99)
    expect(playback.state()).toMatchObject({ shown: 0.4, isPlaying: false })
    expect(playback.currentTime()).toBeCloseTo(0.4 + 0.4 / 3)
  })
})

describe('a playback', () => {
  it('[22.12] remembers where it was sent before there was anything to play, and when what plays is replaced', () => {
    const playback = createPlayback()
    playback.seek(0.3)
    const detach = playback.attach((report, state) => keypointClock(FRAMES, report, state))
    expect(playback.state()).toMatchObject({ time: 0.3, shown: 0.3 })
    playback.play()
    detach()
    expect(playback.state().isPlaying).toBe(false)
    expect(nextFrame).toBeNull()
    playback.attach((report, state) => keypointClock(FRAMES, report, state))
    expect(playback.currentTime()).toBe(0.3)
  })
})
