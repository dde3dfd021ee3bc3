import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readClipLabels } from '#test/bench/analysis/clipLabels.ts'

const clips = Object.values(
  readClipLabels(join(import.meta.dirname, '../bench/analysis/publicClips.json')),
)

it('labels of public clips keep each repository in one part, and say what is judged only where a lift is', () => {
  const partsOf = new Map<string, Set<string>>()
  for (const { source, part, start, lifts, verdicts } of clips) {
    const repository = source?.repository ?? ''
    partsOf.set(repository, (partsOf.get(repository) ?? new Set()).add(part))
    expect(start === null).toBe(lifts === 0)
    if (lifts === 0) expect(Object.values(verdicts)).toEqual([null, null, null, null])
  }
  expect([...partsOf].filter(([, parts]) => parts.size > 1)).toEqual([])
})
