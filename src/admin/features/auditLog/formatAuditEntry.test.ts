import { expect, it } from 'vitest'
import { formatFieldChanges } from './formatAuditEntry.ts'

const DOCK = '0193a1b2-1111-7222-8333-444455556666'
const HALL = '0193a1b2-1111-7222-8333-444455557777'

const formatOne = (entity: string, field: string, before: unknown, after: unknown) => {
  const nameOf = (id: string) => (id === DOCK ? 'Dock' : null)
  const [formatted] = formatFieldChanges(
    { entity, fields: [{ field, before, after }] },
    { labelOf: (name) => `the ${name}`, nameOf },
  )
  return formatted && [formatted.label, formatted.before, formatted.after]
}

it('[33.9] says each field in the words of its label and its values', () => {
  expect(formatOne('users', 'type', 'CLIENT_USER', 'CLIENT_OBSERVER')).toEqual([
    'the type',
    'Client User',
    'Client Observer',
  ])
  expect(formatOne('campaigns', 'frequency', null, 'oneTime')?.slice(1)).toEqual(['', 'One time'])
  expect(formatOne('clients', 'ai_enabled', false, true)?.slice(1)).toEqual(['No', 'Yes'])
  expect(formatOne('observations', 'is_big_engines', null, false)?.slice(1)).toEqual([
    '',
    'Incorrect',
  ])
  expect(formatOne('users', 'mail', null, 'weeklySummary')?.[2]).toBe('Weekly summary')
  expect(
    formatOne('tasks', 'task_principles', [], ['BIG_ENGINES', 'INSIDE_BASE'])?.slice(1),
  ).toEqual(['', 'Big Engines, Inside Base'])
})

it('[33.10] names related records where their names are known, and keeps the id where they are not', () => {
  expect(formatOne('departments', 'locations', [DOCK, HALL], [HALL])?.slice(1)).toEqual([
    `Dock, ${HALL}`,
    HALL,
  ])
  expect(formatOne('locations', 'parent_id', DOCK, null)?.slice(1)).toEqual(['Dock', ''])
  expect(formatOne('observations', 'video_id', null, HALL)?.[2]).toBe(HALL)
})

it('[33.9] leaves away what the entry says itself, and nothing else', () => {
  expect(formatOne('users', 'created_at', null, '2026-01-05T10:00:00.000Z')).toBeUndefined()
  expect(formatOne('users', 'a_field_of_tomorrow', 1, { deep: [true] })?.slice(1)).toEqual([
    '1',
    '{"deep":[true]}',
  ])
})
