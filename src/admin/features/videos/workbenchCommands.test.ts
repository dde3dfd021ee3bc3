import { describe, expect, it } from 'vitest'
import { commandOf, SHORTCUTS } from './workbenchCommands.ts'

const pressed = (key: string, held: object = {}) =>
  commandOf({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })

describe('the keys of the workbench', () => {
  it('[22.9] space plays; arrows go by a frame, with shift by ten; home and end; speed; moments; help', () => {
    expect(
      [' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End', ',', '.', 'n', 'P'].map((key) =>
        pressed(key),
      ),
    ).toEqual([
      'toggle',
      'previousFrame',
      'nextFrame',
      'toStart',
      'toEnd',
      'slower',
      'faster',
      'nextMoment',
      'previousMoment',
    ])
    const shift = { shiftKey: true }
    expect(pressed('ArrowLeft', shift)).toBe('tenFramesBack')
    expect(pressed('ArrowRight', shift)).toBe('tenFramesOn')
    expect(pressed('?', shift)).toBe('help')
  })

  it('[22.9] leave the browser its own: nothing with Ctrl, Alt or Meta, and no other key', () => {
    for (const held of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      for (const { key } of SHORTCUTS) expect(pressed(key, held)).toBeNull()
    expect(['a', 'Enter', 'Tab', 'Escape', 'ArrowUp'].map((key) => pressed(key))).toEqual(
      Array.from({ length: 5 }, () => null),
    )
  })
})
