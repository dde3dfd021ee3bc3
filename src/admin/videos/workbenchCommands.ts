/** What each key of the workbench does, in the order of its help. */

export const commandOf = (event: PressedKey): WorkbenchCommand | null => {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  // With caps lock on, a letter is a capital.
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const found = KEYS.find(
    ({ key, shift }) => key === pressed && (shift === undefined || shift === event.shiftKey),
  )
  return found?.command ?? null
}

/** Whether a key pressed there is meant for the page: not in a field, a dialog or a menu, and no press of a button. */
export const isForThePage = (target: Element | null, key: string): boolean =>
  !target?.closest(FIELDS) && !(key === ' ' && target?.closest(PRESSED_BY_SPACE))

export const KEYS: readonly WorkbenchKey[] = [
  { key: ' ', shown: 'Space', command: 'toggle', does: 'Play or pause' },
  { key: 'ArrowLeft', shown: '←', shift: false, command: 'previousFrame', does: 'Previous frame' },
  { key: 'ArrowRight', shown: '→', shift: false, command: 'nextFrame', does: 'Next frame' },
  {
    key: 'ArrowLeft',
    shown: 'Shift + ←',
    shift: true,
    command: 'tenFramesBack',
    does: 'Ten frames back',
  },
  {
    key: 'ArrowRight',
    shown: 'Shift + →',
    shift: true,
    command: 'tenFramesOn',
    does: 'Ten frames on',
  },
  { key: 'Home', shown: 'Home', command: 'toStart', does: 'First frame' },
  { key: 'End', shown: 'End', command: 'toEnd', does: 'Last frame' },
  { key: ',', shown: ',', command: 'slower', does: 'Slower' },
  { key: '.', shown: '.', command: 'faster', does: 'Faster' },
  { key: 'p', shown: 'P', command: 'previousMoment', does: 'Previous incorrect moment' },
  { key: 'n', shown: 'N', command: 'nextMoment', does: 'Next incorrect moment' },
  { key: '?', shown: '?', command: 'help', does: 'This help' },
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

interface WorkbenchKey {
  key: string
  /** As the help shows it. */
  shown: string
  /** Left out: with or without. */
  shift?: boolean
  command: WorkbenchCommand
  does: string
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const FIELDS = [
  'input:not([type="checkbox"], [type="button"], [type="submit"])',
  'textarea, select, video[controls], [contenteditable]:not([contenteditable="false"])',
  '[role="combobox"], [role="textbox"], [role="dialog"], [role="alertdialog"], [role="menu"]',
  '[role="tablist"], [role="radiogroup"], .MuiModal-root, .MuiPopper-root',
].join(',')

const PRESSED_BY_SPACE =
  'button, a[href], input, summary, [role="button"], [role="switch"], [role="checkbox"]'
