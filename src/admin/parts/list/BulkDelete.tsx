/** Deletes the chosen rows after the spec's question, all or none (spec 2, Shared list screens). */
import DeleteIcon from '@mui/icons-material/Delete'
import { Button } from '@mui/material'
import {
  useBulkDeleteController,
  useGetResourceLabel,
  useListContext,
  useTranslate,
} from 'react-admin'
import { useState } from 'react'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { DeletionQuestion } from './DeletionQuestion.tsx'

export function BulkDelete({ onRefused }: { onRefused: (reason: string) => Promise<void> }) {
  const { selectedIds, resource } = useListContext()
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const [isConfirming, setConfirming] = useState(false)
  const { handleDelete, isPending } = useBulkDeleteController({
    mutationMode: 'pessimistic',
    successMessage: 'list.deleted',
    mutationOptions: {
      onSettled: () => setConfirming(false),
      onError: (error: unknown) => onRefused(graphqlErrorMessage(error)),
    },
  })
  const count = selectedIds.length
  const noun = labelOf(resource, count).toLowerCase()
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} onClick={() => setConfirming(true)}>
        {translate('list.delete', { count, noun })}
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
