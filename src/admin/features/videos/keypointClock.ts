/** A clock for keypoints without a video: shows the analysed frames at their times. */
import { framesEnd, frameIndexAt } from '#domain/videos/liftFrames.ts'
import type { MediaClock, PlaybackState, Report } from './createPlayback.ts'

export function keypointClock(
  times: readonly number[],
  report: Report,
  { time }: PlaybackState,
): MediaClock {
  const duration = framesEnd(times)
  let now = time
  let speed = 1
  let request = 0
  let lastTick: number | null = null

  const show = (isPlaying: boolean) => {
    const frameTime = times[frameIndexAt(times, now)] ?? 0
    report({ shown: frameTime, time: isPlaying ? frameTime : now, isPlaying })
  }
  const stop = () => {
    cancelAnimationFrame(request)
    lastTick = null
  }
  const tick = (at: number) => {
    const frameIndex = frameIndexAt(times, now)
    now = Math.min(duration, now + (lastTick === null ? 0 : ((at - lastTick) / 1000) * speed))
    lastTick = at
    if (now >= duration) {
      stop()
      show(false)
      return
    }
    if (frameIndexAt(times, now) !== frameIndex) show(true)
    request = requestAnimationFrame(tick)
  }

  report({ duration })
  return {
    play() {
      stop()
      if (now >= duration) now = 0
      show(true)
      request = requestAnimationFrame(tick)
    },
    pause() {
      stop()
      now = Math.min(duration, now)
      show(false)
    },
    goTo(seconds) {
      now = Math.min(duration, seconds)
      lastTick = null
      report({ shown: times[frameIndexAt(times, now)] ?? 0, time: now })
    },
    setSpeed: (newSpeed) => void (speed = newSpeed),
    end: stop,
  }
}
