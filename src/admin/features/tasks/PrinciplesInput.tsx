/** Input of the task's own principles: shown while they override the default ones, cleared when they do not. */
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@mui/material'
import { useController, useWatch } from 'react-hook-form'
import { applicablePrinciples, type Principle } from '#domain/observations/principles.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'

export function PrinciplesInput() {
  const { field, fieldState } = useController({ name: 'task_principles' })
  // null: the override is on and has no principles yet.
  const value = field.value as Principle[] | null
  const selected = value ?? []
  const overrides = value === null || value.length > 0
  const label = useFieldLabel('task_principles_override')
  const defaults = useDefaultPrinciples()
  return (
    <>
      <LabelledSwitch
        label={label}
        checked={overrides}
        onChange={(isOn) => field.onChange(isOn ? null : [])}
        hint={`Default for this task: ${defaults}.`}
      />
      {overrides && (
        <PrincipleCheckboxes
          selected={selected}
          onChange={(chosen) => field.onChange(chosen.length > 0 ? chosen : null)}
          error={fieldState.error?.message}
        />
      )}
    </>
  )
}

function useDefaultPrinciples(): string {
  const [is_pushing, is_pulling] = useWatch({ name: ['is_pushing', 'is_pulling'] }) as boolean[]
  return applicablePrinciples({
    is_pushing: is_pushing ?? false,
    is_pulling: is_pulling ?? false,
    task_principles_override: false,
    task_principles: [],
  })
    .map((principle) => enumLabels.principle[principle])
    .join(', ')
}

/** Checkboxes of the four principles. */
function PrincipleCheckboxes({ selected, onChange, error }: PrincipleCheckboxesProps) {
  const label = useFieldLabel('task_principles')
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {OPTIONS.map((principle) => (
          <FormControlLabel
            key={principle}
            label={enumLabels.taskPrinciple[principle]}
            control={
              <Checkbox
                size="small"
                checked={selected.includes(principle)}
                onChange={(_, isOn) => onChange(withPrinciple(selected, principle, isOn))}
              />
            }
          />
        ))}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  )
}

interface PrincipleCheckboxesProps {
  selected: readonly Principle[]
  onChange: (chosen: Principle[]) => void
  error: string | undefined
}

const OPTIONS = ['BIG_ENGINES', 'DIP_N_DRIVE', 'TURN_NOT_TWIST', 'INSIDE_BASE'] as const

const withPrinciple = (chosen: readonly Principle[], principle: Principle, isOn: boolean) =>
  OPTIONS.filter((one) => (one === principle ? isOn : chosen.includes(one)))
