/** Says before signing out that observations are not sent yet. */
import { Confirm } from 'react-admin'

export function SignOutQuestion({ unsent, onConfirm, onClose }: SignOutQuestionProps) {
  return (
    <Confirm
      isOpen
      title="today.signOut.title"
      content="today.signOut.question"
      contentTranslateOptions={{ smart_count: unsent }}
      confirm="today.signOut.leave"
      cancel="today.signOut.stay"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}

interface SignOutQuestionProps {
  unsent: number
  onConfirm: () => void
  onClose: () => void
}
