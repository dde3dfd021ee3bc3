/** Field of a public form: label above, box, error below. */
import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import { t } from '../../foundation/i18n/i18nProvider.ts'

export function PublicTextField({
  label,
  error,
  hint,
  children,
  ...input
}: PublicTextFieldProps): ReactElement {
  const { name } = input
  const note = error ?? hint
  return (
    <div className="public-entry">
      <label htmlFor={name}>{label}</label>
      <div className="public-box">
        <input
          {...input}
          id={name}
          aria-invalid={error !== undefined}
          aria-describedby={note === undefined ? undefined : `${name}-note`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        {children}
      </div>
      <p id={`${name}-note`} className={error ? 'public-error' : 'public-hint'} aria-live="polite">
        {note}
      </p>
    </div>
  )
}

interface PublicTextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
  /** Shown after the input, inside the box. */
  children?: ReactNode
}

interface PublicPasswordFieldProps extends PublicTextFieldProps {
  name: 'password' | 'repeatPassword'
}

/** A password field that can show what was typed and says when Caps Lock is on. */
export function PublicPasswordField({ hint, ...props }: PublicPasswordFieldProps): ReactElement {
  const [isVisible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const checkCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <PublicTextField
      {...props}
      hint={capsLock ? t('signIn.capsLock') : hint}
      type={isVisible ? 'text' : 'password'}
      onKeyDown={checkCapsLock}
      onKeyUp={checkCapsLock}
      onBlur={() => setCapsLock(false)}
    >
      <button
        type="button"
        className="public-show"
        aria-pressed={isVisible}
        aria-label={t(`signIn.showField.${props.name}`)}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? t('signIn.hide') : t('signIn.show')}
      </button>
    </PublicTextField>
  )
}
