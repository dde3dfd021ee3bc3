/** The analysis in the worker: reads the recording, finds the person in each frame, counts people, makes the overlay. */
import { hasEnoughFrames, type PoseFrame } from '#domain/videos/poseFrames.ts'
import { analysisFailure, isAnalysisFailure } from './analysisFailure.ts'
import type {
  AnalysisMessage,
  AnalysisRequest,
  CompletedAnalysis,
  Crowd,
  StillsMessage,
  StillsRequest,
} from './analysisMessages.ts'
import {
  type Background,
  cameraMotionOf,
  type GreyPicture,
  greyPicture,
} from './backgroundShift.ts'
import { type Area, areaOf, peopleIn, peopleOfFrames, withoutOutliers } from './countPeople.ts'
import { drawPreview } from './drawPreview.ts'
import { encodeOverlay } from './encodeOverlay.ts'
import { pathsOf, peopleAround, type PersonPath, type Sighting } from './followedPerson.ts'
import { followedPicture, isFollowed, otherPeople } from './followedPicture.ts'
import { pickSamples } from './pickFrames.ts'
import { loadPoseEngine, type PoseEngine } from './poseEngine.ts'
import { poseOfResult, toMilliseconds } from './poseOfResult.ts'
import { readRecording, type Recording } from './readRecording.ts'
import { turnToStand } from './turnToStand.ts'

type Send = (message: AnalysisMessage) => void

export async function toAnalysisMessages(request: AnalysisRequest, send: Send): Promise<void> {
  try {
    send({ kind: 'complete', ...(await runAnalysis(request, send)) })
  } catch (error) {
    // Without a code, the engine itself has failed, for example for lack of memory.
    const failure = isAnalysisFailure(error)
      ? error
      : analysisFailure('MODEL_NOT_LOADED', { cause: error })
    const message = failure.cause instanceof Error ? failure.cause.message : failure.message
    const { code, duration, turn, crowd, cutOffAt } = failure
    send({ kind: 'failed', code, message, duration, turn, crowd, cutOffAt })
  }
}

async function runAnalysis(
  { file, part, turn, person, engine: urls }: AnalysisRequest,
  send: Send,
): Promise<CompletedAnalysis> {
  if (!hasWebCodecs()) throw analysisFailure('NO_WEBCODECS')
  send({ kind: 'reading', is: true })
  const recording = await readRecording(file, { part, turn })
  send({ kind: 'reading', is: false })
  const engine = await loadPoseEngine(urls)
  try {
    return await analyse(recording, engine, { person, send })
  } catch (error) {
    if (isAnalysisFailure(error) && recording.isCutOff) error.cutOffAt = recording.duration
    throw error
  } finally {
    engine.close()
  }
}

async function analyse(
  recording: Recording,
  engine: PoseEngine,
  { person, send }: { person: PersonPath | null; send: Send },
): Promise<CompletedAnalysis> {
  send({ kind: 'reading', is: true })
  const { frames, samples, preview } = await followPerson(recording, engine, { person, send })
  send({ kind: 'reading', is: false })
  const found = frames.map(({ people }) => people > 0)
  if (!preview || found.filter(Boolean).length < MIN_FOUND * frames.length)
    throw analysisFailure('NO_PERSON')
  const standing = turnToStand(frames)
  if (standing !== 0) throw analysisFailure('SIDEWAYS', { turn: standing })
  const sightings = await sightingsIn(samples, engine, recording)
  const crowd = person ? null : crowdOf(sightings, samples)
  for (const { picture } of samples) if (picture !== crowd?.picture) picture.close()
  const counts = countPeople(sightings, samples, person)
  if (counts.filter(({ count }) => count > 1).length >= MAX_SEVERAL * counts.length)
    throw analysisFailure('SEVERAL_PEOPLE', { crowd })
  const { width, height, duration, isCutOff } = recording
  if (!hasEnoughFrames(frames.length, duration)) throw analysisFailure('TOO_FEW_FRAMES')
  const overlay = await encodeOverlay(frames, { width, height, duration })
  return {
    people: peopleOfFrames(found, counts),
    width,
    height,
    duration,
    isCutOff,
    overlay,
    preview,
    crowd,
    cameraMotion: cameraMotionOf(backgroundsOf(sightings, samples)),
  }
}

/** Browsers have them only at addresses that begin with https, and on the machine itself. */
const hasWebCodecs = (): boolean => 'VideoDecoder' in globalThis && 'VideoEncoder' in globalThis

/** Returns what could be read: a still explains a result, which is there without it. */
export async function readStills({ file, stills, ...how }: StillsRequest): Promise<StillsMessage> {
  const read: StillsMessage = []
  try {
    const { pictures } = await readRecording(file, how)
    for await (const { timestamp, canvas } of pictures(stills))
      read.push({ at: toMilliseconds(timestamp), picture: await createImageBitmap(canvas) })
  } catch (error) {
    if (!isAnalysisFailure(error)) throw error
  }
  return read
}

/** Share of the frames; who is seen less does not lift in this recording. */
const MIN_FOUND = 0.25
/** Share of the sampled frames from which on nobody can tell who lifts; the judgement deals with fewer. */
const MAX_SEVERAL = 0.5

interface Sample {
  index: number
  at: number
  picture: ImageBitmap
  grey: GreyPicture
  /** null: nobody was found. */
  followed: Area | null
}

async function followPerson(
  { width, height, times, pictures }: Recording,
  engine: PoseEngine,
  { person, send }: { person: PersonPath | null; send: Send },
): Promise<{ frames: PoseFrame[]; samples: Sample[]; preview: ImageBitmap | null }> {
  const sampled = new Set(pickSamples(times))
  const frames: PoseFrame[] = []
  const samples: Sample[] = []
  let still: ImageBitmap | null = null
  for await (const { timestamp, canvas } of pictures()) {
    const index = frames.length
    const picture = person ? followedPicture(canvas, person, timestamp) : canvas
    const seen = poseOfResult(timestamp, engine.follow(picture, timestamp), width / height)
    const frame = person && !isFollowed(seen, person) ? { ...seen, ...NOBODY } : seen
    frames.push(frame)
    let preview: ImageBitmap | null = null
    if (sampled.has(index)) {
      samples.push({
        index,
        at: timestamp,
        picture: await createImageBitmap(canvas),
        grey: greyPicture(canvas),
        followed: frame.people > 0 ? areaOf(frame.keypoints2d) : null,
      })
      preview = drawPreview(canvas, frame)
      // The last still of the first half is nearest to the lift.
      if (frame.people > 0 && (!still || index <= times.length / 2)) still = preview
    }
    send({ kind: 'frame', frame, done: frames.length, total: times.length, preview })
  }
  return { frames, samples, preview: still }
}

const NOBODY = { keypoints2d: [], keypoints3d: [], people: 0 }

async function sightingsIn(
  samples: readonly Sample[],
  engine: PoseEngine,
  { width, height }: Recording,
): Promise<Sighting[]> {
  const find = await engine.toFindAll()
  return samples.map(({ at, picture }) => {
    const peopleOf = (source: TexImageSource, known: readonly Area[]) =>
      peopleIn(find(source).landmarks, width / height, known)
    const seen = peopleOf(picture, [])
    return { at, people: peopleOf(otherPeople(picture, seen), seen) }
  })
}

function countPeople(
  sightings: readonly Sighting[],
  samples: readonly Sample[],
  person: PersonPath | null,
): { index: number; count: number }[] {
  const counts = sightings.map((sighting) =>
    person ? peopleAround(person, sighting) : sighting.people.length,
  )
  return withoutOutliers(counts).map((count, sample) => ({
    index: samples[sample]?.index ?? 0,
    count,
  }))
}

const backgroundsOf = (sightings: readonly Sighting[], samples: readonly Sample[]): Background[] =>
  samples.map(({ at, grey, followed }, sample) => ({
    at,
    picture: grey,
    people: [...(sightings[sample]?.people ?? []), ...(followed ? [followed] : [])],
  }))

/** null: there are not several people, or in a single picture only, by mistake. */
function crowdOf(sightings: readonly Sighting[], samples: readonly Sample[]): Crowd | null {
  const counts = withoutOutliers(sightings.map(({ people }) => people.length))
  if (!counts.some((count) => count > 1)) return null
  const { at, paths } = pathsOf(sightings)
  const picture = samples.find((sample) => sample.at === at)?.picture
  if (!picture) return null
  const people = paths.flatMap((path) => {
    const area = path.find((step) => step.at === at)?.area
    return area ? [{ area, path }] : []
  })
  return { picture, people }
}
