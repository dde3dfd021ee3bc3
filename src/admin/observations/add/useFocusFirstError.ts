/** After a refused submission: the keyboard is at the first input with an error, in the order of the screen. */
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EnteredObservation } from './enteredObservation.ts'

/** The ref is the form element's. */
export function useFocusFirstError({ formState }: UseFormReturn<EnteredObservation>) {
  const formElement = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting } = formState
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    formElement.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [submitCount, isSubmitting])
  return formElement
}

const WRONG = '[aria-invalid="true"], [data-invalid="true"] button'
