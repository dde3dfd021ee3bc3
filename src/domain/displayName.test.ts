import { expect, it } from 'vitest'
import { english } from '#server/platform/texts/translator.ts'
import { displayNames } from './displayName.ts'

it('[14.14] places that share a name are named with their parent, others by their name', () => {
  expect(
    displayNames(
      [
        { name: 'Picking', parent_name: 'Hall A' },
        { name: 'picking', parent: { name: 'Hall B' } },
        { name: 'Picking' },
        { name: 'Packing', parent_department: { name: 'Hall A' } },
      ],
      english.t,
    ),
  ).toEqual(['Picking (Hall A)', 'picking (Hall B)', 'Picking', 'Packing'])
})

it('[14.14] people who share a name are named with what tells them apart, others by their name', () => {
  expect(
    displayNames(
      [
        { firstname: 'Jo', lastname: 'Doe', hint: 'North' },
        { firstname: 'jo', lastname: 'Doe', employee_id: '1207', email: 'jo@example.com' },
        { firstname: 'Jo', lastname: 'Doe', email: 'doe@example.com' },
        { firstname: 'Max', lastname: 'Roe', employee_id: '1208' },
      ],
      english.t,
    ),
  ).toEqual(['Jo Doe (North)', 'jo Doe (1207)', 'Jo Doe (doe@example.com)', 'Max Roe'])
})
