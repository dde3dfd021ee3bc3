import { expect, it } from 'vitest'
import {
  NO_ANSWERS,
  NOT_APPLICABLE,
  answersFromForm,
  answersFromRecord,
  toAnswer,
  toggleAnswer,
} from './answers.ts'

it('[4.11] [4.14] an answer starts as none and becomes true, false or N/A, which is stored as null', () => {
  expect(Object.values(NO_ANSWERS)).toEqual([null, null, null, null, null])
  expect(toggleAnswer(null, true, true)).toBe(true)
  expect(toggleAnswer(true, false, true)).toBe(false)
  expect(toggleAnswer(false, NOT_APPLICABLE, true)).toBe(NOT_APPLICABLE)
  expect(toAnswer(NOT_APPLICABLE)).toBeNull()
})

it('[4.12] [4.23] an answer is taken back only where it may stay open', () => {
  expect(toggleAnswer(true, true, false)).toBe(true)
  expect(toggleAnswer(true, true, true)).toBeNull()
  expect(toggleAnswer(false, false, true)).toBeNull()
})

it('[3.35] answers are read from the form and from the video record, each from its own field', () => {
  const form = {
    isInsideBase: true,
    isBigEngines: false,
    isTurnNotTwist: null,
    isDipNDrive: true,
    isOtherOptionCorrect: false,
  }
  const record = {
    is_inside_base: true,
    is_big_engines: false,
    is_turn_not_twist: null,
    is_dip_n_drive: true,
    is_other_option_correct: false,
  }
  const expected = {
    INSIDE_BASE: true,
    BIG_ENGINES: false,
    TURN_NOT_TWIST: null,
    DIP_N_DRIVE: true,
    OTHER: false,
  }
  expect([answersFromForm(form), answersFromRecord(record)]).toEqual([expected, expected])
})
