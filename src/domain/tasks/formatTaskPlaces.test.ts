import { expect, it } from 'vitest'
import { english } from '#server/platform/texts/translator.ts'
import { formatTaskPlaces } from './formatTaskPlaces.ts'

const places = (...names: string[]) => names.map((name) => ({ name }))

it('[2.55] names at most the first places and tells how many more there are', () => {
  const task = {
    departments: places('Inbound'),
    department_count: 1,
    locations: places('Dock', 'Hall', 'Yard'),
    location_count: 5,
    task_has_full_department_access: false,
    task_has_full_location_access: false,
  }
  expect(formatTaskPlaces(task, english.t)).toEqual({
    departments: { names: 'Inbound', more: '' },
    locations: { names: 'Dock, Hall, Yard', more: ' + 2 more' },
  })
  const everywhere = { task_has_full_department_access: true, task_has_full_location_access: true }
  expect(formatTaskPlaces({ ...task, ...everywhere }, english.t)).toEqual({
    departments: { names: 'All departments', more: '' },
    locations: { names: 'All locations', more: '' },
  })
  expect(
    formatTaskPlaces({ ...task, departments: [], department_count: 0 }, english.t).departments
      .names,
  ).toBe('N/A')
})
