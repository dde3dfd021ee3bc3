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
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { LabelledSwitch } from '../../parts/forms/LabelledSwitch.tsx'

export function PrinciplesInput() {
  const t = useT()
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
        hint={t('tasks.defaultPrinciples', { names: defaults })}
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
  const t = useT()
  const [is_pushing, is_pulling] = useWatch({ name: ['is_pushing', 'is_pulling'] }) as boolean[]
  return applicablePrinciples({
    is_pushing: is_pushing ?? false,
    is_pulling: is_pulling ?? false,
    task_principles_override: false,
    task_principles: [],
  })
    .map((principle) => t(`enums.principle.${principle}`))
    .join(', ')
}

/** Checkboxes of the four principles. */
function PrincipleCheckboxes({ selected, onChange, error }: PrincipleCheckboxesProps) {
  const t = useT()
  const label = useFieldLabel('task_principles')
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {OPTIONS.map((principle) => (
          <FormControlLabel
            key={principle}
            label={t(`enums.taskPrinciple.${principle}`)}
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
