import { expect, it } from 'vitest'
import { menuPathOf } from './menuPathOf.ts'

it('[37.5] a record belongs to its list, the dashboard to /home', () => {
  expect(menuPathOf('/users/7/show')).toBe('/users')
  expect(menuPathOf('/users')).toBe('/users')
  expect(menuPathOf('/')).toBe('/home')
})
