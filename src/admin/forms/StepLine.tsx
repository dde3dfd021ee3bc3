/** Where one is in a form with steps; what lies behind, and what is whole already, can be gone to. */
import { Step, StepButton, Stepper } from '@mui/material'
import type { ShownSteps } from './useFormSteps.ts'

export function StepLine({ steps, index, furthest, show }: ShownSteps) {
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
