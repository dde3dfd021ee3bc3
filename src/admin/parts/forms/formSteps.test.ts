import { describe, expect, it } from 'vitest'
import { firstStepWith, visibleStep } from './formSteps.ts'

const step = (name: string, ...fields: string[]) => ({ name, label: name, fields, content: null })

const STEPS = [step('form', 'name', 'day'), step('users', 'people'), step('review')]

const shown = (asked: string | null, ...wrong: string[]) =>
  visibleStep(STEPS, asked, new Set(wrong))

describe('the step of a form that is shown', () => {
  it('[4.33] is the one that the address asks for', () => {
    expect(shown('users')).toEqual({ index: 1, furthest: 2 })
    expect(shown('review')).toEqual({ index: 2, furthest: 2 })
  })

  it('[36.6] is the first without an address, or for one that these steps do not have', () => {
    expect(shown(null).index).toBe(0)
    expect(shown('locdep').index).toBe(0)
  })

  it('[36.6] is never beyond the first one with something wrong', () => {
    expect(shown('review', 'people')).toEqual({ index: 1, furthest: 1 })
    expect(shown('review', 'people', 'day')).toEqual({ index: 0, furthest: 0 })
    expect(shown('form', 'people')).toEqual({ index: 0, furthest: 1 })
  })

  it('[36.6] a field that no step asks for holds nobody up', () => {
    expect(shown('review', 'unknown').index).toBe(2)
    expect(firstStepWith(STEPS, new Set(['unknown']))).toBeNull()
  })
})
