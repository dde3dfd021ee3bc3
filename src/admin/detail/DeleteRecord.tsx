/** Deletes the record on the page after the spec's question, then leads back to the list (spec 2). */
import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { Confirm, useDeleteController, useRecordContext } from 'react-admin'
import { useState } from 'react'
import { MESSAGES } from '#domain/messages.ts'

export function DeleteRecord({ noun }: { noun: string }) {
  const record = useRecordContext()
  const [asking, setAsking] = useState(false)
  const { handleDelete, isPending } = useDeleteController({
    ...(record ? { record } : {}),
    mutationMode: 'pessimistic',
    redirect: 'list',
    mutationOptions: { onSettled: () => setAsking(false) },
  })
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        Delete {noun}
      </Button>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={MESSAGES.deletionTitle}
        content={MESSAGES.deletionText}
        confirm="ra.action.delete"
        cancel="ra.action.cancel"
        confirmColor="warning"
        onConfirm={handleDelete}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
