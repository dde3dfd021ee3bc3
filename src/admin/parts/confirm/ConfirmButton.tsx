/** A button that asks before it acts. */
import { Button, type ButtonProps } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, type ConfirmProps } from 'react-admin'

export function ConfirmButton({ label, isBusy = false, onConfirm, ...props }: Props) {
  const { title, content, confirm, cancel, confirmColor, ...button } = props
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button
        {...button}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) setAsking(true)
        }}
      >
        {label}
      </Button>
      <Confirm
        title={title}
        content={content}
        {...(confirm && { confirm })}
        {...(cancel && { cancel })}
        {...(confirmColor && { confirmColor })}
        isOpen={isAsking}
        loading={isBusy}
        onConfirm={() => onConfirm(close)}
        onClose={close}
      />
    </>
  )
}

type Question = Pick<ConfirmProps, 'title' | 'content' | 'confirm' | 'cancel' | 'confirmColor'>

/** Texts of the question are translated where they are keys. */
interface Props extends Omit<ButtonProps, 'onClick' | 'children' | keyof Question>, Question {
  label: ReactNode
  /** While it acts, it takes no other press. */
  isBusy?: boolean
  /** Acts, and closes the question at once or when it is done. */
  onConfirm: (close: () => void) => void
}
