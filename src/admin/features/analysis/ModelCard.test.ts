// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { THRESHOLDS } from '#domain/videos/thresholds.ts'
import { thresholds as words } from '#texts/en/thresholds.ts'
import { wordsOf } from './ModelCard.tsx'

it('[41.15] every threshold of each version has a source and a limit', () => {
  const without = Object.entries(THRESHOLDS).flatMap(([version, names]) =>
    Object.keys(names).filter((name) => {
      const { source, limit } = wordsOf(words, { version, name })
      return !source || !limit
    }),
  )
  expect(without).toEqual([])
  expect(wordsOf(words, { version: '3', name: 'footVisibility' }).source).toMatch(/69 recordings/u)
  expect(wordsOf(words, { version: '1', name: 'footVisibility' }).source).not.toMatch(/69/u)
})
