import { describe, expect, it } from 'vitest'
import { formValues } from './formValues.ts'

describe('what a form compares', () => {
  it.each([
    ['a text that was typed and emptied', { name: '' }, { name: null }, true],
    ['a file left as it is', { logo: undefined }, { logo: null }, true],
    ['a choice and its id', { parentId: { id: '1', name: 'Hub' } }, { parentId: '1' }, true],
    ['choices in another order', [{ id: '1' }, { id: '2' }], ['2', '1'], false],
    ['off and nothing', { isPushing: false }, { isPushing: null }, false],
    ['another text', { name: 'Dock' }, { name: 'Dock 1' }, false],
  ])('[36.5] %s', (_what, one, other, isSame) => {
    expect(formValues.isSame(one, other)).toBe(isSame)
  })
})
