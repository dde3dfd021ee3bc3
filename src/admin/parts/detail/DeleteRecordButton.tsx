/**
 * Deletes a record after a question. react-admin's own button also resets a form around it, and so brings the code of forms
 * to every page of a record.
 */
import DeleteIcon from '@mui/icons-material/Delete'
import { useState } from 'react'
import { Button, Confirm, type RaRecord, useDelete } from 'react-admin'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { DeletionQuestion } from '../deletion/DeletionQuestion.tsx'
import { useNotifyDeleted } from '../restore/RestoreButton.tsx'
import { useNotifyText } from '../notifications/useNotifyText.ts'

export function DeleteRecordButton({
  resource,
  record,
  onDeleted,
  onSettled,
  ...button
}: DeleteRecordButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const notifyText = useNotifyText()
  const notifyDeleted = useNotifyDeleted(resource)
  const [deleteOne, { isPending }] = useDelete()
  const confirm = () =>
    deleteOne(
      resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notifyDeleted([record.id])
          onDeleted?.()
        },
        onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
        onSettled: () => {
          setAsking(false)
          onSettled?.()
        },
      },
    )
  return (
    <>
      <Button
        label="ra.action.delete"
        size="medium"
        color="error"
        {...button}
        onClick={() => setAsking(true)}
      >
        <DeleteIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title="ra.message.delete_title"
        content={
          <DeletionQuestion
            resource={resource}
            ids={[record.id]}
            question="ra.message.delete_content"
          />
        }
        confirmColor="warning"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

interface DeleteRecordButtonProps {
  resource: string
  record: RaRecord
  /** A translation key or a text; 'Delete' by default. */
  label?: string
  'aria-label'?: string
  onDeleted?: () => void
  /** After a failure, too. */
  onSettled?: () => void
}
