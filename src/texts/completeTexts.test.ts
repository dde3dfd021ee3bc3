import { expect, it } from 'vitest'
import { completeTexts } from './completeTexts.ts'

const english = {
  title: 'Users',
  rows: '1 row |||| %{smart_count} rows',
  form: { save: 'Save', open: 'Open' },
} as const

it('[49.34] plural forms by their names are joined in the order in which they are counted', () => {
  const polish = {
    rows_one: '1 wiersz',
    rows_few: '%{smart_count} wiersze',
    rows_many: '%{smart_count} wierszy',
  }
  expect(completeTexts(english, polish, 'pl').rows).toBe(
    '1 wiersz |||| %{smart_count} wiersze |||| %{smart_count} wierszy',
  )
})

it('[49.35] what is not translated is English, with as many plural forms as the language', () => {
  const polish = { rows_one: '1 wiersz', form: { save: 'Zapisz' } }
  expect(completeTexts(english, polish, 'pl')).toEqual({
    title: 'Users',
    rows: '1 row |||| %{smart_count} rows |||| %{smart_count} rows',
    form: { save: 'Zapisz', open: 'Open' },
  })
})

it('[49.34] texts that are complete stay', () => {
  const polish = completeTexts(english, { title: 'Użytkownicy' }, 'pl')
  expect(completeTexts(english, polish, 'pl')).toEqual(polish)
})
