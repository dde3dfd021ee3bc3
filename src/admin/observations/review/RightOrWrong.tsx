/** The reviewer's word on one thing that the AI has found: right, wrong, or, pressed again, not said. */
import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import { Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useController } from 'react-hook-form'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { chosenStyle } from './chosenStyle.ts'

export function RightOrWrong({ name, label, found }: RightOrWrongProps) {
  const { field } = useController({ name })
  const value = field.value as boolean | null
  const id = useId()
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={row}>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="subtitle2" component="p" id={`${id}-label`}>
          {label}
        </Typography>
        <Typography variant="body2" component="div" color="text.secondary" id={`${id}-found`}>
          {found}
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
        <ToggleButton value sx={word}>
          <Check fontSize="small" aria-hidden /> Right
        </ToggleButton>
        <ToggleButton value={false} sx={word}>
          <Close fontSize="small" aria-hidden /> Wrong
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  )
}

interface RightOrWrongProps {
  name: string
  label: string
  /** What the AI has found. */
  found: ReactNode
}

const row = { alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5 } as const

const word = {
  minHeight: 40,
  minWidth: 88,
  gap: 0.5,
  textTransform: 'none',
  color: 'text.primary',
  ...chosenStyle,
} as const
