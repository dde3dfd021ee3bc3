/** Reads the pictures of a recording, each with its exact time. */
import { EncodedPacketSink, type InputVideoTrack, type Rotation, VideoSampleSink } from 'mediabunny'
import { MAX_ANALYSIS_SECONDS, MIN_ANALYSIS_SECONDS } from '#domain/videos/poseFrames.ts'
import { analysisFailure, failingAs } from './analysisFailure.ts'
import type { AnalysisRequest, RecordingPart } from './analysisMessages.ts'
import './opaqueDecoder.ts'
import { openTrack } from './openTrack.ts'
import { pickFrames } from './pickFrames.ts'

export interface Recording {
  /** Pixels as shown. */
  width: number
  height: number
  /** Seconds of the part, as far as it can be read. */
  duration: number
  /** Its end is missing. */
  isCutOff: boolean
  /** Times of the frames to analyse. */
  times: number[]
  /** Decodes them, or those of other times, in order; throws NOT_DECODABLE. All share one canvas. */
  pictures: (times?: readonly number[]) => AsyncGenerator<Picture>
}

export interface Picture {
  /** Seconds from the start of the part. */
  timestamp: number
  canvas: OffscreenCanvas
}

/** Longer sides are scaled down: the person in the picture needs no more. */
const MAX_SIDE = 640

/** Throws what `openTrack` and `planRecording` throw, NOT_DECODABLE and HEVC. */
export const readRecording = (
  file: Blob,
  { part, turn }: Pick<AnalysisRequest, 'part' | 'turn'>,
): Promise<Recording> =>
  failingAs('NOT_DECODABLE', async () => {
    const track = await openTrack(file)
    const { start, end, times, isCutOff } = await planRecording(track, part)
    if (!(await track.canDecode()))
      throw analysisFailure((await track.getCodec()) === 'hevc' ? 'HEVC' : 'NOT_DECODABLE')
    const view = await viewOf(track, turn)
    const pictures = (some?: readonly number[]) =>
      decode(track, some?.map((time) => time + start) ?? times, { start, view })
    return { ...view, duration: end - start, isCutOff, times, pictures }
  })

interface View {
  /** Pixels as shown. */
  width: number
  height: number
  /** Rotation of the decoder's pictures. */
  rotation: Rotation
}

async function viewOf(track: InputVideoTrack, turn: Rotation): Promise<View> {
  const rotation = (((await track.getRotation()) + turn) % 360) as Rotation
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  return turn % 180 === 0 ? { width, height, rotation } : { width: height, height: width, rotation }
}

interface RecordingPlan extends RecordingPart {
  /** Times of the frames to analyse. */
  times: number[]
  isCutOff: boolean
}

/**
 * Plans what is analysed; all times are those of a player, which begins at 0 even where the picture comes later. Decodes
 * nothing. Throws EMPTY, CUT_OFF, TOO_SHORT or TOO_LONG.
 */
export async function planRecording(
  track: InputVideoTrack,
  part: RecordingPart | null,
): Promise<RecordingPlan> {
  const { length, isCutOff } = await readableLength(track)
  const start = part?.start ?? 0
  const end = Math.min(length, part?.end ?? Infinity)
  const duration = end - start
  if (duration > MAX_ANALYSIS_SECONDS + ROUNDING)
    throw analysisFailure('TOO_LONG', { duration: length })
  const isMissing = isCutOff && end === length
  if (duration < MIN_ANALYSIS_SECONDS - ROUNDING)
    throw analysisFailure(isMissing ? 'CUT_OFF' : 'TOO_SHORT')
  const times = pickFrames(await frameTimes(track, start, end))
  if (times.length === 0) throw analysisFailure('EMPTY')
  return { start, end, times, isCutOff: isMissing }
}

/**
 * Returns the seconds up to which frames can be read: a file may say that it is longer than what is left of it. Its frames
 * lie in the order of their times. Throws EMPTY.
 */
async function readableLength(
  track: InputVideoTrack,
): Promise<{ length: number; isCutOff: boolean }> {
  const packets = new EncodedPacketSink(track)
  const isReadable = async (time: number) => (await packets.getPacket(time)) !== null
  const [found, said] = [
    await track.computeDuration(),
    (await track.getDurationFromMetadata()) ?? 0,
  ]
  if (await isReadable(found)) return { length: found, isCutOff: said > found + MIN_MISSING }
  let [length, missing] = [0, found]
  while (missing - length > ROUNDING) {
    const middle = (length + missing) / 2
    if (await isReadable(middle)) length = middle
    else missing = middle
  }
  if (found === 0 && (await sizeOf(track)) <= MAX_EMPTY_SIZE) throw analysisFailure('EMPTY')
  return { length, isCutOff: true }
}

/** Seconds: sound may go on a little longer than the picture. */
const MIN_MISSING = 1
/** Bytes of a file in which no recording has begun. */
const MAX_EMPTY_SIZE = 2_000

const sizeOf = async ({ input }: InputVideoTrack): Promise<number> =>
  (await input.source.getSizeOrNull()) ?? 0

/** Share of the frames: a recording that breaks off before is damaged. */
const MIN_DECODED = 0.5

/** Seconds by which a recorder misses a whole second. */
const ROUNDING = 0.05

/** Returns the times of all frames of the part, ascending. Reads no pictures. */
async function frameTimes(track: InputVideoTrack, start: number, end: number): Promise<number[]> {
  const packets = new EncodedPacketSink(track)
  const options = { metadataOnly: true }
  const times: number[] = []
  const from = (await packets.getKeyPacket(start, options)) ?? undefined
  for await (const { timestamp, type } of packets.packets(from, undefined, options)) {
    if (timestamp >= start - 0.001 && timestamp < end) times.push(timestamp)
    // Packets come in order of decoding: those after a key frame past the end are past the end too.
    if (type === 'key' && timestamp >= end) break
  }
  return times.toSorted((a, b) => a - b)
}

/**
 * Decodes from the first to the last time in order, since many live recorders write no index in which a frame could be looked
 * up. A frame that is missing is left out. `start`: of the part.
 */
async function* decode(
  track: InputVideoTrack,
  times: readonly number[],
  { start, view: { width, height, rotation } }: { start: number; view: View },
): AsyncGenerator<Picture> {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  // Drawn in memory: where the graphics card is emulated, drawing with it takes several times as long.
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw analysisFailure('NOT_DECODABLE')
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const samples = new VideoSampleSink(track).samples(
    Math.max(0, first - SAME_FRAME),
    last + SAME_FRAME,
  )
  let next = 0
  let decoded = 0
  try {
    while (next < times.length) {
      const { done, value: sample } = await failingAs('NOT_DECODABLE', () => samples.next())
      if (done) break
      const { timestamp } = sample
      while ((times[next] ?? Infinity) < timestamp - SAME_FRAME) next++
      const isPicked = Math.abs((times[next] ?? Infinity) - timestamp) <= SAME_FRAME
      if (isPicked) sample.drawWithFit(context, { fit: 'fill', rotation })
      sample.close()
      if (!isPicked) continue
      next++
      decoded++
      yield { timestamp: Math.max(0, timestamp - start), canvas }
    }
  } finally {
    await samples.return()
  }
  if (decoded < MIN_DECODED * times.length) throw analysisFailure('NOT_DECODABLE')
}

/** Seconds by which a decoder rounds a frame's time. */
const SAME_FRAME = 0.001
