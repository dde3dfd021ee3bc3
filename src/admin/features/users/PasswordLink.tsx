/** Leads to the page where a person's password is reset. */
import LockReset from '@mui/icons-material/LockReset'
import { Button } from '@mui/material'
import { LinkBase } from 'react-admin'
import { resetPasswordPath } from './passwordPathOf.ts'

export function ResetPasswordButton({ user }: { user: { id: string } }) {
  return (
    <Button
      component={LinkBase}
      to={resetPasswordPath(user)}
      color="inherit"
      startIcon={<LockReset />}
    >
      Reset password
    </Button>
  )
}
