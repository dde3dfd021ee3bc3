import { describe, expect, it } from 'vitest'
import {
  NO_ANSWERS,
  NOT_APPLICABLE,
  answersFromForm,
  answersFromRecord,
  toAnswer,
  toggleAnswer,
} from './answers.ts'

describe('the correct/incorrect/N/A selector', () => {
  it('[4.11] gives true, false or N/A, which is stored as null', () => {
    expect(toggleAnswer(null, true, true)).toBe(true)
    expect(toggleAnswer(true, false, true)).toBe(false)
    expect(toggleAnswer(false, NOT_APPLICABLE, true)).toBe(NOT_APPLICABLE)
    expect(toAnswer(NOT_APPLICABLE)).toBeNull()
  })

  it('[4.12] an answer is not taken back where N/A is not allowed', () => {
    expect(toggleAnswer(true, true, false)).toBe(true)
  })

  it('[4.12] [4.23] the user can unselect back to null', () => {
    expect(toggleAnswer(true, true, true)).toBeNull()
    expect(toggleAnswer(false, false, true)).toBeNull()
  })
})

describe('answers', () => {
  it('[4.14] start as not answered', () => {
    expect(Object.values(NO_ANSWERS)).toEqual([null, null, null, null, null])
  })

  it('[3.35] are read from the form and from the video record, each from its own field', () => {
    expect(
      answersFromForm({
        isInsideBase: true,
        isBigEngines: false,
        isTurnNotTwist: null,
        isDipNDrive: true,
        isOtherOptionCorrect: false,
      }),
    ).toEqual({
      INSIDE_BASE: true,
      BIG_ENGINES: false,
      TURN_NOT_TWIST: null,
      DIP_N_DRIVE: true,
      OTHER: false,
    })
    expect(
      answersFromRecord({
        is_inside_base: false,
        is_big_engines: null,
        is_turn_not_twist: true,
        is_dip_n_drive: false,
        is_other_option_correct: null,
      }),
    ).toEqual({
      INSIDE_BASE: false,
      BIG_ENGINES: null,
      TURN_NOT_TWIST: true,
      DIP_N_DRIVE: false,
      OTHER: null,
    })
  })
})
