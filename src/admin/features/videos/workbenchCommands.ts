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

/** Whether a key is meant for the page: not pressed in a field, dialog or menu, and not activating a button. */
export const isPageShortcut = (target: Element | null, key: string): boolean =>
  !target?.closest(KEY_CONSUMERS) && !(key === ' ' && target?.closest(SPACE_CONSUMERS))

export const SHORTCUTS: readonly WorkbenchShortcut[] = [
  { key: ' ', keyLabel: 'Space', command: 'toggle', description: 'Play or pause' },
  {
    key: 'ArrowLeft',
    keyLabel: '←',
    shift: false,
    command: 'previousFrame',
    description: 'Previous frame',
  },
  {
    key: 'ArrowRight',
    keyLabel: '→',
    shift: false,
    command: 'nextFrame',
    description: 'Next frame',
  },
  {
    key: 'ArrowLeft',
    keyLabel: 'Shift + ←',
    shift: true,
    command: 'tenFramesBack',
    description: 'Ten frames back',
  },
  {
    key: 'ArrowRight',
    keyLabel: 'Shift + →',
    shift: true,
    command: 'tenFramesOn',
    description: 'Ten frames forward',
  },
  { key: 'Home', keyLabel: 'Home', command: 'toStart', description: 'First frame' },
  { key: 'End', keyLabel: 'End', command: 'toEnd', description: 'Last frame' },
  { key: ',', keyLabel: ',', command: 'slower', description: 'Slower' },
  { key: '.', keyLabel: '.', command: 'faster', description: 'Faster' },
  { key: 'p', keyLabel: 'P', command: 'previousMoment', description: 'Previous incorrect moment' },
  { key: 'n', keyLabel: 'N', command: 'nextMoment', description: 'Next incorrect moment' },
  { key: '?', keyLabel: '?', command: 'help', description: 'Show shortcuts' },
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
  /** The key's label in the help. */
  keyLabel: string
  /** Absent: with or without shift. */
  shift?: boolean
  command: WorkbenchCommand
  description: string
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
