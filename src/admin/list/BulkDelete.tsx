/** Deletes the chosen rows after the spec's question (spec 2, Shared list screens). */
import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import { Confirm, useBulkDeleteController, useListContext, useTranslate } from 'react-admin'
import { useState } from 'react'
import { MESSAGES } from '#domain/messages.ts'

export function BulkDelete() {
  const { selectedIds } = useListContext()
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    mutationOptions: { onSettled: () => setAsking(false) },
  })
  const label = translate('ra.action.delete', { _: 'Delete' })
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setAsking(true)}>
        {label} {selectedIds.length}
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
