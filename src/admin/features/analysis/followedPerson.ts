/** One of several people in a recording: where they are over time, so that the analysis looks at nobody else. */
import { type Area, overlapOf } from './countPeople.ts'

/** Positions of a person in the sampled pictures, in order of time; at least one. */
export type PersonPath = readonly { at: number; area: Area }[]

/** Positions of everybody in a sampled picture; `at` in seconds. */
export interface Sighting {
  at: number
  people: readonly Area[]
}

/**
 * Returns the path of each person in the sighting with the most people, the first of several, from the left to the right. Each
 * step of a path leads to the nearest person.
 */
export function pathsOf(sightings: readonly Sighting[]): { at: number; paths: PersonPath[] } {
  const most = Math.max(0, ...sightings.map(({ people }) => people.length))
  const start = sightings.findIndex(({ people }) => people.length === most)
  const crowd = sightings[start]
  if (!crowd) return { at: 0, paths: [] }
  const follow = (from: Area, others: readonly Sighting[]) => {
    let last = from
    return others.flatMap(({ at, people }) => {
      const next = people.toSorted((a, b) => distance(a, last) - distance(b, last))[0]
      if (!next || distance(next, last) > FARTHEST_STEP * heightOf(last)) return []
      last = next
      return [{ at, area: next }]
    })
  }
  const people = crowd.people.toSorted((a, b) => a.left + a.right - (b.left + b.right))
  const paths = people.map((area) => [
    ...follow(area, sightings.slice(0, start).toReversed()).toReversed(),
    { at: crowd.at, area },
    ...follow(area, sightings.slice(start + 1)),
  ])
  return { at: crowd.at, paths }
}

/** Heights of the person from one sampled picture to the next; who comes later may have been hidden. */
const FARTHEST_STEP = 1

const heightOf = ({ top, bottom }: Area): number => bottom - top

const distance = (a: Area, b: Area): number =>
  Math.hypot(a.left + a.right - (b.left + b.right), a.top + a.bottom - (b.top + b.bottom)) / 2

/** Returns the part of the picture in which the person is at that time, with some margin to move. */
export function surroundings(path: PersonPath, at: number): Area {
  const before = path.findLast((step) => step.at <= at) ?? path[0]
  const after = path.find((step) => step.at >= at) ?? path.at(-1)
  const [a, b] = [before?.area ?? NOWHERE, after?.area ?? NOWHERE]
  const margin = MARGIN * Math.max(heightOf(a), heightOf(b))
  return {
    left: Math.min(a.left, b.left) - margin,
    right: Math.max(a.right, b.right) + margin,
    top: Math.min(a.top, b.top) - margin,
    bottom: Math.max(a.bottom, b.bottom) + margin,
  }
}

/** Heights of the person. */
export const MARGIN = 0.12
const NOWHERE: Area = { left: 0, right: 0, top: 0, bottom: 0 }

/** Returns how many people could be mistaken for the followed one in a picture, with themselves. */
export function peopleAround(path: PersonPath, { at, people }: Sighting): number {
  const own = path.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.area
  if (!own) return 1
  return Math.max(1, people.filter((person) => overlapOf(person, own) > TOO_NEAR).length)
}

/** Share of a person who stands before or behind the followed one. */
const TOO_NEAR = 0.4
