import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  markedParts,
  markNames,
  mentionedIds,
  mentionQueryAt,
  readMarked,
  typed,
  withMention,
  writeMarked,
} from './mentionText.ts'

const idOf = (digit: number) => `0198${digit}000-0000-7000-8000-00000000000${digit}`
const anna = { id: idOf(1), firstname: 'Anna', lastname: 'Berg' }
const annaLong = { id: idOf(2), firstname: 'Anna', lastname: 'Bergmann' }
const otherAnna = { ...anna, id: idOf(3) }
const people = [anna, annaLong, otherAnna]
const plain = (text: string) => ({ text, mentions: [] })

describe('[53.6] a name that is being typed', () => {
  it.each([
    ['@', 1, { start: 0, search: '' }],
    ['Look, @an', 9, { start: 6, search: 'an' }],
    ['(@Anna B', 8, { start: 1, search: 'Anna B' }],
    ['„@Anna', 6, { start: 1, search: 'Anna' }],
    ['Hello,@Anna', 11, { start: 6, search: 'Anna' }],
    ['@Seán O’Br', 10, { start: 0, search: 'Seán O’Br' }],
    ['first.last@anna', 15, null],
    ['@Anna Berg', 5, { start: 0, search: 'Anna' }],
    ['@María del C', 12, { start: 0, search: 'María del C' }],
    ['mail@example.com', 16, null],
    ['@ anna', 6, null],
    ['@Anna\nis', 8, null],
    ['nobody', 6, null],
  ])('%j at %i', (text, caret, expected) => {
    expect(mentionQueryAt(plain(text), caret)).toEqual(expected)
  })

  it('is none within and after a mention', () => {
    const text = readMarked(`@[${anna.id}] mann`, people)
    expect([3, 10, 15].map((caret) => mentionQueryAt(text, caret))).toEqual([null, null, null])
  })

  it('is replaced by the whole name, with the caret after it, whoever else has or begins with that name', () => {
    const first = withMention(plain('Look, @an and'), { start: 6, search: 'an' }, anna)
    expect(first).toEqual({
      text: 'Look, @Anna Berg and',
      mentions: [{ start: 6, end: 16, id: anna.id }],
      caret: 17,
    })
    const both = withMention(
      typed(first, 'Look, @Anna Berg and @Anna Berg'),
      { start: 21, search: 'Anna Berg' },
      otherAnna,
    )
    expect(writeMarked(both)).toBe(`Look, @[${anna.id}] and @[${otherAnna.id}] `)
    expect(withMention(plain('@Anna Berg'), { start: 0, search: 'Anna Berg' }, annaLong)).toEqual({
      text: '@Anna Bergmann ',
      mentions: [{ start: 0, end: 14, id: annaLong.id }],
      caret: 15,
    })
  })
})

describe('[53.14] a mention', () => {
  const before = readMarked(`Ask @[${anna.id}] or @[${annaLong.id}].`, people)

  it('moves with the text around it, and is none any more once its name is touched', () => {
    const moved = typed(typed(before, `Please: ${before.text}`), `Please: ${before.text}!`)
    expect(writeMarked(moved)).toBe(`Please: Ask @[${anna.id}] or @[${annaLong.id}].!`)
    expect(writeMarked(typed(before, 'Ask @Anna Ber or @Anna Bergmann.'))).toBe(
      `Ask @Anna Ber or @[${annaLong.id}].`,
    )
    expect(mentionedIds(writeMarked(typed(before, 'Ask @Anna Berg.')))).toEqual([anna.id])
  })

  it('is shown by the present name, and without one once there is none', () => {
    const marked = `@[${anna.id}] and @[${idOf(9)}]`
    expect(markedParts(marked, [{ ...anna, lastname: 'Falk' }])).toEqual([
      { text: '@Anna Falk', isMention: true },
      { text: ' and ', isMention: false },
      { text: '@…', isMention: true },
    ])
  })

  it('of other programs is found by the whole name, the longer one first, never by the beginning of a word', () => {
    expect(markNames('@Anna Bergmann, @Anna Berg? @Anna Berger', [anna, annaLong])).toBe(
      `@[${annaLong.id}], @[${anna.id}]? @Anna Berger`,
    )
    const marked = `@[${anna.id}] @Anna Berg`
    expect(markNames(marked, [])).toBe(marked)
  })

  it('reads and writes any text as it is', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(...people).map(({ id }) => `@[${id}]`),
    )
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (one, other) => {
        const marked = one.join('')
        const read = readMarked(marked, people)
        expect(writeMarked(read)).toBe(marked)
        expect(
          markedParts(marked, people)
            .map(({ text }) => text)
            .join(''),
        ).toBe(read.text)
        const after = typed(read, readMarked(other.join(''), people).text)
        for (const { start, end, id } of after.mentions)
          expect(after.text.slice(start, end)).toBe(readMarked(`@[${id}]`, people).text)
      }),
    )
  })
})
