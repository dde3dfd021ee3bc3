import { expect, it } from 'vitest'
import { sectionOf } from './sectionOf.ts'

it('a record belongs to its list, the dashboard to /home', () => {
  expect(sectionOf('/users/7/show')).toBe('/users')
  expect(sectionOf('/users')).toBe('/users')
  expect(sectionOf('/')).toBe('/home')
})
