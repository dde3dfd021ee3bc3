/** A form that is filled in one step after the other: Back, Continue, and Submit at the last (spec 2). */
import { Box, Button, Stack } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { FormEvent } from 'react'
import { formPageStyles } from './formPage.ts'
import type { FormConfig } from './formConfig.ts'
import type { FormSteps } from './formSteps.ts'
import { SaveBar } from './SaveBar.tsx'
import type { FormParts } from './SingleForm.tsx'
import { FormStepper } from './StepLine.tsx'
import { INVALID_FIELD } from './useFocusFirstError.ts'
import { useFormSteps } from './useFormSteps.ts'

export function SteppedForm({ name, notices, send, spec, steps, ...bar }: SteppedFormProps) {
  const shown = useFormSteps(spec, steps)
  const { index, isLast, next, rejectedCount } = shown
  const formElement = useRef<HTMLFormElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef({ index, refusals: rejectedCount })
  useEffect(() => {
    const isRefused = seen.current.refusals !== rejectedCount
    const isMoved = seen.current.index !== index
    seen.current = { index, refusals: rejectedCount }
    if (!isRefused && !isMoved) return
    const wrong = formElement.current?.querySelector<HTMLElement>(INVALID_FIELD)
    if (wrong) return wrong.focus()
    place.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [index, rejectedCount])
  const step = shown.steps[index]
  const before = shown.steps[index - 1]
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isLast) return next()
    await send(event)
    shown.showFirstInvalid()
  }
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      aria-label={name}
      ref={formElement}
      onSubmit={(event) => void submit(event)}
      sx={formPageStyles}
    >
      <Stack spacing={2}>
        {notices}
        <FormStepper {...shown} />
        <Stack
          key={step?.name}
          ref={place}
          role="group"
          aria-label={`Step ${index + 1} of ${shown.steps.length}: ${step?.label}`}
          tabIndex={-1}
          spacing={2}
          sx={{ outline: 'none' }}
        >
          {step?.content}
        </Stack>
      </Stack>
      <SaveBar
        {...bar}
        label={isLast ? 'Submit' : 'Continue'}
        before={
          before && (
            <Button size="large" variant="outlined" onClick={() => shown.show(before.name)}>
              Back
            </Button>
          )
        }
      />
    </Box>
  )
}

interface SteppedFormProps extends FormParts {
  spec: FormConfig
  steps: FormSteps
}
