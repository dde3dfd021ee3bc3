/** Validates and submits a public form, one submit at a time. */
import { useState, type FormEvent } from 'react'
import type { z } from 'zod'
import { graphqlErrorOf } from '../../foundation/data/graphqlError.ts'
import { t, wordMessage } from '../../foundation/i18n/i18nProvider.ts'

export function useFormSubmit<Values>({ loadSchema, send }: FormSubmitOptions<Values>): FormSubmit {
  const [state, setState] = useState<SubmitState>(IDLE)

  const submit = async (form: HTMLFormElement) => {
    setState({ ...IDLE, busy: true })
    try {
      const [schema, { fieldErrors }] = await Promise.all([
        loadSchema(),
        import('#domain/auth/authForms.ts'),
      ])
      const entered = Object.fromEntries(new FormData(form))
      const errors = wordErrors(fieldErrors(schema, entered))
      if (Object.keys(errors).length > 0) {
        setState({ ...IDLE, errors })
        focusFirst(form, errors)
        return
      }
      await send(schema.parse(entered))
      setState(IDLE)
    } catch (error) {
      const { field, message } = graphqlErrorOf(error)
      if (field !== null && form.elements.namedItem(field)) {
        const errors = { [field]: message }
        setState({ ...IDLE, errors })
        focusFirst(form, errors)
        return
      }
      // The code of the validation rules could not be loaded.
      const isUnreachable = error instanceof TypeError
      setState({
        ...IDLE,
        failure: isUnreachable ? t('messages.unreachable') : message,
      })
    }
  }

  return {
    ...state,
    onSubmit: (event) => {
      event.preventDefault()
      if (!state.busy) void submit(event.currentTarget)
    },
  }
}

interface FormSubmitOptions<Values> {
  /** Loaded at the first submit, so that the page stays light. */
  loadSchema: () => Promise<z.ZodType<Values>>
  send: (values: Values) => Promise<void>
}

interface SubmitState {
  busy: boolean
  /** Messages by field name. */
  errors: Record<string, string>
  /** Error message of the last submit; null: none. */
  failure: string | null
}

export interface FormSubmit extends SubmitState {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const wordErrors = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, wordMessage(text)]))

const IDLE: SubmitState = { busy: false, errors: {}, failure: null }

function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement)
  fields.find(({ name }) => name in errors)?.focus()
}
