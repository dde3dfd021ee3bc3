/** The four principles to choose from, in the words and order of spec 9. */
import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
} from '@mui/material'
import type { Principle } from '#domain/observations/principles.ts'
import { useFieldLabel } from '../../foundation/i18n/useFieldLabel.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'

export function PrincipleCheckboxes({ selected, onChange, error }: PrincipleCheckboxesProps) {
  const label = useFieldLabel('taskPrinciples')
  const note = error ?? (selected.length === 0 ? 'None chosen leaves the usual ones.' : null)
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend" sx={legend}>
        {label}
      </FormLabel>
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
      {note && <FormHelperText>{note}</FormHelperText>}
    </FormControl>
  )
}

interface PrincipleCheckboxesProps {
  selected: readonly Principle[]
  onChange: (chosen: Principle[]) => void
  error: string | undefined
}

const legend = { fontSize: 13, lineHeight: '18px', fontWeight: 600, color: 'text.primary' } as const

const OPTIONS = ['BIG_ENGINES', 'DIP_N_DRIVE', 'TURN_NOT_TWIST', 'INSIDE_BASE'] as const

const withPrinciple = (chosen: readonly Principle[], principle: Principle, isOn: boolean) =>
  OPTIONS.filter((one) => (one === principle ? isOn : chosen.includes(one)))
