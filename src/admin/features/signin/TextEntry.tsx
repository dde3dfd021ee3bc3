/** One field of a public form: label above, box, error below. */
import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react'

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

export interface PublicTextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  error?: string | undefined
  hint?: string | undefined
  /** After the input, inside the box. */
  children?: ReactNode
}
