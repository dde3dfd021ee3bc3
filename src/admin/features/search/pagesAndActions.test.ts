import { expect, it } from 'vitest'
import { startsWords } from './pagesAndActions.ts'

it.each([
  ['Exactitude de l’IA', 'ia'],
  ['Follow-ups', 'ups'],
  ['Follow-ups', 'follow-up'],
  ['Light or dark dark mode, theme', 'Dark Theme'],
])('[37.17] %s is found by %s, the beginnings of its words', (label, search) => {
  expect(startsWords(label, search)).toBe(true)
})

it.each([
  ['Follow-ups', 'low'],
  ['Follow-ups', '-'],
])('[37.17] %s is not found by %s', (label, search) => {
  expect(startsWords(label, search)).toBe(false)
})
