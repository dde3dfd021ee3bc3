import { describe, expect, it } from 'vitest'
import {
  applyChange,
  EMPTY_OBSERVATION,
  type ObservationFormValues,
} from './observationFormValues.ts'

type Field = keyof ObservationFormValues
const FIELDS = Object.keys(EMPTY_OBSERVATION) as Field[]

const ANSWERS =
  'isInsideBase isBigEngines isTurnNotTwist isDipNDrive isOtherOptionCorrect otherDetails'
const UNLINKED = 'unlinkedObserveeName unlinkedObserveeEmployeeId'

const FULL: ObservationFormValues = {
  date: new Date('2026-03-01T10:00:00Z'),
  campaign: 'campaign-1',
  location: 'location-1',
  department: 'department-1',
  task: { id: 'task-1', name: 'Lifting' },
  userId: 'observer-1',
  observee: 'individual-1',
  unlinkedObserveeName: 'Jo Unlinked',
  unlinkedObserveeEmployeeId: 'E7',
  isInsideBase: true,
  isBigEngines: false,
  isTurnNotTwist: true,
  isDipNDrive: false,
  isOtherOptionCorrect: true,
  otherDetails: 'Gloves',
  notes: 'Wet floor',
}

describe('what clears what', () => {
  it.each<[string, Partial<ObservationFormValues>, string]>([
    ['4.15', { campaign: 'b' }, `location department task observee userId ${ANSWERS}`],
    ['4.16', { location: 'b' }, `department task ${ANSWERS}`],
    ['4.17', { department: 'b' }, `task ${ANSWERS}`],
    ['4.18', { task: { id: 'b', name: 'B' } }, `observee userId ${UNLINKED} ${ANSWERS}`],
    ['4.19', { observee: 'b' }, `${UNLINKED} ${ANSWERS}`],
    ['2.84', { date: new Date('2026-03-02T10:00:00Z') }, ''],
    ['2.88', { userId: 'b' }, ''],
    ['2.91', { unlinkedObserveeName: 'B', unlinkedObserveeEmployeeId: 'B' }, ''],
    ['2.95', { isInsideBase: false }, ''],
    ['2.97', { notes: 'B' }, ''],
  ])('[%s] the change %j clears “%s” and nothing else', (_rule, change, cleared) => {
    const before = structuredClone(FULL)
    for (const [field, value] of Object.entries(change)) {
      const after = applyChange(FULL, field as Field, value as never)
      const emptied = FIELDS.filter((name) => after[name] === null || after[name] === '')
      expect(emptied.toSorted().join(' ')).toBe(cleared.split(' ').toSorted().join(' '))
      expect(after[field as Field]).toBe(value)
    }
    expect(FULL).toEqual(before)
  })

  it('[4.15] choosing again what is chosen clears nothing, also when the list was loaded again', () => {
    expect(applyChange(FULL, 'task', { id: 'task-1', name: 'Lifting' })).toBe(FULL)
    expect(applyChange(FULL, 'location', 'location-1')).toBe(FULL)
    expect(applyChange(FULL, 'date', new Date('2026-03-01T10:00:00Z'))).toBe(FULL)
  })
})
