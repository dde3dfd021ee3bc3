/** Encodes the anonymous overlay: lines on a plain background, drawn from keypoints and never from a picture. */
import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_VERY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { analysisFailure } from './analysisFailure.ts'
import { drawPerson } from './drawPerson.ts'

export interface OverlayOptions {
  /** Width and height of the recording; only their ratio counts. */
  width: number
  height: number
  /** Seconds: the last frame lasts until then. */
  duration: number
}

/** Its frames have the times of the given ones. Throws NO_WEBCODECS where this browser encodes no video. */
export async function encodeOverlay(
  frames: readonly PoseFrame[],
  { duration, ...recording }: OverlayOptions,
): Promise<Blob> {
  const size = overlaySize(recording)
  const format = await chooseFormat(size)
  const canvas = new OffscreenCanvas(size.width, size.height)
  // Drawn in memory, which is faster wherever the graphics card is emulated.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!format || !context) throw analysisFailure('NO_WEBCODECS')
  const target = new BufferTarget()
  const output = new Output({ target, format: format.container() })
  const source = new CanvasSource(canvas, {
    codec: format.codec,
    quality: QUALITY_VERY_HIGH,
    keyFrameInterval: SECONDS_TO_SEEK,
  })
  output.addVideoTrack(source)
  await output.start()
  for (const [index, frame] of frames.entries()) {
    const end = frames[index + 1]?.timestamp ?? Math.max(duration, frame.timestamp + LAST_FRAME)
    context.fillStyle = OVERLAY_BACKGROUND
    context.fillRect(0, 0, size.width, size.height)
    drawPerson(context, frame, { height: size.height, colour: OVERLAY_LINES })
    await source.add(frame.timestamp, end - frame.timestamp)
  }
  await output.finalize()
  return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: format.type })
}

export const OVERLAY_BACKGROUND = '#f1f1ec'
export const OVERLAY_LINES = '#22303c'

/** Seconds between frames that can be shown without those before. */
const SECONDS_TO_SEEK = 1
/** Seconds that a frame lasts at least. */
const LAST_FRAME = 1 / 30

const LONG_SIDE = 540

/** Returns even sizes, which the codecs need, with the recording's ratio. */
export function overlaySize({ width, height }: { width: number; height: number }): {
  width: number
  height: number
} {
  const scale = LONG_SIDE / Math.max(width, height)
  const even = (side: number) => Math.max(2, Math.round((side * scale) / 2) * 2)
  return { width: even(width), height: even(height) }
}

interface OverlayFormat {
  codec: VideoCodec
  type: string
  container: () => Mp4OutputFormat | WebMOutputFormat
}

/** Best first: every browser plays the first one. */
const FORMATS: readonly OverlayFormat[] = [
  { codec: 'avc', type: 'video/mp4', container: () => new Mp4OutputFormat() },
  { codec: 'vp9', type: 'video/webm', container: () => new WebMOutputFormat() },
  { codec: 'vp8', type: 'video/webm', container: () => new WebMOutputFormat() },
]

async function chooseFormat(size: {
  width: number
  height: number
}): Promise<OverlayFormat | null> {
  for (const format of FORMATS)
    if (await canEncodeVideo(format.codec, { ...size, quality: QUALITY_VERY_HIGH })) return format
  return null
}
