/** Shows the engine only the part of a picture in which the followed person is. */
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { areaOf, overlapOf } from './countPeople.ts'
import { type PersonPath, surroundings } from './followedPerson.ts'

/** The rest is grey. All share one canvas. */
export function followedPicture(
  picture: OffscreenCanvas,
  path: PersonPath,
  at: number,
): OffscreenCanvas {
  const { width, height } = picture
  if (hidden.width !== width || hidden.height !== height) Object.assign(hidden, { width, height })
  const context = hidden.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) return picture
  const { left, right, top, bottom } = surroundings(path, at)
  context.fillStyle = '#808080'
  context.fillRect(0, 0, width, height)
  context.save()
  context.beginPath()
  context.rect(left * height, top * height, (right - left) * height, (bottom - top) * height)
  context.clip()
  context.drawImage(picture, 0, 0)
  context.restore()
  return hidden
}

const hidden = new OffscreenCanvas(1, 1)

/** Whether the pose found is the followed person's; nobody's is not. */
export const isFollowed = (frame: PoseFrame, path: PersonPath): boolean =>
  frame.people > 0 &&
  overlapOf(areaOf(frame.keypoints2d), surroundings(path, frame.timestamp)) >= MOSTLY

const MOSTLY = 0.6
