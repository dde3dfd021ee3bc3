/** What may be done about an AI result: overriding it, changing the override, and taking it back. */
import EditNote from '@mui/icons-material/EditNote'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import type { ObservationRecord } from '../observationRecord.ts'
import { OverrideForm } from './OverrideForm.tsx'
import { RestoreAiResult } from './RestoreResult.tsx'
import { useCorrectionDraft } from './useCorrectionDraft.ts'

export function OverrideResult({ observation }: { observation: ObservationRecord }) {
  const draft = useCorrectionDraft(observation.id)
  const [isOpen, setOpen] = useState(() => draft.has('override'))
  // The keyboard goes where the screen goes, once somebody has opened or closed it.
  const [movesFocus, setMovesFocus] = useState(false)
  const toggle = (toOpen: boolean) => {
    setOpen(toOpen)
    setMovesFocus(true)
  }
  if (isOpen)
    return (
      <OverrideForm observation={observation} hasFocus={movesFocus} onClose={() => toggle(false)} />
    )
  const isOverridden = observation.review_type === 'MANUAL_OVERRIDE'
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        startIcon={<EditNote />}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={movesFocus}
        onClick={() => toggle(true)}
      >
        {isOverridden ? 'Change the override' : 'Override the AI result'}
      </Button>
      {isOverridden && <RestoreAiResult observation={observation} />}
    </Stack>
  )
}
