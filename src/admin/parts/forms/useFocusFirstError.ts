/** After a rejected submission, focuses the first invalid input in document order. */
import { useLayoutEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Returns the ref of the form element. */
export function useFocusFirstError<Values extends FieldValues>({
  formState,
}: UseFormReturn<Values>) {
  const formElement = useRef<HTMLFormElement>(null)
  const { submitCount, isSubmitting } = formState
  useLayoutEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    formElement.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus()
  }, [submitCount, isSubmitting])
  return formElement
}

/** Selects invalid inputs and the buttons of invalid groups. */
export const INVALID_FIELD = '[aria-invalid="true"], [data-invalid="true"] button'
