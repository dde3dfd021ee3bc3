/** Override of an AI result: adding, changing and removing it. */
import EditNote from '@mui/icons-material/EditNote'
import Undo from '@mui/icons-material/Undo'
import { Button, Skeleton, Stack } from '@mui/material'
import { Suspense, useState } from 'react'
import { useUpdate } from 'react-admin'
import { graphqlErrorMessage } from '../../../foundation/data/graphqlError.ts'
import { useT } from '../../../foundation/i18n/useT.ts'
import { lazyScreen } from '../../../parts/layout/lazyScreen.tsx'
import type { ObservationRecord } from '../observationRecord.ts'
import { useNotifyText } from '../../../parts/notifications/useNotifyText.ts'
import { useCorrectionDraft } from './correctionDraft.ts'
import { ConfirmButton } from '../../../parts/confirm/ConfirmButton.tsx'

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
      {isOverridden && <RestoreAiResult observation={observation} />}
    </Stack>
  )
}

const OverrideForm = lazyScreen(() => import('./OverrideForm.tsx'), 'OverrideForm')

/** Removes an override after a confirmation, so that the AI's result counts again. */
function RestoreAiResult({ observation }: { observation: ObservationRecord }) {
  const t = useT()
  const notifyText = useNotifyText()
  const [update, { isPending }] = useUpdate<ObservationRecord>()
  return (
    <ConfirmButton
      startIcon={<Undo />}
      label={t('observations.override.restore')}
      isBusy={isPending}
      title={t('observations.override.restoreTitle')}
      content={t('observations.override.restoreQuestion')}
      confirm={t('observations.override.restoreConfirm')}
      onConfirm={(close) =>
        void update(
          'allobservations',
          { id: observation.id, data: { review_type: 'AI' }, previousData: observation },
          {
            mutationMode: 'pessimistic',
            onSuccess: () => notifyText(t('observations.override.restored')),
            onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
            onSettled: close,
          },
        )
      }
    />
  )
}
