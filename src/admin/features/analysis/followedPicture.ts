/** Shows the engine a part of a picture: where the followed person is, or all but the people that were found. */
import { analysisFailure } from './analysisFailure.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { type Area, areaOf, overlapOf } from './countPeople.ts'
import { MARGIN, type PersonPath, surroundings } from './followedPerson.ts'

/** The rest is grey. All share one canvas. */
export function followedPicture(
  picture: OffscreenCanvas,
  path: PersonPath,
  at: number,
): OffscreenCanvas {
  const { width, height } = picture
  const shown = inPixels(surroundings(path, at), height)
  return partly(picture, (context) => {
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, ...shown, ...shown)
  })
}

/** Returns the people beside these: the engine often finds only the one who is seen best. */
export function otherPeople(picture: ImageBitmap, people: readonly Area[]): OffscreenCanvas {
  return partly(picture, (context) => {
    context.drawImage(picture, 0, 0)
    for (const { left, right, top, bottom } of people) {
      const margin = MARGIN * (bottom - top)
      const hidden = {
        left: left - margin,
        right: right + margin,
        top: top - margin,
        bottom: bottom + margin,
      }
      context.fillRect(...inPixels(hidden, picture.height))
    }
  })
}

function partly(
  { width, height }: { width: number; height: number },
  draw: (context: OffscreenCanvasRenderingContext2D) => void,
): OffscreenCanvas {
  if (hidden.width !== width || hidden.height !== height) Object.assign(hidden, { width, height })
  const context = hidden.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw analysisFailure('NOT_DECODABLE')
  context.fillStyle = '#808080'
  draw(context)
  return hidden
}

/** As left, top, width and height. */
const inPixels = ({ left, right, top, bottom }: Area, height: number) =>
  [left * height, top * height, (right - left) * height, (bottom - top) * height] as const

const hidden = new OffscreenCanvas(1, 1)

/** Returns whether the pose found is the followed person's; false without a pose. */
export const isFollowed = (frame: PoseFrame, path: PersonPath): boolean =>
  frame.people > 0 &&
  overlapOf(areaOf(frame.keypoints2d), surroundings(path, frame.timestamp)) >= MIN_OVERLAP

const MIN_OVERLAP = 0.6
