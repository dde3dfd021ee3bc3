import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formValues, threeWayMerge } from './formValues.ts'

describe('what a form compares', () => {
  it.each([
    ['a text that was typed and emptied', { name: '' }, { name: null }, true],
    ['a file left as it is', { logo: undefined }, { logo: null }, true],
    ['a choice and its id', { parent: { id: '1', name: 'Hub' } }, { parent: '1' }, true],
    ['choices in another order', [{ id: '1' }, { id: '2' }], ['2', '1'], false],
    ['off and nothing', { is_pushing: false }, { is_pushing: null }, false],
    ['another text', { name: 'Dock' }, { name: 'Dock 1' }, false],
  ])('[36.5] %s', (_what, one, other, isSame) => {
    expect(formValues.isSame(one, other)).toBe(isSame)
  })
})

it('[36.5] a form starts with the fields of its record, related records with their names', () => {
  const config = {
    resource: 'departments',
    noun: 'department',
    schema: z.unknown(),
    defaultValues: () => ({ name: '', parent_department: null, locations: [], hasPlaces: false }),
    toValues: () => ({ hasPlaces: true }),
  }
  const record = {
    id: 'd2',
    name: 'Goods in',
    parent_department: { id: 'd1', name: 'Hub', deleted_at: null },
    locations: [{ id: 'l1', name: 'Dock' }],
  }
  expect(formValues.toFormValues(config, record)).toEqual({
    name: 'Goods in',
    parent_department: { id: 'd1', name: 'Hub' },
    locations: [{ id: 'l1', name: 'Dock' }],
    hasPlaces: true,
  })
})

describe('what two people have changed', () => {
  it.each([
    ['theirs, where I made no change', 'Old', 'Theirs', 'Old', 'Theirs', []],
    ['mine, where they made none', 'Old', 'Old', 'Mine', 'Mine', []],
    ['mine, where both made one, which is named', 'Old', 'Theirs', 'Mine', 'Mine', ['name']],
    ['the same, where both made the same', 'Old', 'New', 'New', 'New', []],
  ])('[36.3] becomes %s', (_what, base, theirs, mine, merged, conflicts) => {
    const of = (name: string) => ({ name, note: 'Same' })
    expect(threeWayMerge({ base: of(base), theirs: of(theirs), mine: of(mine) })).toEqual({
      form: of(merged),
      conflicts,
    })
  })
})
