/** /users/{id}/resetpassword: sets a person's password, or sends them a link to set it themselves (spec 2, 5 and 8). */
import { Alert, Skeleton, Stack } from '@mui/material'
import { useGetOne, useParams } from 'react-admin'
import type { User } from '#api/generated/contract.ts'
import { editRefusal } from '#domain/users/userRules.ts'
import { useMe } from '../auth/useMe.ts'
import { firstErrorMessage } from '../data/firstErrorMessage.ts'
import { nameOf } from '../forms/entered.ts'
import { PageHeader } from '../layout/PageHeader.tsx'
import { NewPassword } from './NewPassword.tsx'
import { ResetLink } from './ResetLink.tsx'

export function PasswordReset() {
  const { id = '' } = useParams()
  const me = useMe()
  const { data: user, error } = useGetOne<User>('users', { id })
  return (
    <>
      <PageHeader title={user ? `Reset password of ${nameOf(user)}` : 'Reset password'} />
      <Stack spacing={2} sx={{ maxWidth: 800 }}>
        {error ? (
          <Alert severity="error">{firstErrorMessage(error)}</Alert>
        ) : !user ? (
          <Skeleton variant="rounded" height={320} />
        ) : editRefusal(me, user) !== null ? (
          <Alert severity="error">{editRefusal(me, user)}</Alert>
        ) : (
          <>
            <NewPassword user={user} />
            <ResetLink user={user} />
          </>
        )}
      </Stack>
    </>
  )
}
