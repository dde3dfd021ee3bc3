import { expect, it } from 'vitest'
import { resetPages } from './resetPages.ts'

const at = (pathname: string, search: string) => ({ pathname, search, hash: '' })

it('[2.69] changing any filter resets page and observationsPage to 1', () => {
  for (const filter of [
    'tasks=1',
    'search=x',
    'type=AI',
    'showDeleted=true',
    'aiErrorCause=OTHER',
  ]) {
    const next = resetPages(
      at('/allobservations', '?page=3&observationsPage=2'),
      at('/allobservations', `?page=3&observationsPage=2&${filter}`),
    )
    expect(next.search).toBe(`?page=1&observationsPage=1&${filter}`)
  }
})

it('[37.6] turning a page or sorting keeps the other page', () => {
  const next = at('/allobservations', '?sort=notes&order=ASC&page=4&observationsPage=2&tasks=1')
  expect(resetPages(at('/allobservations', '?tasks=1&page=3&observationsPage=2'), next)).toBe(next)
})

it('[37.6] going to another page of the app keeps its address as it is', () => {
  const next = at('/users', '?page=4&search=x')
  expect(resetPages(at('/allobservations', '?page=3'), next)).toBe(next)
})
