/** Takes an override back after a question: the AI's own result counts again. */
import Undo from '@mui/icons-material/Undo'
import { Button } from '@mui/material'
import { Confirm, useUpdate } from 'react-admin'
import { useState } from 'react'
import { graphqlErrorMessage } from '../../../foundation/data/graphqlError.ts'
import type { ObservationRecord } from '../observationRecord.ts'
import { useNotifyText } from './useTell.ts'

export function RestoreAiResult({ observation }: { observation: ObservationRecord }) {
  const [isConfirming, setConfirming] = useState(false)
  const notifyText = useNotifyText()
  const [update, { isPending }] = useUpdate<ObservationRecord>()
  const restore = () =>
    update(
      'allobservations',
      { id: observation.id, data: { review_type: 'AI' }, previousData: observation },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notifyText('The AI result counts again.'),
        onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
        onSettled: () => setConfirming(false),
      },
    )
  return (
    <>
      <Button startIcon={<Undo />} onClick={() => setConfirming(true)}>
        Restore the AI result
      </Button>
      <Confirm
        isOpen={isConfirming}
        loading={isPending}
        title="Restore the AI result?"
        content="The override and its reason are taken back, and the AI’s own verdicts count again. The history keeps both."
        confirm="Restore"
        cancel="ra.action.cancel"
        onConfirm={() => void restore()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
