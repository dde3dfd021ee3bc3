/** A password field that can show what was typed and says when Caps Lock is on. */
import { useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { TextEntry } from './TextEntry.tsx'
import type { TextEntryProps } from './TextEntry.tsx'

export function PasswordEntry({ hint, ...props }: TextEntryProps): ReactElement {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextEntry
      {...props}
      hint={capsLock ? 'Caps Lock is on' : hint}
      type={shown ? 'text' : 'password'}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className="public-show"
        aria-pressed={shown}
        aria-label={`Show ${props.label.toLowerCase()}`}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </TextEntry>
  )
}
