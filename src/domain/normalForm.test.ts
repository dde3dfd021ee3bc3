import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAME_NAMES } from '#test/support/scenarios/foldedTexts.ts'
import { emailSchema } from './auth/authForms.ts'
import { fieldErrors } from './auth/authForms.ts'
import { message } from './messages.ts'
import { cleanEmail, cleanName, cleanText, nameKey } from './normalForm.ts'
import { userSchema } from './users/userForm.ts'

describe('[5.45] names', () => {
  it.each([
    ['decomposed accents', 'Bo\u0308rse', 'Börse'],
    ['a mark of the file', '\uFEFFDock', 'Dock'],
    ['a zero width space', 'Do\u200Bck', 'Dock'],
    ['a soft hyphen', 'Do\u00ADck', 'Dock'],
    ['marks of direction', '\u202ADock\u202C \u200E1', 'Dock 1'],
    ['a character of control', 'Do\u0008ck', 'Dock'],
    ['spaces of every width', '\u00A0Dock\u3000\u2003\t1 ', 'Dock 1'],
    ['joiners within a word', 'می\u200Cخواهم', 'می\u200Cخواهم'],
    ['joiners at its edges', '\u200CDock\u200D 1', 'Dock 1'],
    ['an emoji', '👩\u200D🏭 ❤\uFE0F', '👩\u200D🏭 ❤\uFE0F'],
    ['nothing that shows', '\u200B\u3164\u200D \u2800\uFE0F', ''],
  ])('%s', (_what, text, clean) => {
    expect(cleanName(text)).toBe(clean)
  })

  it('are stored once and for all, and their key is the key of what was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanName(text)
        expect(cleanName(clean)).toBe(clean)
        if (clean) expect(nameKey(clean)).toBe(nameKey(text))
        expect(nameKey(nameKey(text))).toBe(nameKey(text))
      }),
    )
  })
})

it('[5.45] a text of several lines keeps them, and is blank when nothing of it shows', () => {
  expect(cleanText(' Bo\u0308den\u200B\n  sweep\u00ADing ')).toBe('Böden\n  sweeping')
  expect(cleanText('\u200B\n\u3164 \u200D')).toBe('')
})

it('[14.1] different names stay different', () => {
  const keys = SAME_NAMES.map(([, ...same]) => new Set(same.map(nameKey)))
  for (const of of keys) expect(of.size).toBe(1)
  expect(new Set(keys.flatMap((of) => [...of])).size).toBe(SAME_NAMES.length)
})

describe('[5.46] e-mail addresses', () => {
  it.each([
    ['case', 'Sam@Example.COM', 'sam@example.com'],
    ['invisible characters', '\u200Bsam\u00AD@exam\u2060ple.com\uFEFF\u00A0', 'sam@example.com'],
    ['a domain in another script', 'sam@Bücher.example', 'sam@xn--bcher-kva.example'],
    ['the same, decomposed', 'sam@bu\u0308cher.example', 'sam@xn--bcher-kva.example'],
    ['the same in ASCII', 'sam@XN--BCHER-KVA.example', 'sam@xn--bcher-kva.example'],
    ['an end in another script', 'sam@пример.рф', 'sam@xn--e1afmkfd.xn--p1ai'],
    ['full width', 'sam@ｅｘａｍｐｌｅ.com', 'sam@example.com'],
  ])('%s', (_what, text, clean) => {
    expect(cleanEmail(text)).toBe(clean)
    expect(emailSchema.parse(text)).toBe(clean)
  })

  it('are refused where they are none', () => {
    for (const email of [
      'sam@a b.example',
      'sam@bü/cher.example',
      'sam@bü@cher.example',
      'sam',
      '@',
    ])
      expect(
        fieldErrors(userSchema, { userLevel: 'CLIENT_USER', firstName: 'S', lastName: '', email }),
      ).toMatchObject({
        email: message('emailInvalid'),
      })
  })
})
