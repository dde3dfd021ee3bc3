/** A form with steps: Back, Continue, and Submit in the last step. */
import { Button, Stack, Step, StepButton, Stepper } from '@mui/material'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-admin'
import { FormElement, FormFields, FormNotices, useRecordFormContext } from './RecordForm.tsx'
import { formPageStyles, type FormParts, SaveBar } from './SingleForm.tsx'
import type { FormSteps } from './formSteps.ts'
import { INVALID_FIELD } from './useFocusFirstError.ts'
import { type FormStepsState, useFormSteps } from './useFormSteps.ts'
import { useT } from '../../foundation/i18n/useT.ts'

export function SteppedForm({ name, steps: stepsOf, cancelTo }: SteppedFormProps) {
  const t = useT()
  const { config, submit } = useRecordFormContext()
  const formSteps = useFormSteps(config, stepsOf)
  const { steps, index, isLast, next, rejectedCount } = formSteps
  const stepElement = useRef<HTMLDivElement>(null)
  const last = useRef({ index, rejectedCount })
  useLayoutEffect(() => {
    const isRejected = last.current.rejectedCount !== rejectedCount
    const isMoved = last.current.index !== index
    last.current = { index, rejectedCount }
    if (!isRejected && !isMoved) return
    const invalid = stepElement.current?.querySelector<HTMLElement>(INVALID_FIELD)
    if (invalid) return invalid.focus()
    stepElement.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [index, rejectedCount])
  const step = steps[index]
  const previous = steps[index - 1]
  const onSubmit = async (event: FormEvent) => {
    if (!isLast) return next()
    await submit(event)
    formSteps.showFirstInvalid()
  }
  return (
    <FormElement name={name} onSubmit={onSubmit} sx={formPageStyles}>
      <FormFields>
        <FormNotices isNot="saved" />
        <FormStepper {...formSteps} />
        <Stack
          key={step?.name}
          ref={stepElement}
          role="group"
          aria-label={t('form.step', {
            number: index + 1,
            count: steps.length,
            name: step?.label ?? '',
          })}
          tabIndex={-1}
          spacing={2}
          sx={{ outline: 'none' }}
        >
          {step?.content}
        </Stack>
      </FormFields>
      <SaveBar
        cancelTo={cancelTo}
        label={isLast ? t('form.submit') : t('form.continue')}
        before={
          previous && (
            <Button size="large" variant="outlined" onClick={() => formSteps.show(previous.name)}>
              {t('ra.action.back')}
            </Button>
          )
        }
      />
    </FormElement>
  )
}

interface SteppedFormProps extends FormParts {
  steps: FormSteps
}

/** Links to the steps; steps after the first incomplete one are disabled. */
function FormStepper({ steps, index, furthest, show }: FormStepsState) {
  const t = useT()
  return (
    <Stepper
      component="nav"
      aria-label={t('form.steps')}
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

/** Links to a step of the form on this page. */
export function StepLink({ step, label }: StepLinkProps) {
  const t = useT()
  return (
    <Link to={`?step=${step}`} aria-label={label}>
      {t('form.change')}
    </Link>
  )
}

interface StepLinkProps {
  step: string
  /** For screen readers: 'Change reminders'. */
  label: string
}
