import { expect, it, vi } from 'vitest'
import type { Choice, ChoiceSource } from '../../../parts/choices/choiceSource.ts'
import { recentFirst } from './recentFirst.ts'

const choices = (...names: string[]): Choice[] => names.map((name) => ({ id: name, name }))

const sourceOf = (people: Choice[]) => {
  const load = vi.fn<ChoiceSource<Choice>['load']>(async (search) =>
    people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())).slice(0, 51),
  )
  return { key: ['people'], isServerSearch: true, disabledReason: null, load }
}

const namesOf = async (people: Choice[], recent: Choice[], search = '') => {
  const source = recentFirst(sourceOf(people), recent, 'Recent')
  const found = await source.load(search, new AbortController().signal)
  return found.map(({ name }) => name)
}

it('[45.48] the last chosen people come first, then those with a word that starts with the search', async () => {
  const people = choices('Dana Mann', 'Hanna Weil', 'Otto Anders', 'Susanna Ort')
  expect(await namesOf(people, choices('Susanna Ort'), 'an')).toEqual([
    'Susanna Ort',
    'Otto Anders',
    'Dana Mann',
    'Hanna Weil',
  ])
  expect(await namesOf(people, choices('Otto Anders', 'Hanna Weil'))).toEqual([
    'Otto Anders',
    'Hanna Weil',
    'Dana Mann',
    'Susanna Ort',
  ])
})

it('[45.48] only people who are still offered, however many others there are', async () => {
  expect(await namesOf(choices('Ida', 'Otto'), choices('Gone', 'Otto'))).toEqual(['Otto', 'Ida'])
  const many = choices(...Array.from({ length: 90 }, (_, at) => `Person ${String(at + 10)}`))
  const recent = [{ id: 'Person 99', name: 'Person 99 (4711)' }, ...choices('Person gone')]
  const found = await namesOf(many, recent, 'person')
  expect(found.slice(0, 2)).toEqual(['Person 99', 'Person 10'])
  expect(found).toHaveLength(51)
})
