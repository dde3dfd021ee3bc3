/** Deletes the record on the page after the spec's question, then leads back to the list (spec 2). */
import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { useDeleteController, useRecordContext } from 'react-admin'
import { useState } from 'react'
import { DeletionQuestion } from '../list/DeletionQuestion.tsx'

export function DeleteRecord({ noun, name, onDeleted }: DeleteRecordProps) {
  const record = useRecordContext()
  const [isConfirming, setConfirming] = useState(false)
  const { handleDelete, isPending } = useDeleteController({
    ...(record ? { record } : {}),
    mutationMode: 'pessimistic',
    redirect: name === undefined ? 'list' : false,
    mutationOptions: {
      onSettled: () => {
        setConfirming(false)
        onDeleted?.()
      },
    },
  })
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        onClick={() => setConfirming(true)}
        {...(name === undefined ? {} : { 'aria-label': `Delete ${name}` })}
      >
        {name === undefined ? `Delete ${noun}` : 'Delete'}
      </Button>
      <DeletionQuestion
        isAsked={isConfirming}
        isDeleting={isPending}
        onConfirm={() => handleDelete()}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}

interface DeleteRecordProps {
  noun: string
  /** Its own name where it stands among others: they are on the page before and after. */
  name?: string
  /** What else a deletion changes on the screen. */
  onDeleted?: () => void
}
