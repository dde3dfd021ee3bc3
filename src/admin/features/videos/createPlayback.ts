/** The clock of a review workbench: where the recording is. Times are in seconds. */
import { isPlaybackSpeed } from '#domain/videos/playbackTime.ts'

export function createPlayback(): Playback {
  let state: PlaybackState = { time: 0, shown: 0, duration: 0, isPlaying: false, speed: 1 }
  let clock: MediaClock | null = null
  const listeners = new Set<() => void>()
  const report = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const clampTime = (seconds: number) =>
    Math.max(0, state.duration > 0 ? Math.min(seconds, state.duration) : seconds)

  const playback: Playback = {
    currentTime: () => state.time,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    seek(seconds) {
      report({ time: clampTime(seconds) })
      clock?.goTo(state.time)
    },
    play: () => clock?.play(),
    pause: () => clock?.pause(),
    toggle: () => (state.isPlaying ? playback.pause() : playback.play()),
    setSpeed(speed) {
      if (!isPlaybackSpeed(speed)) return
      report({ speed })
      clock?.setSpeed(speed)
    },
    attach(makeClock) {
      const attached = makeClock(report, state)
      clock = attached
      attached.setSpeed(state.speed)
      attached.goTo(state.time)
      return () => {
        attached.end()
        if (clock === attached) clock = null
        report({ isPlaying: false })
      }
    },
  }
  return playback
}

export interface Playback {
  /** Current position. Reading it does not subscribe a component. */
  currentTime: () => number
  /** Seeks, playing or not; positions outside the recording become its start or end. */
  seek: (seconds: number) => void
  pause: () => void
  play: () => void
  toggle: () => void
  setSpeed: (speed: number) => void
  state: () => PlaybackState
  /** Calls back on every change of state; returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void
  /** Attaches the clock that plays: a video or the keypoints alone. Returns how to detach it. */
  attach: (makeClock: (report: Report, state: PlaybackState) => MediaClock) => () => void
}

export interface PlaybackState {
  /** Current or requested position. */
  time: number
  /** Media time of the frame on screen; it follows `time` when a seek has ended. */
  shown: number
  /** 0 until it is known. */
  duration: number
  isPlaying: boolean
  speed: number
}

export type Report = (change: Partial<PlaybackState>) => void

/** Plays and reports what it does. */
export interface MediaClock {
  play: () => void
  pause: () => void
  goTo: (seconds: number) => void
  setSpeed: (speed: number) => void
  end: () => void
}
