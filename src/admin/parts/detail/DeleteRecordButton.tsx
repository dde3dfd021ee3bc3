/** Deletes a record after a question that says what names it, with Undo in the toast. */
import { DeleteWithConfirmButton, type RaRecord } from 'react-admin'
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
  const notifyText = useNotifyText()
  const notifyDeleted = useNotifyDeleted(resource)
  return (
    <DeleteWithConfirmButton
      size="medium"
      {...button}
      resource={resource}
      record={record}
      redirect={false}
      confirmTitle="ra.message.delete_title"
      confirmContent={
        <DeletionQuestion
          resource={resource}
          ids={[record.id]}
          question="ra.message.delete_content"
        />
      }
      confirmColor="warning"
      mutationOptions={{
        onSuccess: () => {
          notifyDeleted([record.id])
          onDeleted?.()
        },
        onError: (error) => notifyText(graphqlErrorMessage(error), 'error'),
        onSettled: () => onSettled?.(),
      }}
    />
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
