/** A password field that can show what was typed and says when Caps Lock is on. */
import { useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { PublicTextField } from './TextEntry.tsx'
import type { PublicTextFieldProps } from './TextEntry.tsx'

export function PublicPasswordField({ hint, ...props }: PublicTextFieldProps): ReactElement {
  const [isVisible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const checkCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <PublicTextField
      {...props}
      hint={capsLock ? 'Caps Lock is on' : hint}
      type={isVisible ? 'text' : 'password'}
      onKeyDown={checkCapsLock}
      onKeyUp={checkCapsLock}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className="public-show"
        aria-pressed={isVisible}
        aria-label={`Show ${props.label.toLowerCase()}`}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? 'Hide' : 'Show'}
      </button>
    </PublicTextField>
  )
}
