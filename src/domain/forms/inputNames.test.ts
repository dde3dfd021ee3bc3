import { describe, expect, it } from 'vitest'
import { pickValues, toInputNames, toRecordNames } from './inputNames.ts'

const NAMES = { parent: 'parentId', can_pick_observer: 'canPickObservation' } as const

describe('the names of a form’s fields', () => {
  it('[36.5] those of the record and those of the input are each other’s inverse', () => {
    const values = { name: 'Dock', parent: 'l1', can_pick_observer: false }
    const input = { name: 'Dock', parentId: 'l1', canPickObservation: false }
    expect(toInputNames(NAMES, values)).toEqual(input)
    expect(toRecordNames(NAMES, input)).toEqual(values)
  })

  it('[36.7] a field left out stays out, and null stays', () => {
    const named = toRecordNames(NAMES, { parentId: null, canPickObservation: undefined })
    expect(Object.entries(named)).toEqual([['parent', null]])
  })

  it('[36.5] values have the form’s fields only', () => {
    const record = { id: '7', name: 'Dock', parent: 'l1' }
    expect(pickValues({ name: '', parent: '' }, record)).toEqual({ name: 'Dock', parent: 'l1' })
  })
})
