/** 'Are you sure …': Delete or Cancel, in the spec's words. */
import { Confirm } from 'react-admin'
import { MESSAGES } from '#domain/messages.ts'

export function DeletionDialog({ isDeleting, onConfirm, onCancel }: DeletionDialogProps) {
  return (
    <Confirm
      isOpen
      loading={isDeleting}
      title={MESSAGES.deletionTitle}
      content={MESSAGES.deletionText}
      confirm="ra.action.delete"
      cancel="ra.action.cancel"
      confirmColor="warning"
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  )
}

export interface DeletionDialogProps {
  isDeleting: boolean
  onConfirm: () => void
  onCancel: () => void
}
