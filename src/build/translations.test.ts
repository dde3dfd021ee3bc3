import { expect, it } from 'vitest'
import { hashOf } from './englishTexts.ts'
import { findFaults } from './translations.ts'

it('[49.33] a translation whose English has changed, is new or has gone is named by its key', () => {
  const english = new Map([
    ['users.title', 'Users'],
    ['users.added', 'User added.'],
    ['users.state', 'State'],
    ['help/observing.md#start', '# Getting started {#start}'],
  ])
  const present = new Set(['users.title', 'users.added', 'users.old', 'help/observing.md#start'])
  const hashes = {
    'users.title': hashOf('Users'),
    'users.added': hashOf('User created.'),
    'users.gone': hashOf('Gone'),
  }
  expect(findFaults(english, present, hashes)).toEqual({
    missing: ['users.state'],
    older: ['users.added', 'help/observing.md#start'],
    gone: ['users.old', 'users.gone'],
  })
})
