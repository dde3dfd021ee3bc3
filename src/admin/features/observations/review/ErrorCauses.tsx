/** Why the AI was wrong: any of the spec's causes, each a chip that is on or off. */
import { FormControl, FormLabel, ToggleButton, Stack } from '@mui/material'
import Check from '@mui/icons-material/Check'
import { useController } from 'react-hook-form'
import { useId } from 'react'
import { AI_ERROR_CAUSES } from '#domain/enumerations.ts'
import type { AiErrorCause } from '#domain/enumerations.ts'
import { useFieldLabel } from '../../../foundation/i18n/useFieldLabel.ts'
import { enumLabels } from '../../../foundation/i18n/enumLabels.ts'
import { selectedStyle } from './chosenStyle.ts'

export function ErrorCauseInput() {
  const { field } = useController({ name: 'ai_error_cause' })
  const selected = field.value as AiErrorCause[]
  const label = useFieldLabel('ai_error_cause')
  const id = useId()
  const press = (cause: AiErrorCause) =>
    field.onChange(
      AI_ERROR_CAUSES.filter((one) =>
        one === cause ? !selected.includes(one) : selected.includes(one),
      ),
    )
  return (
    <FormControl>
      <FormLabel id={id} component="div" sx={legendStyle}>
        {label}
      </FormLabel>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        role="group"
        aria-labelledby={id}
        sx={chipsStyle}
      >
        {AI_ERROR_CAUSES.map((cause) => (
          <ToggleButton
            key={cause}
            value={cause}
            selected={selected.includes(cause)}
            onClick={() => press(cause)}
            sx={chipStyle}
          >
            {selected.includes(cause) && <Check fontSize="small" aria-hidden />}
            {enumLabels.aiErrorCause[cause]}
          </ToggleButton>
        ))}
      </Stack>
    </FormControl>
  )
}

const legendStyle = {
  mb: 1,
  fontSize: 13,
  lineHeight: '18px',
  fontWeight: 600,
  color: 'text.primary',
} as const

const chipsStyle = { flexWrap: 'wrap' } as const

const chipStyle = {
  px: 1.5,
  py: 0.25,
  minHeight: 32,
  gap: 0.5,
  borderRadius: 4,
  textTransform: 'none',
  color: 'text.primary',
  ...selectedStyle,
} as const
