/** A video element as the clock of a playback: its time is the media time of the frame on screen. */
import type { MediaClock, Report } from './createPlayback.ts'

export function videoClock(video: HTMLVideoElement, report: Report): MediaClock {
  const ended = new AbortController()
  /** Position of a seek that was requested during another; only the newest is executed. */
  let pendingSeek: number | null = null
  let frameRequest = 0
  /** Live recorders write no length: the browser tells it once it has been at the end. */
  let isMeasuring = false

  const goTo = (seconds: number) => {
    // A video ignores seeks until its metadata has loaded.
    if (video.seeking || video.readyState === 0) pendingSeek = seconds
    else video.currentTime = seconds + FRAME_OFFSET
  }
  const seekPending = () => {
    if (pendingSeek === null) return
    const seconds = pendingSeek
    pendingSeek = null
    goTo(seconds)
  }
  const showTime = (mediaTime: number) => {
    if (isMeasuring) return
    report(
      video.paused || video.seeking ? { shown: mediaTime } : { shown: mediaTime, time: mediaTime },
    )
  }
  const watchFrames = () => {
    frameRequest = video.requestVideoFrameCallback((_now, { mediaTime }) => {
      showTime(mediaTime)
      watchFrames()
    })
  }

  const on = (events: string, listener: () => void) => {
    for (const event of events.split(' '))
      video.addEventListener(event, listener, { signal: ended.signal })
  }
  const reportLength = () => {
    if (Number.isFinite(video.duration)) {
      report({ duration: video.duration })
      if (isMeasuring) pendingSeek ??= 0
      isMeasuring = false
    } else if (video.duration === Infinity && video.readyState > 0 && !isMeasuring) {
      isMeasuring = true
      video.currentTime = BEYOND_ANY_END
    }
  }
  on('loadedmetadata durationchange', () => {
    reportLength()
    if (!video.seeking) seekPending()
  })
  on('seeked', seekPending)
  on('play playing', () => report({ isPlaying: true }))
  on('pause', () => report({ isPlaying: false }))
  on('ended', () => report({ isPlaying: false, time: video.duration }))
  if ('requestVideoFrameCallback' in video) watchFrames()
  else on('timeupdate seeked loadeddata', () => showTime(timeOf(video)))
  reportLength()

  return {
    // A refused or interrupted play leaves the video paused, which the pause event reports.
    play: () => void video.play().catch(() => report({ isPlaying: false })),
    pause: () => video.pause(),
    goTo,
    setSpeed(speed) {
      video.playbackRate = speed
      video.defaultPlaybackRate = speed
    },
    end() {
      ended.abort()
      if (frameRequest) video.cancelVideoFrameCallback(frameRequest)
      video.pause()
    },
  }
}

/** Seconds. Timestamps are whole milliseconds: without this offset a seek may end on the frame before. */
const FRAME_OFFSET = 0.000_9

/** Seconds. */
const BEYOND_ANY_END = 1e9

const timeOf = (video: HTMLVideoElement): number => video.currentTime
