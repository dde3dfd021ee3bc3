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
