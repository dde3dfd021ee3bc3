/** The workbench's keys and their commands, in the order of the help. */

export const commandOf = (event: PressedKey): WorkbenchCommand | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  // Caps lock makes letters capitals.
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const shortcut = SHORTCUTS.find(
    ({ key, shift }) => key === pressed && (shift === undefined || shift === event.shiftKey),
  )
  return shortcut?.command ?? null
}

/** Returns whether a key is meant for the page: not pressed in a field, dialog or menu, and not activating a button. */
export const isPageShortcut = (target: Element | null, key: string): boolean =>
  !target?.closest(KEY_CONSUMERS) && !(key === ' ' && target?.closest(SPACE_CONSUMERS))

export const SHORTCUTS: readonly WorkbenchShortcut[] = [
  { key: ' ', command: 'toggle' },
  {
    key: 'ArrowLeft',
    shift: false,
    command: 'previousFrame',
  },
  {
    key: 'ArrowRight',
    shift: false,
    command: 'nextFrame',
  },
  {
    key: 'ArrowLeft',
    shift: true,
    command: 'tenFramesBack',
  },
  {
    key: 'ArrowRight',
    shift: true,
    command: 'tenFramesOn',
  },
  { key: 'Home', command: 'toStart' },
  { key: 'End', command: 'toEnd' },
  { key: ',', command: 'slower' },
  { key: '.', command: 'faster' },
  { key: 'p', command: 'previousMoment' },
  { key: 'n', command: 'nextMoment' },
  { key: '?', command: 'help' },
]

export type WorkbenchCommand =
  | 'toggle'
  | 'nextFrame'
  | 'previousFrame'
  | 'tenFramesOn'
  | 'tenFramesBack'
  | 'toStart'
  | 'toEnd'
  | 'slower'
  | 'faster'
  | 'nextMoment'
  | 'previousMoment'
  | 'help'

interface WorkbenchShortcut {
  key: string
  /** Absent: with or without shift. */
  shift?: boolean
  command: WorkbenchCommand
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const KEY_CONSUMERS = [
  'input:not([type="checkbox"], [type="button"], [type="submit"])',
  'textarea, select, video[controls], [contenteditable]:not([contenteditable="false"])',
  '[role="combobox"], [role="textbox"], [role="dialog"], [role="alertdialog"], [role="menu"]',
  '[role="tablist"], [role="radiogroup"], .MuiModal-root, .MuiPopper-root',
].join(',')

const SPACE_CONSUMERS =
  'button, a[href], input, summary, [role="button"], [role="switch"], [role="checkbox"]'
