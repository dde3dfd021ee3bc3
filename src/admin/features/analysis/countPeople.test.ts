import { expect, it } from 'vitest'
import { peopleIn, peopleOfFrames, withoutOutliers } from './countPeople.ts'

/** A person of 33 parts in a box, all as visible. */
const person = (left: number, top: number, height: number, visibility = 0.9) =>
  Array.from({ length: 33 }, (_, part) => ({
    x: left + (part % 2) * height * 0.4,
    y: top + (part / 32) * height,
    z: 0,
    visibility,
  }))

const one = person(0.1, 0.1, 0.8)

it.each([
  ['nobody', [], 0],
  ['one person', [one], 1],
  ['two people side by side', [one, person(0.6, 0.15, 0.7)], 2],
  ['one person who was found twice', [one, person(0.12, 0.12, 0.75)], 1],
  ['somebody far behind', [one, person(0.7, 0.4, 0.2)], 1],
  ['what is hardly seen', [one, person(0.6, 0.15, 0.7, 0.2)], 1],
])('[41.17] counts %s', (_, poses, people) => {
  expect(peopleIn(poses, 1)).toHaveLength(people)
})

it('[41.17] counts who is found beside people who are hidden, but not what is left of them', () => {
  const [known] = [peopleIn([one], 1)]
  const beside = (...found: ReturnType<typeof person>[]) => peopleIn(found, 1, known).length
  expect(beside(person(0.6, 0.15, 0.7))).toBe(2)
  expect(beside(person(0.6, 0.15, 0.7), person(1.1, 0.2, 0.7))).toBe(3)
  expect(beside(person(0.6, 0.15, 0.7, 0.7))).toBe(1)
  expect(beside(person(0.3, 0.15, 0.7))).toBe(1)
})

it('[41.17] a single count that differs from its neighbours is a mistake', () => {
  expect(withoutOutliers([1, 1, 2, 1, 1])).toEqual([1, 1, 1, 1, 1])
  expect(withoutOutliers([1, 2, 2, 1, 1])).toEqual([1, 2, 2, 1, 1])
  expect(withoutOutliers([2])).toEqual([2])
})

it('[41.17] frames between the counted ones have the people of the nearest one, and none where nobody was found', () => {
  const counts = [
    { index: 0, count: 1 },
    { index: 4, count: 2 },
  ]
  expect(peopleOfFrames([true, true, true, true, false, true], counts)).toEqual([1, 1, 2, 2, 0, 2])
  expect(peopleOfFrames([true], [])).toEqual([1])
})
