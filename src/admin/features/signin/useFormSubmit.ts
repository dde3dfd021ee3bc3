/** One submit of a public form at a time: the domain's rules first, then the call, then its failure in words. */
import { useState, type FormEvent } from 'react'
import type { z } from 'zod'
import { publicErrorMessage } from './postPublic.ts'

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
      const errors = fieldErrors(schema, entered)
      if (Object.keys(errors).length > 0) {
        setState({ ...IDLE, errors })
        focusFirst(form, errors)
        return
      }
      await send(schema.parse(entered))
      setState(IDLE)
    } catch (error) {
      setState({ ...IDLE, failure: publicErrorMessage(error) })
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
  /** Loaded when first needed, so that the page itself stays light. */
  loadSchema: () => Promise<z.ZodType<Values>>
  send: (values: Values) => Promise<void>
}

interface SubmitState {
  busy: boolean
  /** By the field's name. */
  errors: Record<string, string>
  /** Why the call failed; null: it did not. */
  failure: string | null
}

export interface FormSubmit extends SubmitState {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const IDLE: SubmitState = { busy: false, errors: {}, failure: null }

function focusFirst(form: HTMLFormElement, errors: Record<string, string>): void {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement)
  fields.find(({ name }) => name in errors)?.focus()
}
