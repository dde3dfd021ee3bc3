/** Deletes the record on the page after the spec's question, then leads back to the list (spec 2). */
import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { useDeleteController, useRecordContext } from 'react-admin'
import { useState } from 'react'
import { DeletionQuestion } from '../list/DeletionQuestion.tsx'

export function DeleteRecord({ noun, among, onDeleted }: DeleteRecordProps) {
  const record = useRecordContext()
  const [asking, setAsking] = useState(false)
  const { handleDelete, isPending } = useDeleteController({
    ...(record ? { record } : {}),
    mutationMode: 'pessimistic',
    redirect: among === undefined ? 'list' : false,
    mutationOptions: {
      onSettled: () => {
        setAsking(false)
        onDeleted?.()
      },
    },
  })
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setAsking(true)}
        {...(among === undefined ? {} : { 'aria-label': `Delete ${among}` })}
      >
        {among === undefined ? `Delete ${noun}` : 'Delete'}
      </Button>
      <DeletionQuestion
        isAsked={asking}
        isDeleting={isPending}
        onConfirm={() => handleDelete()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

interface DeleteRecordProps {
  noun: string
  /** Its own name where it stands among others: they are on the page before and after. */
  among?: string
  /** What else a deletion changes on the screen. */
  onDeleted?: () => void
}
