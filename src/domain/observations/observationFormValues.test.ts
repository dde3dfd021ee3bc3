import * as fc from 'fast-check'
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

/** Written by hand, rule by rule; a field that is not listed clears nothing. */
const EXPECTED: readonly (readonly [
  item: string,
  sentence: string,
  field: Field,
  cleared: string,
])[] = [
  [
    '4.15',
    'location, department, task, individual, observer and all answers',
    'campaign',
    `location department task observee userId ${ANSWERS}`,
  ],
  ['4.16', 'department, task and answers', 'location', `department task ${ANSWERS}`],
  ['4.17', 'task and answers', 'department', `task ${ANSWERS}`],
  [
    '4.18',
    'answers, individual, observer and the unlinked observee',
    'task',
    `${ANSWERS} observee userId unlinkedObserveeName unlinkedObserveeEmployeeId`,
  ],
  [
    '4.19',
    'the unlinked name and ID and the answers',
    'observee',
    `unlinkedObserveeName unlinkedObserveeEmployeeId ${ANSWERS}`,
  ],
]

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

const OTHER_VALUES: ObservationFormValues = {
  date: new Date('2026-03-02T10:00:00Z'),
  campaign: 'campaign-2',
  location: 'location-2',
  department: 'department-2',
  task: { id: 'task-2', name: 'Pushing' },
  userId: 'observer-2',
  observee: 'individual-2',
  unlinkedObserveeName: 'Al Unlinked',
  unlinkedObserveeEmployeeId: 'E8',
  isInsideBase: false,
  isBigEngines: true,
  isTurnNotTwist: false,
  isDipNDrive: true,
  isOtherOptionCorrect: false,
  otherDetails: 'Boots',
  notes: 'Dry floor',
}

const clearedWords = (field: Field): string[] =>
  EXPECTED.find(([, , name]) => name === field)?.[3].split(' ') ?? []

describe('what clears what', () => {
  it.each(EXPECTED)('[%s] it clears %s when %s changes', (_item, _sentence, field, cleared) => {
    const after = applyChange(FULL, field, OTHER_VALUES[field])
    const emptied = FIELDS.filter((name) => after[name] === null || after[name] === '')
    expect(emptied.toSorted()).toEqual(cleared.split(' ').toSorted())
  })

  it('[4.15–4.19] after any series of changes each field is what the rules leave of it', () => {
    const change = fc.tuple(
      fc.constantFrom(...FIELDS),
      fc.constantFrom(FULL, OTHER_VALUES, EMPTY_OBSERVATION),
    )
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let values = FULL
        const expected: Record<string, unknown> = { ...FULL }
        for (const [field, source] of changes) {
          const value = source[field]
          if (JSON.stringify(expected[field]) !== JSON.stringify(value)) {
            expected[field] = value
            for (const name of clearedWords(field))
              expected[name] = EMPTY_OBSERVATION[name as Field]
          }
          values = applyChange(values, field, value)
        }
        expect(values).toEqual(expected)
      }),
    )
  })

  it('[4.15] choosing again what is chosen clears nothing, also when the list was loaded again', () => {
    expect(applyChange(FULL, 'task', { id: 'task-1', name: 'Lifting' })).toBe(FULL)
    expect(applyChange(FULL, 'location', 'location-1')).toBe(FULL)
    expect(applyChange(FULL, 'date', new Date('2026-03-01T10:00:00Z'))).toBe(FULL)
  })

  it('[4.15] the values before the change stay as they were', () => {
    const before = structuredClone(FULL)
    applyChange(FULL, 'campaign', null)
    expect(FULL).toEqual(before)
  })
})
