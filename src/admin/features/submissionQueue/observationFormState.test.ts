import { expect, it } from 'vitest'
import {
  fieldsClearedBy,
  newObservationFormState,
  type ObservationFormState,
  toObservationValues,
} from './observationFormState.ts'

const FILLED: ObservationFormState = {
  ...newObservationFormState(new Date()),
  location_id: { id: 'l1', name: 'Dock' },
  department_id: { id: 'd1', name: 'Inbound' },
  unlinked_observee_name: 'Temp',
  is_inside_base: true,
}

it('[4.16] names the filled-in fields that a change empties, by the record’s names', () => {
  expect(fieldsClearedBy(FILLED, 'location_id', { id: 'l2', name: 'Yard' })).toEqual([
    'department_id',
    'is_inside_base',
  ])
  expect(fieldsClearedBy(FILLED, 'location_id', { id: 'l1', name: 'Dock' })).toEqual([])
})

it.each(['', 'T', '2026-01-14T', 'T10:00', 'soonT10:00'])('[5.8] %s is no date', (date) => {
  expect(toObservationValues({ ...FILLED, date }).date).toBeNull()
})

it('[2.84] reads a day and a time in the reader’s time zone, and an instant as it is', () => {
  const { date } = toObservationValues({ ...FILLED, date: '2026-01-14T10:00' })
  expect(date).toEqual(new Date(2026, 0, 14, 10))
  const instant = '2026-01-14T10:00:35.000Z'
  expect(toObservationValues({ ...FILLED, date: instant }).date?.toISOString()).toBe(instant)
})
