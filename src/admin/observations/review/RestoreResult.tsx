/** Takes an override back after a question: the AI's own result counts again. */
import Undo from '@mui/icons-material/Undo'
import { Button } from '@mui/material'
import { Confirm, useUpdate } from 'react-admin'
import { useState } from 'react'
import { firstErrorMessage } from '../../data/firstErrorMessage.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { useTell } from './useTell.ts'

export function RestoreResult({ observation }: { observation: ObservationRecord }) {
  const [isAsked, setAsked] = useState(false)
  const tell = useTell()
  const [update, { isPending }] = useUpdate<ObservationRecord>()
  const restore = () =>
    update(
      'allobservations',
      { id: observation.id, data: { review_type: 'AI' }, previousData: observation },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => tell('The AI result counts again.'),
        onError: (error) => tell(firstErrorMessage(error), 'error'),
        onSettled: () => setAsked(false),
      },
    )
  return (
    <>
      <Button startIcon={<Undo />} onClick={() => setAsked(true)}>
        Restore the AI result
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title="Restore the AI result?"
        content="The override and its reason are taken back, and the AI’s own verdicts count again. The history keeps both."
        confirm="Restore"
        cancel="ra.action.cancel"
        onConfirm={() => void restore()}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
