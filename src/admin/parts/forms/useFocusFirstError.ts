/** After a refused submission: the keyboard is at the first input with an error, in the order of the screen. */
import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** The ref is the form element's. */
export function useFocusFirstError<Values extends FieldValues>({
  formState,
}: UseFormReturn<Values>) {
  const formElement = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting } = formState
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    formElement.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus()
  }, [submitCount, isSubmitting])
  return formElement
}

/** Selects what is wrong. */
export const INVALID_FIELD = '[aria-invalid="true"], [data-invalid="true"] button'
