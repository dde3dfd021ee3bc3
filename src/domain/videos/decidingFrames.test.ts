import { expect, it } from 'vitest'
import { decidingFrames } from './decidingFrames.ts'

const moments = [{ lane: 'BIG_ENGINES', start: 2.5 }] as const

it('[40.20] the frames that decided against a principle stand for the result, else those for one, else the first moment', () => {
  const right = { principle: 'INSIDE_BASE', verdict: true, evidence: { at: 3 } } as const
  const unknown = { principle: 'DIP_N_DRIVE', verdict: null, evidence: { at: 1 } } as const
  const twice = (['BIG_ENGINES', 'TURN_NOT_TWIST'] as const).map((principle) => ({
    principle,
    verdict: false,
    evidence: { at: 1.2 },
  }))
  expect(decidingFrames([right, unknown, ...twice], moments)).toEqual([
    { at: 1.2, lanes: ['BIG_ENGINES', 'TURN_NOT_TWIST'], verdict: false },
  ])
  expect(decidingFrames([right, unknown], moments)).toEqual([
    { at: 3, lanes: ['INSIDE_BASE'], verdict: true },
  ])
  expect(decidingFrames([unknown], moments)).toEqual([
    { at: 2.5, lanes: ['BIG_ENGINES'], verdict: false },
  ])
  expect(decidingFrames([], [])).toEqual([])
})
