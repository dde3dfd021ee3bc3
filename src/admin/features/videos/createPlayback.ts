/** The one clock of a review workbench: where the recording stands, told to whoever shows it. Times are in seconds. */
import { isPlaybackSpeed } from '#domain/videos/playbackTime.ts'

export function createPlayback(): Playback {
  let state: PlaybackState = { time: 0, shown: 0, duration: 0, isPlaying: false, speed: 1 }
  let clock: MediaClock | null = null
  const listeners = new Set<() => void>()
  const report = (change: Partial<PlaybackState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const within = (seconds: number) =>
    Math.max(0, state.duration > 0 ? Math.min(seconds, state.duration) : seconds)

  const playback: Playback = {
    currentTime: () => state.time,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    seek(seconds) {
      report({ time: within(seconds) })
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
  /** Where the recording stands now. Reading it does not make a component follow it. */
  currentTime: () => number
  /** Goes there, playing or not; what lies outside the recording becomes its start or end. */
  seek: (seconds: number) => void
  pause: () => void
  play: () => void
  toggle: () => void
  setSpeed: (speed: number) => void
  state: () => PlaybackState
  /** Told whenever the state changes; answers how to stop. */
  subscribe: (listener: () => void) => () => void
  /** What plays: the video itself, or the keypoints alone. Answers how to take it away. */
  attach: (makeClock: (report: Report, state: PlaybackState) => MediaClock) => () => void
}

export interface PlaybackState {
  /** Where the recording stands, or was asked to stand. */
  time: number
  /** The media time of the picture on the screen, which follows `time` when a seek has ended. */
  shown: number
  /** 0 until it is known. */
  duration: number
  isPlaying: boolean
  speed: number
}

export type Report = (change: Partial<PlaybackState>) => void

/** What really plays, and reports what it does. */
export interface MediaClock {
  play: () => void
  pause: () => void
  goTo: (seconds: number) => void
  setSpeed: (speed: number) => void
  end: () => void
}
