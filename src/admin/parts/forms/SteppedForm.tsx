/** A form that is filled in one step after the other: Back, Continue, and Submit at the last (spec 2). */
import { Box, Button, Stack, Step, StepButton, Stepper } from '@mui/material'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link } from 'react-admin'
import { formPageStyles, type FormParts, SaveBar } from './SingleForm.tsx'
import type { FormConfig } from './formConfig.ts'
import type { FormSteps } from './formSteps.ts'
import { INVALID_FIELD } from './useFocusFirstError.ts'
import { type FormStepsState, useFormSteps } from './useFormSteps.ts'

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

/** Where one is in a form with steps; what lies behind, and what is whole already, can be gone to. */
function FormStepper({ steps, index, furthest, show }: FormStepsState) {
  return (
    <Stepper
      component="nav"
      aria-label="Steps"
      nonLinear
      alternativeLabel
      activeStep={index}
      sx={{ '& .MuiStepLabel-label.MuiStepLabel-alternativeLabel': { mt: 0.5 } }}
    >
      {steps.map(({ name, label }, at) => (
        <Step key={name} completed={at < index} disabled={at > furthest}>
          <StepButton
            onClick={() => show(name)}
            {...(at === index ? { 'aria-current': 'step' as const } : {})}
          >
            {label}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  )
}

/** Leads back to a step of the form on the screen. */
export function StepLink({ step, of }: StepLinkProps) {
  return (
    <Link to={`?step=${step}`} aria-label={`Change ${of}`}>
      Change
    </Link>
  )
}

interface StepLinkProps {
  step: string
  /** What is changed there, for who hears the link alone: 'reminders'. */
  of: string
}
