/** Where one is in a form with steps; what lies behind, and what is whole already, can be gone to. */
import { Step, StepButton, Stepper } from '@mui/material'
import type { FormStepsState } from './useFormSteps.ts'

export function FormStepper({ steps, index, furthest, show }: FormStepsState) {
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
