import { describe, expect, it } from 'vitest'
import { message, sentences } from '#domain/messages.ts'
import { requestLanguage } from './requestLanguage.ts'
import { createTranslator, english, translatorOf } from './translator.ts'

/** Made up, with the numbers and plural forms of Polish. */
const made = createTranslator('pl', {
  messages: {
    nameRequired: 'Imię!',
    textTooLong: 'Do %{max}.',
    tooManyAttemptsSeconds: '%{smart_count} raz |||| %{smart_count} razy |||| %{smart_count} razów',
    taskWasDeleted: 'Nie ma „%{name}”.',
    twoSentences: '%{first} %{second}',
  },
} as object)

describe('[49.20] a message', () => {
  it('is worded in the language, with numbers and plural forms as it has them', () => {
    expect(made.word(message('nameRequired'))).toBe('Imię!')
    expect(made.word(message('textTooLong', { max: 100_000 }))).toBe('Do 100\u00a0000.')
    const forms = [1, 3, 5].map((smart_count) =>
      made.word(message('tooManyAttemptsSeconds', { smart_count })),
    )
    expect(forms).toEqual(['1 raz', '3 razy', '5 razów'])
  })

  it('may hold others, and names stay as they are, whatever they look like', () => {
    const names = ['%{name}', '$&', 'A |||| B']
    const [first = '', ...others] = names.map((name) => message('taskWasDeleted', { name }))
    expect(made.word(sentences(first, ...others))).toBe(
      'Nie ma „%{name}”. Nie ma „$&”. Nie ma „A |||| B”.',
    )
  })

  it('of an older or newer version stays as it is', () => {
    for (const text of [
      'This file is empty.',
      'messages.thatIsNotKnown',
      '@@react-admin@@{"message":"menu.users","args":{}}',
      '@@react-admin@@{"message":"messages.name',
    ])
      expect(english.word(text)).toBe(text)
  })
})

describe('[49.21] the language of a request', () => {
  it.each([
    ['en-GB,en;q=0.9', 'en'],
    ['tlh, en;q=0.1', 'en'],
    ['EN', 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['constructor, __proto__;q=1', 'en'],
    [`${'x,'.repeat(10_000)}en`, 'en'],
  ])('of %j is %s', (header, language) => {
    expect(requestLanguage(header)).toBe(language)
  })

  it('is English where it is not known', async () => {
    expect(await translatorOf('tlh')).toBe(english)
    expect(await translatorOf(null)).toBe(english)
  })
})
