import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mentionedIn, mentionParts, mentionQueryAt, withMention } from './mentionText.ts'

const anna = { firstname: 'Anna', lastname: 'Berg' }
const annaLong = { firstname: 'Anna', lastname: 'Bergmann' }

describe('[53.6] a name that is being typed', () => {
  it.each([
    ['@', 1, { start: 0, search: '' }],
    ['Look, @an', 9, { start: 6, search: 'an' }],
    ['(@Anna B', 8, { start: 1, search: 'Anna B' }],
    ['@Anna Berg', 5, { start: 0, search: 'Anna' }],
    ['mail@example.com', 16, null],
    ['@ anna', 6, null],
    ['@Anna went away and', 19, null],
    ['@Anna\nis', 8, null],
    ['nobody', 6, null],
  ])('%j at %i', (text, caret, expected) => {
    expect(mentionQueryAt(text, caret, [])).toEqual(expected)
  })

  it('none once the name is complete', () => {
    expect(mentionQueryAt('@Anna Berg', 10, [anna])).toBeNull()
  })

  it('is replaced by the whole name, with the caret after it', () => {
    expect(withMention('Look, @an and', { start: 6, search: 'an' }, anna)).toEqual({
      text: 'Look, @Anna Berg and',
      caret: 17,
    })
    expect(withMention('@', { start: 0, search: '' }, anna)).toEqual({
      text: '@Anna Berg ',
      caret: 11,
    })
  })
})

describe('[53.6] names in a text', () => {
  it('are those of people who are still named', () => {
    expect(mentionedIn('Thanks @Anna Berg', [anna, annaLong])).toEqual([anna])
  })

  it('are split off, the longer name first', () => {
    expect(mentionParts('@Anna Bergmann, @Anna Berg?', [anna, annaLong])).toEqual([
      { text: '@Anna Bergmann', isMention: true },
      { text: ', ', isMention: false },
      { text: '@Anna Berg', isMention: true },
      { text: '?', isMention: false },
    ])
  })

  it('leave the text as it is', () => {
    const person = fc.record({ firstname: fc.string(), lastname: fc.string() })
    fc.assert(
      fc.property(fc.string(), fc.array(person), (text, people) => {
        const parts = mentionParts(text, people)
        expect(parts.map((part) => part.text).join('')).toBe(text)
      }),
    )
  })
})
