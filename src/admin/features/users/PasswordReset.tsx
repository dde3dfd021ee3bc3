/** /users/{id}/resetpassword: sets a person's password, or sends them a link to set it themselves (spec 2, 5 and 8). */
import { Alert, Skeleton, Stack } from '@mui/material'
import { useGetOne, useParams } from 'react-admin'
import type { User } from '#api/generated/contract.ts'
import { editRefusal } from '#domain/users/userRules.ts'
import { useMe } from '../../foundation/auth/useMe.ts'
import { graphqlErrorMessage } from '../../foundation/data/graphqlError.ts'
import { displayName } from '../../parts/forms/entered.ts'
import { PageHeader } from '../../parts/layout/PageHeader.tsx'
import { SetPasswordForm } from './NewPassword.tsx'
import { SendResetLink } from './ResetLink.tsx'

export function PasswordReset() {
  const { id = '' } = useParams()
  const me = useMe()
  const { data: user, error } = useGetOne<User>('users', { id })
  return (
    <>
      <PageHeader title={user ? `Reset password of ${displayName(user)}` : 'Reset password'} />
      <Stack spacing={2} sx={{ maxWidth: 800 }}>
        {error ? (
          <Alert severity="error">{graphqlErrorMessage(error)}</Alert>
        ) : !user ? (
          <Skeleton variant="rounded" height={320} />
        ) : editRefusal(me, user) !== null ? (
          <Alert severity="error">{editRefusal(me, user)}</Alert>
        ) : (
          <>
            <SetPasswordForm user={user} />
            <SendResetLink user={user} />
          </>
        )}
      </Stack>
    </>
  )
}
