/** The reviewer's word on one thing that the AI has found: right, wrong, or, pressed again, not said. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useController } from 'react-hook-form'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { selectedStyle } from './chosenStyle.ts'

export function CorrectIncorrectToggle({ name, label, finding }: CorrectIncorrectToggleProps) {
  const { field } = useController({ name })
  const value = field.value as boolean | null
  const id = useId()
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={toggleRowStyle}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="subtitle2" component="p" id={`${id}-label`}>
          {label}
        </Typography>
        <Typography variant="body2" component="div" color="text.secondary" id={`${id}-found`}>
          {finding}
        </Typography>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-found`}
        value={value}
        onChange={(_, said: boolean | null) => field.onChange(said)}
        sx={{ flexShrink: 0 }}
      >
        <ToggleButton value sx={toggleButtonStyle}>
          <Check fontSize="small" aria-hidden /> Right
        </ToggleButton>
        <ToggleButton value={false} sx={toggleButtonStyle}>
          <Close fontSize="small" aria-hidden /> Wrong
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  )
}

interface CorrectIncorrectToggleProps {
  name: string
  label: string
  /** What the AI has found. */
  finding: ReactNode
}

const toggleRowStyle = { alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5 } as const

const toggleButtonStyle = {
  minHeight: 40,
  minWidth: 88,
  gap: 0.5,
  textTransform: 'none',
  color: 'text.primary',
  ...selectedStyle,
} as const
