/** Somebody was just added: they have no password yet, and here is what to do about it. */
import { Alert, AlertTitle, Button } from '@mui/material'
import { LinkBase, useLocation } from 'react-admin'
import type { User } from '#api/generated/contract.ts'
import { resetPasswordPath } from './passwordPathOf.ts'

export function NoPasswordAlert({ user }: { user: User }) {
  const state = useLocation().state as { added?: boolean } | null
  if (!state?.added) return null
  return (
    <Alert
      severity="info"
      action={
        <Button component={LinkBase} to={resetPasswordPath(user)} color="inherit">
          Give a password
        </Button>
      }
    >
      <AlertTitle>One more step</AlertTitle>
      {user.firstname} has no password yet and cannot sign in. Set one, or send a link by email with
      which {user.firstname} sets it.
    </Alert>
  )
}
