import fc from 'fast-check'
import { expect, it } from 'vitest'
import { threeWayMerge } from './formValues.ts'

const form = fc.record({
  name: fc.constantFrom('a', 'b', 'c'),
  isOpen: fc.boolean(),
  places: fc.subarray([
    { id: '1', name: 'one' },
    { id: '2', name: 'two' },
  ]),
})

it('[36.3] takes their change where I made none, keeps mine where they made none', () => {
  const base = { name: 'Dock', note: 'old', parent: { id: '1', name: 'Hub' } }
  const theirs = { ...base, name: 'Dock 1' }
  const mine = { ...base, parent: { id: '2', name: 'Depot' } }
  expect(threeWayMerge({ base, theirs, mine })).toEqual({
    form: { name: 'Dock 1', note: 'old', parent: { id: '2', name: 'Depot' } },
    conflicts: [],
  })
})

it('[36.3] keeps mine and names the field that both changed', () => {
  const base = { name: 'Dock' }
  expect(threeWayMerge({ base, theirs: { name: 'Theirs' }, mine: { name: 'Mine' } })).toEqual({
    form: { name: 'Mine' },
    conflicts: ['name'],
  })
})

it('[36.3] never loses what either typed: a field of the merge is mine or theirs, and theirs only where mine is unchanged', () => {
  fc.assert(
    fc.property(form, form, form, (base, theirs, mine) => {
      const merged = threeWayMerge({ base, theirs, mine })
      for (const field of Object.keys(base) as (keyof typeof base)[]) {
        const text = (value: unknown) => JSON.stringify(value)
        if (text(mine[field]) !== text(base[field])) expect(merged.form[field]).toEqual(mine[field])
        else expect(merged.form[field]).toEqual(theirs[field])
        const bothChanged = ![text(theirs[field]), text(mine[field])].includes(text(base[field]))
        expect(merged.conflicts.includes(field)).toBe(
          bothChanged && text(mine[field]) !== text(theirs[field]),
        )
      }
    }),
  )
})
