/** Override of an AI result: adding, changing and removing it; the code of each loads where it is used. */
import EditNote from '@mui/icons-material/EditNote'
import { Button, Skeleton, Stack } from '@mui/material'
import { Suspense, useState } from 'react'
import { useT } from '../../../foundation/i18n/useT.ts'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { useCorrectionDraft } from './correctionDraft.ts'

export function OverrideResult({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const draft = useCorrectionDraft(observation.id)
  const [isOpen, setOpen] = useState(() => draft.has('override'))
  // After the form was opened or closed, the keyboard focus moves with it.
  const [movesFocus, setMovesFocus] = useState(false)
  const toggle = (toOpen: boolean) => {
    setOpen(toOpen)
    setMovesFocus(true)
  }
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={400} />}>
        <OverrideForm
          observation={observation}
          hasFocus={movesFocus}
          onClose={() => toggle(false)}
        />
      </Suspense>
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
        {t(isOverridden ? 'observations.override.edit' : 'observations.override.title')}
      </Button>
      {isOverridden && (
        <Suspense fallback={null}>
          <RestoreAiResult observation={observation} />
        </Suspense>
      )}
    </Stack>
  )
}

const OverrideForm = lazyScreen(() => import('./OverrideForm.tsx'), 'OverrideForm')
const RestoreAiResult = lazyScreen(() => import('./RestoreAiResult.tsx'), 'RestoreAiResult')
